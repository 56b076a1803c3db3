import type { Event } from '@sandtable/manpower'

/** How an event is shown: its milliseconds, in a fight or not, and whether it waits for the viewer. */
interface Stay {
  readonly stay: number
  readonly fight: boolean
  readonly holds: boolean
}

const onField = (stay: number): Stay => ({ stay, fight: false, holds: false })
const inFight = (stay: number): Stay => ({ stay, fight: true, holds: false })
/** Only in the log, with nothing to see. */
const UNSEEN = onField(0)

/** How each event is shown if another player causes it, or if dice decide it. */
export const STAYS: { readonly [I in Event['is']]: Stay } = {
  'leader-chosen': onField(700),
  'group-bought': onField(250),
  'equipment-bought': UNSEEN,
  'buying-ended': UNSEEN,
  'group-placed': onField(250),
  'group-left-out': onField(250),
  'group-delayed': onField(400),

  'turn-began': onField(700),
  reinforced: onField(900),
  'late-came': onField(700),
  'initiative-rolled': inFight(900),
  'initiative-set': onField(600),
  'part-began': onField(300),
  'part-ended': UNSEEN,
  'phase-ended': UNSEEN,
  'truce-offered': onField(1200),
  'truce-answered': onField(1200),
  'truce-made': onField(1200),
  'gave-up': onField(1200),
  'rules-updated': UNSEEN,
  'battle-ended': onField(900),

  'move-began': onField(350),
  advanced: onField(350),
  arrived: onField(150),
  'move-ended': UNSEEN,
  'fire-held': UNSEEN,
  'let-pass': UNSEEN,
  'opportunity-taken': inFight(700),
  blocked: onField(700),
  'block-passed': onField(500),
  disengaged: onField(500),
  rushed: inFight(700),
  'wire-crushed': onField(500),
  'mines-sprung': inFight(700),
  landed: onField(700),
  'movement-closed': UNSEEN,

  reformed: onField(250),
  split: onField(400),
  merged: onField(400),
  embarked: onField(400),
  disembarked: onField(400),
  'carrier-lost': inFight(900),
  entered: onField(400),
  emerged: onField(400),
  left: onField(600),
  surrendered: onField(900),

  'attack-declared': onField(450),
  'deviation-rolled': inFight(600),
  'targeting-ended': UNSEEN,
  'attacks-begun': inFight(250),
  'attack-lost': inFight(500),
  'opened-fire': UNSEEN,

  'volley-fired': inFight(900),
  'shot-fired': inFight(450),
  'ground-struck': inFight(600),
  'stack-hit': inFight(650),
  'work-hit': inFight(500),
  'equipment-used': UNSEEN,
  'morale-changed': inFight(800),
  'hero-fell': inFight(1400),

  'ability-used': onField(800),
  granted: onField(600),
  healed: inFight(600),
  'treatment-declared': onField(400),
  'treatment-begun': inFight(300),
  'treatment-lost': inFight(500),
  'low-cancelled': inFight(600),
  'moved-again': onField(500),
  'spell-begun': onField(900),
  'spell-strayed': inFight(800),
  'spell-directed': onField(600),
  'spell-failed': inFight(900),
  'spell-worked': inFight(900),
  'spell-struck': inFight(900),
  'cloud-rose': inFight(700),

  'work-begun': onField(500),
  'wall-raised': onField(700),
  'work-advanced': UNSEEN,
  'work-finished': onField(700),
  'work-taken': onField(800),
}
