import type { Languages } from '@sandtable/kernel'
import { BATTLE_WORDS } from './en/battle.ts'
import { CARD_WORDS } from './en/cards.ts'
import { SENTENCE_WORDS } from './en/sentences.ts'
import { COUNTER_CARD_WORDS } from './en/counter-card.ts'
import { COUNTER_WORDS } from './en/counters.ts'
import { ECONOMY_WORDS } from './en/economy.ts'
import { EFFECT_WORDS } from './en/effects.ts'
import { LACK_WORDS } from './en/lacks.ts'
import { MOVEMENT_WORDS } from './en/movement.ts'
import { QUESTION_WORDS } from './en/questions.ts'
import { REFUSAL_WORDS } from './en/refusals.ts'
import { TERM_WORDS } from './en/terms.ts'
import { TURN_WORDS } from './en/turn.ts'

/** Every phrase of a war in English. */
const EN = {
  ...SENTENCE_WORDS,
  ...TURN_WORDS,
  ...CARD_WORDS,
  ...LACK_WORDS,
  ...EFFECT_WORDS,
  ...TERM_WORDS,
  ...COUNTER_WORDS,
  ...COUNTER_CARD_WORDS,
  ...ECONOMY_WORDS,
  ...MOVEMENT_WORDS,
  ...BATTLE_WORDS,
  ...QUESTION_WORDS,
  ...REFUSAL_WORDS,
} as const satisfies Readonly<Record<string, string>>

export type Words = Readonly<Record<keyof typeof EN, string>>

/** The languages a war has phrases for: another is a folder beside `en` with the same keys, and its name here. */
export const WORDS: Languages<Words> = { en: EN, others: {} }
