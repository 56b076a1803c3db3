import type { Border, Scenario } from '@sandtable/waw'

/** What is printed between two regions; null: they do not touch. */
export function borderOf(s: Scenario, from: number, to: number): Border | null {
  const i = s.map.board.next[from]?.indexOf(to) ?? -1
  const number = s.map.board.via[from]?.[i]
  return number === undefined ? null : (s.map.borders[number] ?? null)
}
