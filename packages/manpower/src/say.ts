import type { Chronicle, Part, Voice } from '@sandtable/kernel'
import { catchUp as catchUpIn, lookAgain as lookAgainIn } from '@sandtable/kernel'
import type { Army, ArmyFault } from './skirmish/army.ts'
import type { Event } from './events.ts'
import type { LogLine } from './say/log-line.ts'
import type { Manpower } from './kind.ts'
import type { NoSale } from './skirmish/for-sale.ts'
import type { Attack, Power, Scenario, Unit } from './scenario.ts'
import type { Role } from './read/roles.ts'
import type { Sight } from './position.ts'
import type { Tale, Watch } from './read/watch.ts'
import type { Words } from './words/words.ts'
import { at } from './position.ts'
import { coded } from './say/log-line.ts'
import { armourText, attackText, equipmentText, powersText, spellText, unitText } from './say/sheets.ts'
import { faultText, goodForText, leaderText } from './say/market.ts'
import { linesOf } from './say/lines.ts'
import { MANPOWER } from './ruleset.ts'
import { refused } from './say/refused.ts'
import { sheetRow, sheetRows } from './read/sheet.ts'
import { shelterName, unitsText } from './say/names.ts'
import type { SheetCard } from './say/unit-card.ts'
import { equipmentCard, leaderCard, spellCard, unitCard } from './say/unit-card.ts'

/** Whose group goes on; null: none does. */
const moverIn = ({ groups }: Sight, e: Event): number | null =>
  e.is === 'advanced' || e.is === 'arrived' ? at(groups, e.group).owner : null

/** All text about a battle, in a voice's words; phrases beside a map leave places to it. */
export function storyteller(voice: Voice<Words>, { isOnMap }: { readonly isOnMap: boolean }) {
  const speech = { voice, isOnMap }
  /** Puts an event into words, with the position just after it. */
  const say = (s: Scenario, p: Sight, e: Event): LogLine[] => linesOf({ ...speech, s, p }, e)
  /** How a battle's events become lines. */
  const chronicle = (s: Scenario): Chronicle<Manpower, Tale> => ({
    tell: (e, view) => {
      const lines = say(s, view, e)
      const player = lines.find(({ side }) => side !== null)?.side ?? moverIn(view, e)
      return { e, lines, player, turn: view.turn, phase: view.phase }
    },
  })
  return {
    say,
    chronicle,
    /** Shows the viewer what has happened since, and returns what is new. */
    catchUp: (w: Watch, s: Scenario, log: readonly Event[]): Tale[] =>
      catchUpIn(MANPOWER, s, w, log, chronicle(s)),
    /** The log has become shorter: the viewer forgets what was taken back, and is shown no more than before. */
    lookAgain: (w: Watch, s: Scenario, log: readonly Event[]): void =>
      lookAgainIn(MANPOWER, s, w, log, chronicle(s)),

    /** A decision's subject. */
    sayQuestion: (kind: string): string => coded(speech, 'ask', kind),
    /** A reason for a number. */
    sayPart: ({ what }: Pick<Part, 'what'>): string => coded(speech, 'what', what),
    /** Why something may not be done, or what hides it. */
    sayWhyNot: (why: Parameters<typeof refused>[1]): string => refused(speech, why),
    sayScreen: (code: string): string => coded(speech, 'screen', code),
    /** The name of a building or a house that men can be in. */
    sayShelter: (s: Scenario, p: Sight, shelter: number): string => shelterName({ ...speech, s, p }, shelter),
    /** The name of a part of the turn. */
    sayPhase: (phase: Sight['phase']): string => coded(speech, 'phase', phase),
    /** A number of units of a kind: 24 longbowmen. */
    sayUnits: (s: Scenario, unit: number, count: number): string =>
      unitsText(speech, at(s.units, unit), count),

    /** M-sheet-columns Rows of the unit tracking sheet. */
    sheetRow: (s: Scenario, p: Sight, group: number) => sheetRow(speech, s, p, group),
    sheetRows: (s: Scenario, p: Sight, player: number | null = null) => sheetRows(speech, s, p, player),
    /** What units, equipment, spells and powers do. */
    sayUnit: (s: Scenario, unit: number): string => unitText({ ...speech, s }, unit),
    sayAttack: (s: Scenario, attack: Attack): string => attackText({ ...speech, s }, attack),
    sayArmour: (s: Scenario, armour: Unit['armour']): string => armourText({ ...speech, s }, armour),
    sayEquipment: (s: Scenario, kind: number): string => equipmentText({ ...speech, s }, kind),
    saySpell: (s: Scenario, spell: number): string => spellText({ ...speech, s }, spell),
    sayPowers: (s: Scenario, powers: readonly Power[]): string => powersText({ ...speech, s }, powers),

    /** The same line by line, each figure and mark with its name and its rule. */
    sayUnitCard: (s: Scenario, unit: number): SheetCard => unitCard({ ...speech, s }, unit),
    sayLeaderCard: (s: Scenario, leader: number): SheetCard => leaderCard({ ...speech, s }, leader),
    saySpellCard: (s: Scenario, spell: number): SheetCard => spellCard({ ...speech, s }, spell),
    sayEquipmentCard: (s: Scenario, kind: number): SheetCard => equipmentCard({ ...speech, s }, kind),

    /** What a unit is good for, and the part of an army that it is. */
    sayGoodFor: (s: Scenario, unit: number): string => goodForText({ ...speech, s }, unit),
    sayRole: (role: Role): string => voice(`role:${role}`),
    /** What a leader does for a player. */
    sayLeader: (s: Scenario, player: number, leader: number): string =>
      leaderText({ ...speech, s }, player, leader),
    /** Why a unit or equipment isn’t for sale, and what is wrong with an army. */
    sayNoSale: (why: NoSale): string => voice(`sale:${why}`),
    sayArmyFault: (s: Scenario, player: number, army: Army, fault: ArmyFault): string =>
      faultText({ ...speech, s }, player, army, fault),
  }
}

export type Storyteller = ReturnType<typeof storyteller>
