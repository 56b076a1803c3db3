import type { Game, Kind, Ruleset } from '@sandtable/kernel'

/** The rules' work, counted. */
export interface Work {
  /** Events applied to a position. */
  folds: number
  /** Players whose options were worked out, one entry for each time. */
  readonly asked: number[]
  /** The games whose options were worked out or shown. */
  readonly games: Set<object>
}

/** The same rules, counting their work. */
export function counted<K extends Kind>(
  rules: Ruleset<K>,
): { readonly rules: Ruleset<K>; readonly work: Work } {
  const work: Work = { folds: 0, asked: [], games: new Set() }
  const events = eachOf(rules.events, rule => ({
    ...rule,
    apply: (...given: unknown[]) => (work.folds++, rule['apply']?.(...given)),
  }))
  const sequences = eachOf(rules.sequences, lines =>
    eachOf(lines, line =>
      typeof line === 'function'
        ? line
        : {
            ...line,
            legal: (g: Game<K>, player: number) => {
              work.asked.push(player)
              work.games.add(g)
              return line['legal']?.(g, player)
            },
          },
    ),
  )
  return { rules: { ...rules, events, sequences } as Ruleset<K>, work }
}

type Parts = Readonly<Record<string, (...given: unknown[]) => unknown>>

const eachOf = (parts: object, make: (part: Parts) => object): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part as Parts)]))
