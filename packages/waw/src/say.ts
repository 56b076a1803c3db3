import { fill } from '@sandtable/kernel'
import type { Answer, Part, WhyNot } from '@sandtable/kernel'
import type { Event } from './events.ts'
import type { Draft, LogLine, Of, Tellers, Telling } from './say/log-line.ts'
import type { Scenario } from './scenario.ts'
import type { Side, Sight } from './position.ts'
import type { Words } from './say/english.ts'
import { at, ATTACKER, nth } from './position.ts'
import { BATTLE_TELLERS } from './say/battle.ts'
import { BLANK } from './say/log-line.ts'
import { CARD_TELLERS } from './say/cards.ts'
import { claimants, mayAttack } from './battle/commanders.ts'
import { ECONOMY_TELLERS } from './say/economy.ts'
import { ENGLISH } from './say/english.ts'
import { MOVEMENT_TELLERS } from './say/movement.ts'
import { optionWords } from './say/options.ts'
import { partWords } from './say/reasons.ts'
import { playerName, unitNames } from './say/names.ts'
import { refusalWords } from './say/refusals.ts'
import { SIEGE_TELLERS } from './say/siege.ts'
import { SUPPLY_TELLERS } from './say/supply.ts'
import { TURN_TELLERS } from './say/turn.ts'

export type { LogLine, Section } from './say/log-line.ts'
export { ENGLISH } from './say/english.ts'

/** How every event is told. */
const TELLERS: Tellers<Event['is']> = {
  ...TURN_TELLERS,
  ...CARD_TELLERS,
  ...ECONOMY_TELLERS,
  ...SUPPLY_TELLERS,
  ...MOVEMENT_TELLERS,
  ...BATTLE_TELLERS,
  ...SIEGE_TELLERS,
}

/** Tells an event in words, as a viewer sees it, with the position or view just after it. */
export function say(s: Scenario, p: Sight, e: Event, words: Words = ENGLISH): LogLine[] {
  return told({ s, p, words }, e).map(draft => ({ ...BLANK, of: e.is, ...placed(p, draft) }))
}

/** What the teller of an event's kind has to say of it. */
const told = <I extends Event['is']>(t: Telling, e: Of<I> & { readonly is: I }): readonly Draft[] =>
  TELLERS[e.is](t, e)

/** A line of a battle is the doing of the player who speaks for the side, in the battle's region. */
function placed(p: Sight, draft: Draft): Draft {
  const { side = null } = draft
  if (side === null) return draft
  return { player: at(p.battle.players, side), region: p.battle.region, ...draft }
}

/** A line as one sentence, for where there are no columns. */
export function sayLine(s: Scenario, { side, player, as, who, reckoning, outcome, note }: LogLine): string {
  const whose = side === null ? '' : playerName(s, player ?? side)
  const subject = joined([whose, who], ', ')
  const verdict = joined([reckoning, outcome], as === 'row' ? ': ' : ' ')
  const plain = side === null && reckoning === ''
  const text = joined([joined([subject, verdict], plain ? ' ' : ': '), note === '' ? '' : `(${note})`], ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const joined = (cells: readonly string[], by: string): string => cells.filter(cell => cell !== '').join(by)

/** Tells a reason in words, as a side sees it. */
export const sayPart = (s: Scenario, p: Sight, side: Side, part: Part, words: Words = ENGLISH): string =>
  partWords({ s, p, words }, side, part)

/** Tells what a decision is about; an unknown one by its kind. */
export const sayQuestion = (kind: string, words: Words = ENGLISH): string =>
  (words[`ask:${kind}` as keyof Words] as string | undefined) ?? kind

/** Names an option of a decision: a unit, a leader, a card, a region, an order, a purchase, or the word itself. */
export const sayOption = (
  s: Scenario,
  p: Sight,
  kind: string,
  option: Answer,
  words: Words = ENGLISH,
): string => optionWords({ s, p, words }, kind, option)

/** Says why something may not be done. */
export const sayWhyNot = (
  s: Scenario,
  p: Sight,
  why: Pick<WhyNot, 'what' | 'parts'>,
  words: Words = ENGLISH,
): string => refusalWords({ s, p, words }, why)

/** What would have kept this attack from being made in a game (W-5.3-land-attack, W-13.4-attack). */
export function remarks(s: Scenario, words: Words = ENGLISH): LogLine[] {
  const force = nth(s.setup.battle.forces, ATTACKER)
  const blank = { ...BLANK, of: 'remark', section: 'commanders', side: ATTACKER } as const
  const remarks: LogLine[] = []
  if (!mayAttack(s, force, claimants(s, s.setup, ATTACKER, 'land').length))
    remarks.push({ ...blank, outcome: words['remark:no-leader'], rules: [s.rules.attackRule] })
  const hungry = force.filter(u => s.setup.unsupplied[u] === 1)
  const units = unitNames(s, hungry)
  if (hungry.length > 0)
    remarks.push({ ...blank, outcome: fill(words['remark:unsupplied'], { units }), rules: ['W-13.4-attack'] })
  return remarks
}
