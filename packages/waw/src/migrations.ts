import type { Data, Frame, Migration } from '@sandtable/kernel'
import type { Position } from './position.ts'
import { NOBODY } from './position.ts'

/**
 * How games saved by older versions of these rules are migrated. Version 2 makes maintenance compulsory, counts the ground
 * into the cap, and lets effects remove counters; a game of version 1 stands at lines that 2 has, and continues from there
 * by the new rules. Version 3 plays like 2, with moving, the rounds of a battle and pursuit in sequences of their own.
 * Version 4 amends rules on land; a game keeps the rulings that it started with, and the rest applies from its next decision
 * on.
 */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: body => body },
  { from: 2, migrate: body => ({ ...body, agenda: body.agenda.flatMap(parted) }) },
  { from: 3, migrate: body => ({ ...body, position: dated(body.position as OldPosition) }) },
]

type OldPosition = Pick<Position, 'fate'> & { readonly [part: string]: Data }

/** The turn of an injury is no longer known: the injured are back as soon as their owner takes reinforcements. */
const dated = (p: OldPosition): Data => ({ ...p, injured: p.fate.map(() => 0) })

/** Where a turn of version 2 stood while stacks moved, and what came after. */
const MOVING = ['orders', 'shelter', 'caught', 'overrun', 'stop', 'abandoned', 'hidden']
// prettier-ignore
const AFTER_MOVING = [
  'combat-rules', 'combat-cards', 'battles', 'stranded', 'control', 'breakthrough?', 'siege-rules', 'siege-cards',
  'sieges', 'takeover', 'control-again', 'second-air?', 'placement?', 'placement-rules', 'placement-cards', 'placement',
  'replacements', 'granted', 'reinforced-last', 'returned', 'hand', 'end',
]
/** Where a battle of version 2 stood in its rounds, and in pursuit. */
// prettier-ignore
const ROUNDS = [
  'waver', 'round', 'cards', 'modifiers', 'fire', 'reroll', 'panics', 'panic-surplus', 'hits', 'hit-surplus', 'check',
  'reply', 'suicides', 'none-left', 'rout', 'next-round',
]
const PURSUIT = ['pursue', 'pursue-again', 'pursuit-hits', 'chased-off']

/** A frame of version 2 as the frames that stand in its place in version 3. */
function parted(f: Frame): Frame[] {
  if (f.seq === 'turn') return partedTurn(f)
  return f.seq === 'battle' ? partedBattle(f) : [f]
}

/** Data that version 2 wrote into a turn only on demand; 3 writes it from the start. */
function partedTurn(f: Frame): Frame[] {
  const moving = MOVING.includes(f.at)
  const whole: Frame = {
    heard: 0,
    settled: [],
    stack: NOBODY,
    strikes: 0,
    works: [],
    fed: [],
    held: [],
    fell: NOBODY,
    ...f,
    moved: moving || AFTER_MOVING.includes(f.at) ? ['land'] : [],
  }
  return moving
    ? [
        { ...whole, at: 'movement' },
        { seq: 'moving', at: f.at, domain: 'land' },
      ]
    : [whole]
}

function partedBattle({ at, volley, turn, place, again, base, units }: Frame): Frame[] {
  const battle = { seq: 'battle', pursued: Array.isArray(units) && units.length > 0 }
  if (ROUNDS.includes(at))
    return [
      { ...battle, at: 'rounds' },
      {
        seq: 'rounds',
        at,
        domain: 'land',
        volley: volley ?? 0,
        turn: turn ?? 0,
        place: place ?? 0,
        again: again ?? false,
      },
    ]
  if (!PURSUIT.includes(at)) return [{ ...battle, at }]
  return [
    { ...battle, at: 'pursuit' },
    { seq: 'pursuit', at, units: units ?? [], base: base ?? 0, place: place ?? 0, again: again ?? false },
  ]
}
