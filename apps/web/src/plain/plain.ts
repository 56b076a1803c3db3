import type { Answer, Chronicle, Dice, Kind, Options, Ruleset } from '@sandtable/kernel'
import type { Mark } from '@sandtable/draw'
import { encode, isSpace, seeded } from '@sandtable/kernel'
import type { LogLine } from '../frame/log-list.tsx'
import type { Seen } from '../game/live-game.ts'

/** All that a plain table must know of a game: it shows the position as text, and a button for each option. */
export interface Plain<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly title: string
  readonly about: string
  readonly players: readonly { readonly name: string; readonly colour: string }[]
  /** Which turn it is; 0: none has begun. */
  readonly turn: (p: K['p']) => number
  /** What each player has to show. */
  readonly points: (p: K['p']) => readonly number[]
  /** The position, line by line. */
  readonly lines: (p: K['p']) => readonly string[]
  /** A decision in words, by its kind, and an option of it. */
  readonly question: (kind: string) => string
  readonly option: (p: K['p'], kind: string, option: Answer) => string
  /** An event in words, by the position just after it; null: it has none. */
  readonly say: (e: K['e'], p: K['p']) => PlainWords | null
}

/** A sentence, and the player it is about; null: nobody. */
export interface PlainWords {
  readonly text: string
  readonly player: number | null
}

/** An event, what is said of it, if anything, and the turn it came in. */
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
  /** What is asked; null: nothing. */
  readonly question: string | null
  readonly options: readonly { readonly words: string; readonly answer: Answer }[]
  /** There are more options than can be listed: these were drawn from them. */
  readonly drawn: boolean
  readonly log: readonly LogLine[]
}

/** If options can't be listed, this many are drawn. */
const DRAWN = 8

/** What a plain table shows, with other options drawn each time that somebody asks for some. */
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

/** All options, or some of those that cannot be listed. */
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
