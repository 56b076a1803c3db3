import type { Event } from '@sandtable/waw'

/** Milliseconds that an event is looked at before the next comes; dice fall quickly one after the other. */
const PACE: Readonly<Partial<Record<Event['is'], number>>> = {
  'battle-joined': 500,
  'commander-named': 250,
  'morale-determined': 250,
  'round-began': 450,
  'card-played': 900,
  'modifiers-set': 300,
  fired: 140,
  panicked: 320,
  'step-lost': 320,
  'rout-tested': 600,
  'battle-decided': 700,
  'points-scored': 500,
}

export const paceOf = (e: Event): number => PACE[e.is] ?? 60
