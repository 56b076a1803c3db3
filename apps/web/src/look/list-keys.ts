/** A place on the page, in pixels. */
interface Spot {
  readonly left: number
  readonly top: number
}

/** Where a key leads from a place in a column, the ends being joined; null if it leads nowhere. */
export function downColumn(key: string, at: number, count: number): number | null {
  const to = ENDS[key] ?? COLUMN[key]
  return to === undefined || count === 0 ? null : to(at, count)
}

/** Where a key leads from a place in rows that are read like text; null if it leads nowhere. */
export function overRows(key: string, at: number, spots: readonly Spot[]): number | null {
  const way = ROWS[key]
  if (way !== undefined) return nextRow(spots, at, way)
  const to = ENDS[key] ?? LINE[key]
  return to === undefined || spots.length === 0 ? null : to(at, spots.length)
}

type Led = Readonly<Record<string, (at: number, count: number) => number>>

const ENDS: Led = { Home: () => 0, End: (_, count) => count - 1 }
const COLUMN: Led = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
}
const LINE: Led = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: at => Math.max(at - 1, 0),
}
const ROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The place in the next row that is the least aside, or the same place if there is no such row. */
function nextRow(spots: readonly Spot[], at: number, way: 1 | -1): number | null {
  const from = spots[at]
  if (from === undefined) return null
  const ahead = [...spots.entries()].filter(([, { top }]) => (top - from.top) * way > 0)
  const row = Math.min(...ahead.map(([, { top }]) => top * way)) * way
  const [nearest] = ahead
    .filter(([, { top }]) => top === row)
    .toSorted(([, a], [, b]) => Math.abs(a.left - from.left) - Math.abs(b.left - from.left))
  return nearest?.[0] ?? at
}

/** Letters in so short a time, in milliseconds, begin one word. */
const PAUSE = 700

/**
 * Finds lines by what is typed: letters in a row begin a word, and a letter again goes to the next line that it
 * begins. Returns null if no line begins so.
 */
export function typing(): (
  letter: string,
  at: number,
  lines: readonly string[],
  now: number,
) => number | null {
  let [typed, last] = ['', 0]
  return (letter, at, lines, now) => {
    typed = (now - last > PAUSE ? '' : typed) + letter.toLocaleLowerCase()
    last = now
    const first = typed.slice(0, 1)
    const isOneLetter = typed === first.repeat(typed.length)
    const [start, after] = isOneLetter ? [first, at + 1] : [typed, Math.max(at, 0)]
    for (let n = 0; n < lines.length; n++) {
      const i = (after + n) % lines.length
      if (lines[i]?.trim().toLocaleLowerCase().startsWith(start) === true) return i
    }
    return null
  }
}

/** Whether a key writes a letter, and no command. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}
