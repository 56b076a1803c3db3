import type { Toll } from '../combat/casualties.ts'

/** A stack of men, without health or crew. */
export const men = (healthy: number, injured = 0, dead = 0): Toll => ({
  healthy,
  injured,
  dead,
  health: [],
  crew: [],
  taken: [],
})

export const counts = ({ healthy, injured, dead }: Toll): number[] => [healthy, injured, dead]
