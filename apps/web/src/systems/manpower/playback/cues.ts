import type { Event } from '@sandtable/manpower'
import type { Cue } from '../../../sound/cue.ts'

/** What is heard when something happens in a battle. */
export const CUES: { readonly [I in Event['is']]?: Cue } = {
  'move-began': 'march',
  reinforced: 'march',
  'late-came': 'march',
  'initiative-rolled': 'dice',
  'deviation-rolled': 'dice',
  'volley-fired': 'dice',
  'shot-fired': 'dice',
  'stack-hit': 'hit',
  'mines-sprung': 'hit',
  'carrier-lost': 'hit',
  'hero-fell': 'hit',
  'morale-changed': 'rout',
  surrendered: 'rout',
  left: 'rout',
  'gave-up': 'rout',
  'ground-struck': 'siege',
  'work-hit': 'siege',
  'spell-worked': 'siege',
}
