import type { Event } from '@sandtable/waw'
import type { Cue } from '../../../sound/cue.ts'

/** What is heard when something happens in a war. */
export const CUES: { readonly [I in Event['is']]?: Cue } = {
  marched: 'march',
  arrived: 'march',
  retreated: 'march',
  sallied: 'march',
  fired: 'dice',
  'leader-tested': 'dice',
  'evasion-tested': 'dice',
  'effect-tested': 'dice',
  'attrition-rolled': 'dice',
  searched: 'dice',
  'step-lost': 'hit',
  'support-lost': 'hit',
  'leader-lost': 'hit',
  'loss-suffered': 'hit',
  starved: 'hit',
  'rout-tested': 'rout',
  overran: 'rout',
  'no-retreat': 'rout',
  'siege-tested': 'siege',
  'fortress-fell': 'siege',
}
