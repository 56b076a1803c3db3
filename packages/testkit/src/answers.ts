import type { Answer, Game, Kind, Pending, Refusal } from '@sandtable/kernel'
import type { Moment, Trial } from './trial.ts'
import { fork, isSpace, pending, same, submit } from '@sandtable/kernel'
import { apart, difference } from './difference.ts'
import { breach, carried, play, stateOf } from './trial.ts'

/** How many options of one list are tried at most, and how many samples of a space. */
const TRIED = 64
const SAMPLES = 8

/** A value that no space can have. */
const NEVER: readonly unknown[] = [
  undefined,
  NaN,
  Infinity,
  0.5,
  2 ** 53,
  () => {},
  new Map(),
  'no such option',
  { no: 'such option' },
  ['no such option'],
]
/** A value that is an option only if a list names it. */
const SELDOM: readonly unknown[] = [
  ...NEVER,
  null,
  true,
  false,
  -1,
  1_000_003,
  '',
  [],
  {},
  [null],
  { x: 0.5 },
]

/** L4 Every option is accepted; junk and wrong players are refused by name, and change nothing. */
export function exactlyTheOptions<K extends Kind>(trial: Trial<K>): void {
  const players = trial.rules.players(trial.s)
  for (const seed of trial.seeds) {
    const end = play(trial, 'L4', seed, {
      at: (m, owed) => {
        sameOnSecondLook(m, owed)
        for (const asked of owed) everyOptionIsAccepted(m, asked)
        const before = stateOf(m.g)
        for (const asked of owed) junkIsRefused(m, asked)
        othersAreRefused(m, owed, players)
        const found = apart(before, stateOf(m.g))
        if (found !== null) throw breach(m, `a refused answer changed the game: ${found}`)
      },
    })
    const refusal = submit(end, 0, null)
    if (refusal !== 'game-over')
      throw breach(
        { law: 'L4', seed, number: end.asked },
        `the game is over, and an answer was met with ${refusal}`,
      )
  }
}

/** Looking at the options neither changes them nor the game. */
function sameOnSecondLook<K extends Kind>(m: Moment<K>, owed: readonly Pending[]): void {
  const before = stateOf(m.g)
  const found = difference(owed.map(plain), pending(m.g).map(plain), 'pending') ?? apart(before, stateOf(m.g))
  if (found !== null) throw breach(m, `a second look at the options differs: ${found}`)
}

/** A decision as data: for a space, its shape. */
export const plain = ({ id, player, kind, rule, options }: Pending): unknown => ({
  id,
  player,
  kind,
  rule,
  options: isSpace(options) ? { shape: options.shape } : options,
})

function everyOptionIsAccepted<K extends Kind>(m: Moment<K>, { player, kind, options }: Pending): void {
  for (const option of someOf(m, options)) {
    if (isSpace(options) && !options.has(option))
      throw breach(m, `'${kind}' samples ${shown(option)} and does not have it`)
    const on = fork(m.g)
    const refusal = tried(m, on, player, carried(option), `option ${shown(option)} of '${kind}'`)
    if (refusal !== null) throw breach(m, `option ${shown(option)} of '${kind}' was refused: ${refusal}`)
  }
}

/** All options of a list unless there are too many; then an even selection, from a random first one. */
function someOf<K extends Kind>(m: Moment<K>, options: Pending['options']): readonly Answer[] {
  if (isSpace(options)) return Array.from({ length: SAMPLES }, () => options.sample(m.dice))
  const step = Math.ceil(options.length / TRIED)
  return options.filter((_, i) => (i + m.number) % step === 0)
}

function junkIsRefused<K extends Kind>(m: Moment<K>, { player, kind, options }: Pending): void {
  const junk = isSpace(options)
    ? [...NEVER, ...spoiled(options.sample(m.dice))]
    : SELDOM.filter(answer => !options.some(option => same(option, answer)))
  for (const answer of junk) {
    const what = `'${kind}' answered with ${shown(answer)}`
    const refusal = tried(m, m.g, player, answer as Answer, what)
    if (refusal !== 'not-an-option') throw breach(m, `${what} was met with ${refusal ?? 'consent'}`)
  }
}

/** A lawful answer with an error in it. */
function spoiled(answer: Answer): unknown[] {
  if (typeof answer === 'number') return [answer + 0.5, String(answer)]
  if (typeof answer !== 'object' || answer === null) return [[answer]]
  if (Array.isArray(answer))
    return [
      [...answer, undefined],
      [...answer, { no: 'such option' }],
    ]
  const whole = answer as { readonly [key: string]: Answer }
  const parts = Object.keys(whole).flatMap(key =>
    spoiled(whole[key] as Answer).map(bad => ({ ...whole, [key]: bad })),
  )
  return [{ ...whole, 'no such key': 0 }, ...parts]
}

function othersAreRefused<K extends Kind>(m: Moment<K>, owed: readonly Pending[], players: number): void {
  for (const player of [-1, 0.5, ...Array.from({ length: players + 1 }, (_, i) => i)]) {
    if (owed.some(asked => asked.player === player)) continue
    for (const { options } of owed) {
      const answer = isSpace(options) ? options.sample(m.dice) : (options[0] as Answer)
      const refusal = tried(m, m.g, player, answer, `an answer of player ${player}, who owes none,`)
      if (refusal !== 'not-your-decision')
        throw breach(m, `player ${player} owes no answer, and his was met with ${refusal ?? 'consent'}`)
    }
  }
}

function tried<K extends Kind>(
  m: Moment<K>,
  g: Game<K>,
  player: number,
  answer: Answer,
  what: string,
): Refusal | null {
  try {
    return submit(g, player, answer)
  } catch (error) {
    throw breach(m, `${what} broke the game: ${(error as Error).message}`, error)
  }
}

const shown = (value: unknown): string => JSON.stringify(value) ?? typeof value

/** L7 No dead end, no endless run of steps, and an end: the kernel and the trial's limit enforce it. */
export function gamesEnd<K extends Kind>(trial: Trial<K>): void {
  for (const seed of trial.seeds) play(trial, 'L7', seed, {})
}
