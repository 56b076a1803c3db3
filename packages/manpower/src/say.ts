import type { Part } from '@sandtable/kernel'
import type { Event } from './events.ts'
import type { Draft, LogLine, Tellers, Telling } from './say/log-line.ts'
import type { Scenario } from './scenario.ts'
import type { Sight } from './position.ts'
import type { Words } from './say/english.ts'
import { coded } from './say/log-line.ts'
import { COMBAT_TELLERS } from './say/combat.ts'
import { DEED_TELLERS } from './say/powers.ts'
import { ENGLISH } from './say/english.ts'
import { MOVEMENT_TELLERS } from './say/movement.ts'
import { shelterName } from './say/names.ts'
import { refused } from './say/refused.ts'
import { TURN_TELLERS } from './say/turn.ts'

/** How every event is told. */
const TELLERS: Tellers<Event['is']> = {
  ...TURN_TELLERS,
  ...MOVEMENT_TELLERS,
  ...COMBAT_TELLERS,
  ...DEED_TELLERS,
}

const BLANK: Omit<LogLine, 'of' | 'text'> = { side: null, as: 'row', tone: 'plain', rules: [] }

/** Tells an event in words, with the position just after it. */
export function say(s: Scenario, p: Sight, e: Event, words: Words = ENGLISH): LogLine[] {
  const tell = TELLERS[e.is] as (t: Telling, e: Event) => readonly Draft[]
  return tell({ s, p, words }, e).map(draft => ({ ...BLANK, of: e.is, ...draft }))
}

/** Tells a reason in words. */
export const sayPart = ({ what }: Pick<Part, 'what'>, words: Words = ENGLISH): string =>
  coded({ words }, 'what', what)

/** Tells what a decision is about. */
export const sayQuestion = (kind: string, words: Words = ENGLISH): string => coded({ words }, 'ask', kind)

/** Says why something may not be done, or what hides it. */
export const sayWhyNot = (why: Parameters<typeof refused>[1], words: Words = ENGLISH): string =>
  refused({ words }, why)
export const sayScreen = (code: string, words: Words = ENGLISH): string => coded({ words }, 'screen', code)

/** What a building or a house is called that men can be in. */
export const sayShelter = (s: Scenario, p: Sight, shelter: number, words: Words = ENGLISH): string =>
  shelterName({ s, p, words }, shelter)

/** What a part of the turn is called. */
export const sayPhase = (phase: Sight['phase'], words: Words = ENGLISH): string =>
  coded({ words }, 'phase', phase)
