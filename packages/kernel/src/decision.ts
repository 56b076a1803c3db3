import type {
  Answer,
  AnyChoice,
  Frame,
  Game,
  Kind,
  Options,
  QuestionOf,
  Ruleset,
  Sealed,
  Space,
} from './game.ts'
import type { Dice } from './dice.ts'
import type { WhyNot } from './reasons.ts'
import { enter, isChoice, lineOf, look, placesOf, run, settle } from './agenda.ts'
import { copy, isData, same } from './data.ts'
import { BOUND, OVER } from './game.ts'
import { at } from './rows.ts'
import { no } from './reasons.ts'

/** A player owes an answer to a question of one kind. */
export interface PendingOf<K extends Kind, A extends QuestionOf<K>> {
  /** Says only which decision it is; a command quotes it. */
  readonly id: string
  readonly player: number
  readonly kind: A
  readonly rule: string
  readonly options: Options<K['a'][A]>
}

/** A player owes an answer: the kind of question decides the type of its options. */
export type Pending<K extends Kind = Kind> = { [A in QuestionOf<K>]: PendingOf<K, A> }[QuestionOf<K>]

export type Refusal = 'game-over' | 'not-your-decision' | 'not-an-option'

export interface Beginning {
  readonly dice: Dice
  readonly record?: boolean
  readonly bound?: number
}

/** A new game, run to its first decision. */
export function begin<K extends Kind>(rules: Ruleset<K>, s: K['s'], how: Beginning): Game<K> {
  const { position, frame } = rules.start(s)
  const g: Game<K> = {
    rules,
    s,
    p: copy(position),
    f: OVER,
    agenda: [],
    dice: how.dice,
    sealed: [],
    asked: 0,
    revealed: 0,
    log: how.record === false ? null : [],
    bound: how.bound ?? BOUND,
  }
  enter(g, frame as Frame)
  run(g)
  return g
}

/** The number of the open question, never used again: it stays while sealed answers of others come in. */
export const questionOf = <K extends Kind>(g: Game<K>): number => g.asked - g.sealed.length

/** One entry for each player who owes an answer, worked out from the position and the top frame. */
export function pending<K extends Kind>(g: Game<K>): Pending<K>[] {
  const choice = openChoice(g)
  return choice === null ? [] : owing(g, choice).map(player => askedOf(g, choice, player))
}

/** The entry of one player alone; null: no answer is owed. */
export function pendingFor<K extends Kind>(g: Game<K>, player: number): Pending<K> | null {
  const choice = openChoice(g)
  return choice !== null && owing(g, choice).includes(player) ? askedOf(g, choice, player) : null
}

const askedOf = <K extends Kind>(g: Game<K>, choice: AnyChoice<K>, player: number): Pending<K> =>
  ({
    id: `${questionOf(g)}-${player}`,
    player,
    kind: choice.kind,
    rule: choice.rule,
    options: optionsOf(g, choice, player),
  }) as Pending<K>

/** Takes exactly one of the options; everything else is refused by name and changes nothing (K-8). */
export function submit<K extends Kind>(g: Game<K>, player: number, answer: Answer): Refusal | null {
  const choice = openChoice(g)
  if (choice === null) return 'game-over'
  if (!owing(g, choice).includes(player)) return 'not-your-decision'
  const option = chosen(optionsOf(g, choice, player), answer)
  if (option === undefined) return 'not-an-option'
  accept(g, choice, player, option)
  return null
}

/** Why a player may not give an answer now, by the question itself; null: the answer is allowed. */
export function whyNot<K extends Kind>(g: Game<K>, player: number, answer: Answer): WhyNot | null {
  const choice = openChoice(g)
  if (choice === null) return no('', 'game-over')
  if (!owing(g, choice).includes(player)) return no(choice.rule, 'not-your-decision')
  if (choice.whyNot !== undefined) return choice.whyNot(look(g), player, answer)
  return chosen(optionsOf(g, choice, player), answer) === undefined ? no(choice.rule, 'not-an-option') : null
}

/** Plays on to the end with `decide` answering: each decision is worked out once, for asking and checking. */
export function playOut<K extends Kind>(
  g: Game<K>,
  decide: (g: Game<K>, player: number, kind: string, options: Options) => Answer,
): void {
  let choice = openChoice(g)
  if (choice === null) return
  for (let who = owing(g, choice); ;) {
    const player = at(who, 0)
    const options = optionsOf(g, choice, player)
    const option = chosen(options, decide(g, player, choice.kind, options))
    if (option === undefined) throw new Error(`'${choice.kind}' was answered with what is not an option`)
    who = accept(g, choice, player, option)
    choice = openChoice(g)
    if (choice === null) return
  }
}

export const isSpace = <O extends Options<any>>(options: O): options is Extract<O, Space<any>> =>
  !Array.isArray(options)

/** The kind of the open question; null: the game is over. */
export const openKind = <K extends Kind>(g: Game<K>): string | null => openChoice(g)?.kind ?? null

/** The players who owe an answer now. */
export function owingNow<K extends Kind>(g: Game<K>): readonly number[] {
  const choice = openChoice(g)
  return choice === null ? [] : owing(g, choice)
}

function openChoice<K extends Kind>(g: Game<K>): AnyChoice<K> | null {
  if (g.agenda.length === 0) return null
  const { step } = lineOf(g, g.f)
  if (!isChoice(step)) throw new Error(`the game stopped where nobody decides (agenda: ${placesOf(g)})`)
  return step
}

function owing<K extends Kind>(g: Game<K>, choice: AnyChoice<K>): readonly number[] {
  const who = choice.who(look(g))
  return g.sealed.length === 0 ? who : who.filter(player => !g.sealed.some(held => held.player === player))
}

function optionsOf<K extends Kind>(g: Game<K>, choice: AnyChoice<K>, player: number): Options {
  const options = choice.legal(look(g), player)
  if (!isSpace(options) && options.length === 0)
    throw new Error(
      `player ${player} must answer '${choice.kind}' and has no option (agenda: ${placesOf(g)})`,
    )
  return options
}

/** The option that an answer names, never the caller's own object, which might still change. */
function chosen(options: Options, answer: Answer): Answer | undefined {
  if (isSpace(options)) return isData(answer) && options.has(answer) ? copy(answer) : undefined
  const place = options.indexOf(answer)
  if (place >= 0) return options[place]
  return typeof answer === 'object' ? options.find(option => same(option, answer)) : undefined
}

/** An answer counts; says who owes the next. */
function accept<K extends Kind>(
  g: Game<K>,
  choice: AnyChoice<K>,
  player: number,
  answer: Answer,
): readonly number[] {
  g.asked++
  if (!choice.secret) settle(g, choice.take(look(g), player, answer))
  else if (owing(g, choice).length > 1) {
    g.sealed.push({ player, answer })
    return owing(g, choice)
  } else openSealed(g, choice, { player, answer })
  return run(g)
}

/** All answers are in: they are taken in player order, and the last decides what comes next. A secret is out (K-11). */
function openSealed<K extends Kind>(g: Game<K>, choice: AnyChoice<K>, last: Sealed): void {
  if (g.sealed.length > 0) g.revealed++
  const answers = [...g.sealed, last].sort((a, b) => a.player - b.player)
  g.sealed = []
  const nexts = answers.map(({ player, answer }) => choice.take(look(g), player, answer))
  settle(g, nexts[nexts.length - 1])
}
