import type { Toll } from '../combat/casualties.ts'

/** A stack of men, who have neither health nor crew. */
export const men = (healthy: number, injured = 0, dead = 0): Toll => ({
  healthy,
  injured,
  dead,
  health: [],
  crew: [],
  taken: [],
})

export const counts = ({ healthy, injured, dead }: Toll): number[] => [healthy, injured, dead]
