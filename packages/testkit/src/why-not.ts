import type { Answer, Dice, Game, Kind, Pending, WhyNot } from '@sandtable/kernel'
import type { Moment, Trial } from './trial.ts'
import { encode, fork, isSpace, rollDice, same, whyNot } from '@sandtable/kernel'
import { breach, oneOf, play, randomAnswer, viewOf, worldOf } from './trial.ts'

/** How many answers are tried at one decision: options, and options with something else in them. */
const TRIED = 12

/** A value that answers no question. */
const JUNK: readonly Answer[] = [
  null,
  true,
  -1,
  1_000_003,
  'no such option',
  [],
  {},
  { do: 'nothing' },
  [null],
]

/** L11 An answer may be given exactly if no reason is against it, and the reasons reveal no secret. */
export function everyNoHasItsReason<K extends Kind>(trial: Trial<K>): void {
  for (const seed of trial.seeds)
    play(trial, 'L11', seed, {
      at: (m, owed) => {
        for (const asked of owed) {
          const there = elsewhere(trial, m, asked.player)
          for (const answer of answersTo(m, asked)) reasonFits(m, asked, answer, there)
        }
      },
    })
}

/** The same game, with everything a player can't know dealt again. */
function elsewhere<K extends Kind>(trial: Trial<K>, { g, dice }: Moment<K>, player: number): Game<K> {
  const there = fork(g)
  there.p = worldOf(trial, viewOf(trial, g.p, player), player, dice)
  return there
}

function reasonFits<K extends Kind>(m: Moment<K>, asked: Pending, answer: Answer, there: Game<K>): void {
  const { player, kind, options } = asked
  const why = whyNot(m.g, player, answer)
  const isOption = isSpace(options) ? options.has(answer) : options.some(option => same(option, answer))
  const what = `'${kind}' answered with ${encode(answer)}`
  if (isOption !== (why === null))
    throw breach(m, `${what} is ${isOption ? 'an' : 'no'} option, and the reason is ${shown(why)}`)
  const dealt = whyNot(there, player, answer)
  if (shown(why) !== shown(dealt))
    throw breach(m, `${what} tells a secret: ${shown(why)}, and in another world ${shown(dealt)}`)
}

const shown = (why: WhyNot | null): string =>
  why === null ? 'none' : encode({ rule: why.rule, what: why.what, parts: { ...why.parts } })

function answersTo<K extends Kind>({ g, dice }: Moment<K>, { options }: Pending): Answer[] {
  const others = numbersIn(g.p)
  const tried = Array.from({ length: TRIED }, (_, i) => {
    const option = randomAnswer(options, dice)
    return i % 3 === 0 ? option : twisted(option, others, dice)
  })
  return [...tried, oneOf(JUNK, dice)]
}

/** The length of a position's longest row: lower numbers may name one of its things. */
const numbersIn = (p: object): number =>
  Math.max(8, ...Object.values(p).map(part => (Array.isArray(part) ? part.length : 0)))

/** An answer with some numbers changed, an extra word, or an item less. */
function twisted(answer: Answer, below: number, dice: Dice): Answer {
  if (typeof answer === 'number')
    return rollDice(dice, 2) === 0 ? answer + rollDice(dice, 5) - 2 : rollDice(dice, below)
  if (Array.isArray(answer)) {
    const row = answer.map(item =>
      rollDice(dice, 3) === 0 ? twisted(item as Answer, below, dice) : (item as Answer),
    )
    return rollDice(dice, 4) === 0 ? row.slice(1) : row
  }
  if (typeof answer !== 'object' || answer === null)
    return rollDice(dice, 2) === 0 ? answer : rollDice(dice, below)
  const whole = answer as { readonly [name: string]: Answer }
  const changed = oneOf(Object.keys(whole), dice)
  return { ...whole, [changed]: twisted(whole[changed] as Answer, below, dice) }
}
