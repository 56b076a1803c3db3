import type { AnyChoice, EventRule, First, Frame, Game, Here, Kind, Next, Ruleset, Step, To } from './game.ts'
import { copy } from './data.ts'
import { OVER } from './game.ts'

export const done = { go: 'done' } as const
/** The same line again. */
export const again = { go: 'again' } as const
/** That line next, with these data changed in the frame. */
export const goTo = <D = never>(at: string, data: D | null = null): To<D> => ({ go: 'to', at, data })
/** That frame first, and then this line again, with these data changed in its own frame. */
export const first = <F, D = never>(frame: F, data: D | null = null): First<F, D> => ({
  go: 'first',
  frame,
  data,
})

const NOBODY: readonly number[] = []

/** A step of any sequence, as the kernel runs it. */
type AnyStep<K extends Kind> = Step<K, any>

interface SequenceLine<K extends Kind> {
  readonly name: string
  readonly step: AnyStep<K> | AnyChoice<K>
  readonly after: SequenceLine<K> | null
}

const compiled = new WeakMap<object, Map<string, SequenceLine<any>>>()

/** A frame's current line. A frame that names none is a broken invariant, not a dead end. */
export function lineOf<K extends Kind>(g: Game<K>, f: Frame): SequenceLine<K> {
  const line = findLine(g.rules, f)
  if (!line) throw new Error(`no line '${f.at}' in sequence '${f.seq}' (agenda: ${placesOf(g)})`)
  return line
}

function findLine<K extends Kind>(rules: Ruleset<K>, f: Frame): SequenceLine<K> | undefined {
  const sequence = (rules.sequences as Readonly<Record<string, Lines<K> | undefined>>)[f.seq]
  return sequence && linesOf(sequence).get(f.at)
}

type Lines<K extends Kind> = Readonly<Record<string, AnyStep<K> | AnyChoice<K>>>

export const isChoice = <K extends Kind>(step: AnyStep<K> | AnyChoice<K>): step is AnyChoice<K> =>
  typeof step !== 'function'

/** What a step or a choice may see of a game, and the reverse for the kernel's own use. */
export const look = <K extends Kind>(g: Game<K>): Here<K, any> => g as unknown as Here<K, any>
export const whole = <K extends Kind>(here: Here<K, any>): Game<K> => here as unknown as Game<K>

/** The rule of an event's kind. */
export function ruleOf<K extends Kind>(rules: Ruleset<K>, e: K['e']): EventRule<K, K['e']> {
  const rule = (rules.events as Readonly<Record<string, EventRule<K, any> | undefined>>)[e.is]
  if (rule === undefined) throw new Error(`ruleset '${rules.name}' has no event '${e.is}'`)
  return rule
}

/** Every frame must name a line, and the topmost one a choice. */
export const standsAtADecision = <K extends Kind>({
  rules,
  agenda,
}: Pick<Game<K>, 'rules' | 'agenda'>): boolean =>
  agenda.every((f, i) => {
    const line = findLine(rules, f)
    return line !== undefined && (i < agenda.length - 1 || isChoice(line.step))
  })

/** Runs the automatic steps until a player must decide, or the game is over (K-5); returns who must. */
export function run<K extends Kind>(g: Game<K>): readonly number[] {
  if (g.agenda.length === 0) return NOBODY
  let line = lineOf(g, g.f)
  for (let steps = 0; ; steps++) {
    if (steps > g.bound)
      throw new Error(`more than ${g.bound} steps without a decision (agenda: ${placesOf(g)})`)
    const next = isChoice(line.step) ? passOver(g, line.step) : line.step(look(g))
    if (isRow(next)) return next
    if (next === undefined && line.after !== null) {
      line = line.after
      g.f.at = line.name
      continue
    }
    settle(g, next)
    if (g.agenda.length === 0) return NOBODY
    line = lineOf(g, g.f)
  }
}

/** Moves the agenda on as a step or a choice says. */
export function settle<K extends Kind>(g: Game<K>, next: Next<K, any> | void): void {
  if (next === undefined) return goOn(g)
  if ('data' in next && next.data !== null) Object.assign(g.f, copy(next.data))
  if (next.go === 'to') g.f.at = next.at
  else if (next.go === 'done') leave(g)
  else if (next.go === 'first') enter(g, next.frame as Frame)
}

/** The agenda gets a copy: a frame that shared a row with the position would change unnoticed. */
export function enter<K extends Kind>(g: Game<K>, frame: Frame): void {
  g.f = copy(frame)
  g.agenda.push(g.f)
}

export const placesOf = <K extends Kind>(g: Game<K>): string =>
  g.agenda.map(f => `${f.seq}/${f.at}`).join(' > ') || 'empty'

/**
 * A choice is skipped when no player owes an answer; an open forced one with a single option is taken. Otherwise the
 * game waits for these players.
 */
function passOver<K extends Kind>(g: Game<K>, choice: AnyChoice<K>): Next<K, any> | void | readonly number[] {
  const who = choice.who(look(g))
  const player = who[0]
  if (player === undefined) return undefined
  if (!choice.forced || choice.secret) return who
  const options = choice.legal(look(g), player)
  if (!Array.isArray(options) || options.length !== 1) return who
  return choice.take(look(g), player, options[0])
}

const isRow = (next: object | void): next is readonly number[] => Array.isArray(next)

function goOn<K extends Kind>(g: Game<K>): void {
  const { after } = lineOf(g, g.f)
  if (after === null) leave(g)
  else g.f.at = after.name
}

function leave<K extends Kind>(g: Game<K>): void {
  g.agenda.pop()
  g.f = g.agenda[g.agenda.length - 1] ?? OVER
}

function linesOf<K extends Kind>(sequence: Lines<K>): Map<string, SequenceLine<K>> {
  let lines = compiled.get(sequence) as Map<string, SequenceLine<K>> | undefined
  if (!lines) {
    const names = Object.keys(sequence)
    const number = names.find(name => /^\d+$/.test(name))
    if (number !== undefined) throw new Error(`line '${number}' is a number, and would not keep its place`)
    lines = new Map()
    let after: SequenceLine<K> | null = null
    for (const name of names.reverse()) {
      after = { name, step: sequence[name] as AnyStep<K> | AnyChoice<K>, after }
      lines.set(name, after)
    }
    compiled.set(sequence, lines)
  }
  return lines
}
