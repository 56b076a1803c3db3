import type { CounterFile, LeaderCounterFile } from '@sandtable/scenario'
import type { Voice } from '@sandtable/kernel'
import type { CounterWords } from '../words/words.ts'

/** The flags of units that are shown on a pennant. */
const FLAGS = ['sk', 'elite', 'guard', 'suicide', 'bunker', 'marine', 'para', 'horde'] as const
type Flag = (typeof FLAGS)[number]

/** What a pennant stands for: a flag, a siege value, a leader's type, or a symbol of the scenario. */
export type Pennant =
  { readonly flag: Flag } | { readonly siege: number } | { readonly type: string } | { readonly symbol: true }

export const pennantsOfUnit = (unit: CounterFile): Pennant[] => [
  ...unit.flags.flatMap(flag => FLAGS.filter(one => one === flag)).map(flag => ({ flag })),
  ...extras(unit),
]

export const pennantsOfLeader = (leader: LeaderCounterFile): Pennant[] => [
  ...(leader.type === null ? [] : [{ type: leader.type }]),
  ...extras(leader),
]

const extras = ({ siege, symbol }: Pick<CounterFile, 'siege' | 'symbol'>): Pennant[] => [
  ...(siege === null ? [] : [{ siege }]),
  ...(symbol === null ? [] : [{ symbol: true } as const]),
]

/** The letters on a pennant; types of units are the same in every language. */
export function lettersOn(pennant: Pennant, voice: Voice<CounterWords>): string {
  if ('flag' in pennant) return voice(`pennant:${pennant.flag}`)
  if ('siege' in pennant) return voice('pennant:siege', { value: pennant.siege })
  return 'type' in pennant ? pennant.type : '*'
}
