import type { Ground } from '@sandtable/draw'

/** Regions in reading order: rows of about a stack's height, each from the left. */
export function readingOrder(ground: Ground): number[] {
  const row = (i: number): number => Math.round((ground.regions[i]?.anchor[1] ?? 0) / 64)
  const column = (i: number): number => ground.regions[i]?.anchor[0] ?? 0
  return [...ground.regions.keys()].toSorted((a, b) => row(a) - row(b) || column(a) - column(b))
}

const TOWARD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The neighbour for an arrow key: the one most in that direction, and not too far aside; null: none. */
export function neighbourToward(ground: Ground, from: number, key: string): number | null {
  const [right, down] = TOWARD[key] ?? [0, 0]
  const here = ground.regions[from]
  if (here === undefined || (right === 0 && down === 0)) return null
  let [found, most]: [number | null, number] = [null, 0.35]
  for (const i of here.neighbours) {
    const [x, y] = ground.regions[i]?.anchor ?? here.anchor
    const [dx, dy] = [x - here.anchor[0], y - here.anchor[1]]
    const far = Math.hypot(dx, dy)
    const that = far === 0 ? 0 : (dx * right + dy * down) / far - far / 4000
    if (that > most) [found, most] = [i, that]
  }
  return found
}
