import type { Answer, Part, Voice, WhyNot } from '@sandtable/kernel'
import type { Card, Phase } from './cards/card.ts'
import type { Condition, Effect } from './effects/vocabulary.ts'
import type { Event } from './events.ts'
import type { LogLine, Telling } from './say/log-line.ts'
import type { Mark } from './read/counter-facts.ts'
import type { Missed } from './say/questions.ts'
import type { PhaseName } from './read/phase.ts'
import type { Position, Side, Sight } from './position.ts'
import type { Scenario } from './scenario.ts'
import type { Tale, Watch } from './read/watch.ts'
import type { Words } from './words/words.ts'
import { cardTerms, cardUses, whenWords } from './say/card-terms.ts'
import { catchUp, chronicle, lookAgain } from './read/watch.ts'
import { conditionWords } from './say/conditions.ts'
import { counterName, terrainName } from './say/names.ts'
import { FATES, nth } from './position.ts'
import { effectsWords } from './say/effects.ts'
import { joinedMarches } from './say/marches.ts'
import { optionWords } from './say/options.ts'
import { partWords } from './say/reasons.ts'
import { questionWords } from './say/questions.ts'
import { refusalWords } from './say/refusals.ts'
import { remarks } from './say/remarks.ts'
import { lineWords, tell } from './say/lines.ts'

export type { LogLine, Section } from './say/log-line.ts'
export type { Words } from './words/words.ts'
export { WORDS } from './words/words.ts'

export type Storyteller = ReturnType<typeof storyteller>

/** All text about a war, in this voice's language. */
export function storyteller(voice: Voice<Words>) {
  const at = (s: Scenario, p: Sight): Telling => ({ s, p, voice })
  /** Puts an event into words, as a viewer sees it, with the position or view just after it. */
  const say = (s: Scenario, p: Sight, e: Event): LogLine[] => tell(at(s, p), e)
  return {
    voice,
    say,
    /** A line as one sentence, for output without columns. */
    sayLine: (s: Scenario, line: LogLine): string => lineWords({ s, voice }, line),
    /** Puts a reason into words, as a side sees it. */
    sayPart: (s: Scenario, p: Sight, side: Side, part: Part): string => partWords(at(s, p), side, part),
    /** Names a decision's subject, or a reroll's unit; an unknown one by its kind. */
    sayQuestion: (kind: string, missed: Missed | null = null): string => questionWords(voice, kind, missed),
    /** Names an option of a decision: a unit, a leader, a card, a region, an order, a purchase, or the word itself. */
    sayOption: (s: Scenario, p: Sight, kind: string, option: Answer): string =>
      optionWords(at(s, p), kind, option),
    /** Says why something may not be done. */
    sayWhyNot: (s: Scenario, p: Sight, why: Pick<WhyNot, 'what' | 'parts'>): string =>
      refusalWords(at(s, p), why),
    /** A name for a part of a player turn; the action phase includes movement, battles and sieges. */
    sayPhase: (phase: PhaseName | 'action'): string => voice(`phase:${phase}`),
    /** What has become of a leader. */
    sayFate: (fate: number): string => voice(`fate:${nth(FATES, fate)}`),
    sayMark: (mark: Mark): string => voice(`mark:${mark}`),
    sayTerrain: (terrain: string): string => terrainName({ voice }, terrain),
    sayWhen: (when: readonly Phase[]): string => whenWords({ voice }, when),
    counterName: (s: Scenario, p: Sight, c: number): string => counterName(at(s, p), c),
    cardUses: (s: Scenario, card: Card): string[] => cardUses({ s, voice }, card),
    cardTerms: (s: Scenario, card: Card): string[] => cardTerms({ s, voice }, card),
    conditionWords: (s: Scenario, wanted: Condition, p: Position | null = null): string[] =>
      conditionWords({ s, voice }, wanted, p),
    /** Effects in words, one each, for the player of their card or rule. */
    sayEffects: (s: Scenario, effects: readonly Effect[]): string[] => effectsWords({ s, voice }, effects),
    /** What would have prevented this attack in a game. */
    remarks: (s: Scenario): LogLine[] => remarks({ s, voice }),
    joinedMarches: (s: Scenario, tale: readonly Tale[], player: number): readonly Tale[] =>
      joinedMarches({ s, voice }, tale, player),
    chronicle: (s: Scenario) => chronicle(say, s),
    catchUp: (w: Watch, s: Scenario, log: readonly Event[]): Tale[] => catchUp(say, w, s, log),
    lookAgain: (w: Watch, s: Scenario, log: readonly Event[]): void => lookAgain(say, w, s, log),
  }
}
