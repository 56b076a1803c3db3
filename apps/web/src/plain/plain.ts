import type { Answer, Chronicle, Dice, Kind, Options, Ruleset } from '@sandtable/kernel'
import type { Mark } from '@sandtable/draw'
import { encode, isSpace, seeded } from '@sandtable/kernel'
import type { LogLine } from '../frame/log-list.tsx'
import type { Seen } from '../game/live-game.ts'

/** A game for the plain table, which shows the position as text and a button for each option. */
export interface Plain<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly title: string
  readonly about: string
  readonly players: readonly { readonly name: string; readonly colour: string }[]
  /** The turn; 0: before the first. */
  readonly turn: (p: K['p']) => number
  /** Each player's score. */
  readonly points: (p: K['p']) => readonly number[]
  /** The position, line by line. */
  readonly lines: (p: K['p']) => readonly string[]
  /** A decision in words, by its kind; and one of its options. */
  readonly question: (kind: string) => string
  readonly option: (p: K['p'], kind: string, option: Answer) => string
  /** An event in words, with the position just after it; null: none. */
  readonly say: (e: K['e'], p: K['p']) => PlainWords | null
}

/** A sentence, and the player it is about; null: nobody. */
export interface PlainWords {
  readonly text: string
  readonly player: number | null
}

/** An event, its words, if any, and its turn. */
export interface PlainTale<K extends Kind> {
  readonly e: K['e']
  readonly told: PlainWords | null
  readonly turn: number
}

export const plainChronicle = <K extends Kind>({ say, turn }: Plain<K>): Chronicle<K, PlainTale<K>> => ({
  tell: (e, view) => ({ e, told: say(e, view), turn: turn(view) }),
})

export const marksOf = <K extends Kind>({ players }: Plain<K>): Mark[] =>
  players.map(({ colour }) => ({ colour, hatched: false }))

/** A game as a plain table shows it. */
export interface PlainLook {
  readonly turn: number
  readonly points: readonly number[]
  readonly lines: readonly string[]
  /** The decision; null: none. */
  readonly question: string | null
  readonly options: readonly { readonly words: string; readonly answer: Answer }[]
  /** The options are a sample, because there are too many to list. */
  readonly drawn: boolean
  readonly log: readonly LogLine[]
}

/** The size of the sample if there are too many options to list. */
const DRAWN = 8

/** A plain table's content; each request draws other options. */
export function lookOf<K extends Kind>(
  plain: Plain<K>,
  { view, decision, tale }: Pick<Seen<K, PlainTale<K>>, 'view' | 'decision' | 'tale'>,
  draw: number,
): PlainLook {
  const asked = view === null ? null : decision
  return {
    turn: view === null ? 0 : plain.turn(view),
    points: view === null ? plain.players.map(() => 0) : plain.points(view),
    lines: view === null ? [] : plain.lines(view),
    question: asked === null ? null : plain.question(asked.kind),
    options:
      asked === null || view === null
        ? []
        : listed(asked.options, seeded(`${asked.id} ${draw}`)).map(answer => ({
            words: plain.option(view, asked.kind, answer),
            answer,
          })),
    drawn: asked !== null && isSpace(asked.options),
    log: tale.flatMap(({ told }, at) => (told === null ? [] : [lineOf(told, at)])),
  }
}

/** All options, or a sample if there are too many. */
function listed(options: Options, dice: Dice): readonly Answer[] {
  if (!isSpace(options)) return options
  const drawn = Array.from({ length: DRAWN }, () => options.sample(dice))
  return [...new Map(drawn.map(answer => [encode(answer), answer])).values()]
}

const lineOf = ({ text, player }: PlainWords, at: number): LogLine => ({
  key: String(at),
  is: 'line',
  who: '',
  text,
  player,
  tone: 'plain',
  rules: [],
  place: null,
})
