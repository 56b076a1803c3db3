import type { Game, Kind, Pending, Ruleset, Viewer } from '@sandtable/kernel'
import { begin, isSpace, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import type { Few } from './few.ts'
import { fewOf } from './few.ts'
import { paper } from './flat.tsx'

/** How much of a random game to draw. */
export interface Walk {
  readonly seed: string
  /** The number of first decisions drawn of every kind, and one in how many of the others. */
  readonly first: number
  readonly oneIn: number
  /** The share of looks drawn: for the deciding player, and for the others. */
  readonly most: number
  readonly others: number
}

interface Walked<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  /** Scales that maps are drawn at. */
  readonly scales: readonly number[]
  /** Draws everything that a viewer may look at now; returns the number of pages. */
  readonly look: (g: Game<K>, viewer: Viewer, few: Few) => Promise<number>
}

export interface Drawn<K extends Kind> {
  readonly g: Game<K>
  readonly pages: number
  /** The sorts of decisions that were drawn. */
  readonly sorts: ReadonlySet<string>
}

/** Plays a game at random, and draws its decisions for the deciding player, for the others, and for a spectator. */
export async function walk<K extends Kind>(of: Walked<K>, how: Walk): Promise<Drawn<K>> {
  const { seed, first, oneIn } = how
  const g = begin(of.rules, of.s, { dice: seeded(seed) })
  const [answers, chance] = [seeded(`${seed} answers`), seeded(`${seed} looks`)]
  const sorts = new Map<string, number>()
  let pages = 0
  for (let number = 0; !over(g); number++) {
    const owed = pending(g)
    const asked = owed[rollDice(answers, owed.length)] as Pending
    const sort = sortOf(asked)
    const before = sorts.get(sort) ?? 0
    if (before < first || rollDice(chance, oneIn) === 0) {
      sorts.set(sort, before + 1)
      pages += await drawn(of, how, g, asked.player, number, chance)
    }
    submit(g, asked.player, randomAnswer(asked.options, answers))
  }
  pages += await drawn(of, how, g, null, -1, chance)
  return { g, pages, sorts: new Set(sorts.keys()) }
}

/** A decision's kind, with its current offers. */
function sortOf({ kind, options }: Pending): string {
  if (!isSpace(options)) return kind
  const offers = Object.entries(options.shape as Readonly<Record<string, unknown>>)
  return [kind, ...offers.flatMap(([name, of]) => (isNothing(of) ? [] : [name]))].join(' ')
}

const isNothing = (offer: unknown): boolean => offer === null || (Array.isArray(offer) && offer.length === 0)

/** One moment for every viewer. */
async function drawn<K extends Kind>(
  { rules, s, scales, look }: Walked<K>,
  { seed, most, others }: Walk,
  g: Game<K>,
  asked: Viewer,
  number: number,
  chance: ReturnType<typeof seeded>,
): Promise<number> {
  let pages = 0
  paper.scale = scales[rollDice(chance, scales.length)] as number
  for (const viewer of [...Array(rules.players(s)).keys(), null]) {
    paper.narrow = rollDice(chance, 4) === 0
    paper.still = rollDice(chance, 2) === 0
    try {
      pages += await look(g, viewer, fewOf(viewer === asked ? most : others, chance))
    } catch (fault) {
      const where = `seed '${seed}', decision ${number}, ${viewer === null ? 'a spectator' : `player ${viewer}`}`
      throw new Error(where, { cause: fault })
    }
  }
  return pages
}
