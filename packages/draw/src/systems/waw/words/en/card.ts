import type { CardPhase, Family } from '@sandtable/scenario'

/** The words that stand on every card beside its own. */
export const CARD_WORDS = {
  'family:battle': 'Battle',
  'family:movement': 'Movement',
  'family:supply': 'Supply',
  'family:event': 'Event',
  'family:economic': 'Economic',
  moments: '{{moments, or}}',
  'when:cards': 'cards phase',
  'when:production': 'production phase',
  'when:supply': 'supply phase',
  'when:movement': 'movement phase',
  'when:combat': 'battle phase',
  'when:siege': 'siege phase',
  'when:placement': 'placement phase',
  'when:enemy-turn': 'the enemy’s turn',
  'when:battle': 'in a battle',
  money: 'Costs {{sum, money}}',
  points_one: 'Costs {{count}} point',
  points_other: 'Costs {{count}} points',
  lasting_one: 'Lasts {{count}} turn',
  lasting_other: 'Lasts {{count}} turns',
  once: 'One use only',
} as const satisfies Readonly<Record<`family:${Family}` | `when:${CardPhase | 'battle'}`, string>> &
  Readonly<Record<string, string>>
