import type { Event } from '@sandtable/waw'
import type { Gist } from '../../../playback/story.ts'

/** How an event is shown: its milliseconds, in a fight or not, and whether it waits for the viewer. */
type Stay = Pick<Gist, 'stay' | 'fight' | 'holds' | 'opens'>

const onMap = (stay: number): Stay => ({ stay, fight: false, holds: false })
const inFight = (stay: number): Stay => ({ stay, fight: true, holds: false })
/** Stays until it has been read. */
const toRead = (stay: number): Stay => ({ stay, fight: true, holds: true })
/** Only in the log, with nothing to see. */
const UNSEEN = onMap(0)

/** How each event is shown if another player causes it; dice follow each other quickly. */
export const STAYS: { readonly [I in Event['is']]: Stay } = {
  'turn-began': onMap(600),
  'player-began': onMap(500),
  'player-ended': UNSEEN,
  'control-changed': onMap(900),
  scored: onMap(700),
  'cities-scored': onMap(700),
  'game-ended': onMap(1200),
  'rules-updated': UNSEEN,

  'card-drawn': UNSEEN,
  reshuffled: onMap(500),
  'card-discarded': onMap(600),
  'card-used': onMap(1600),
  'card-spent': UNSEEN,
  'card-returned': UNSEEN,
  'cards-cancelled': inFight(900),

  'rule-applied': onMap(900),
  'rule-ended': UNSEEN,
  'effect-tested': onMap(900),
  'money-changed': onMap(500),
  'technology-changed': onMap(500),
  'counters-granted': onMap(900),
  'counters-removed': onMap(900),
  'loss-suffered': onMap(700),
  'attrition-rolled': onMap(500),
  'war-declared': onMap(1200),
  'peace-made': onMap(1200),

  'income-collected': onMap(500),
  'maintenance-paid': UNSEEN,
  'maintenance-unpaid': onMap(600),
  deserted: onMap(600),
  'unit-bought': onMap(350),
  'fort-bought': onMap(350),
  'fort-unbuilt': onMap(350),
  'replacement-bought': UNSEEN,
  'card-bought': UNSEEN,
  arrived: onMap(350),
  restored: onMap(350),
  'replacements-lapsed': UNSEEN,

  'supply-checked': onMap(500),
  starved: onMap(900),
  'train-spent': onMap(600),

  marched: onMap(620),
  'march-ended': UNSEEN,
  hid: onMap(500),
  uncovered: onMap(700),
  searched: onMap(1100),
  sheltered: onMap(600),
  'shelter-declined': onMap(600),
  'evasion-declined': onMap(600),
  'evasion-tested': onMap(1200),
  sallied: onMap(900),
  overran: onMap(1200),
  'overrun-declined': UNSEEN,
  'leader-caught': onMap(1200),
  'support-abandoned': onMap(600),

  'siege-tested': toRead(6000),
  'fortress-fell': onMap(1200),
  'fort-built': onMap(700),

  'battle-joined': { ...inFight(2200), opens: true },
  'battle-effects': UNSEEN,
  'leader-revealed': inFight(600),
  'commander-named': inFight(250),
  'morale-determined': inFight(250),
  'round-began': inFight(450),
  'card-played': inFight(900),
  'cards-passed': inFight(60),
  'modifiers-set': inFight(300),
  fired: inFight(140),
  panicked: inFight(320),
  'panic-ignored': inFight(320),
  'step-lost': inFight(320),
  surplus: inFight(60),
  'morale-checked': toRead(2600),
  spent: inFight(320),
  'rout-tested': inFight(600),
  'battle-decided': inFight(700),
  'support-lost': inFight(320),
  'pursuit-began': inFight(450),
  'no-retreat': inFight(320),
  retreated: inFight(320),
  'leader-tested': inFight(400),
  'leader-lost': inFight(400),
  'points-scored': inFight(500),
  'battle-ended': toRead(6000),
}
