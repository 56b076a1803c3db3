import type { Border, Scenario } from '@sandtable/waw'

/** The printed border between two regions; null: they don't touch. */
export function borderOf(s: Scenario, from: number, to: number): Border | null {
  const i = s.map.board.next[from]?.indexOf(to) ?? -1
  const number = s.map.board.via[from]?.[i]
  return number === undefined ? null : (s.map.borders[number] ?? null)
}
