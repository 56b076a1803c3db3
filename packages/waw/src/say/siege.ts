import { total } from '@sandtable/kernel'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { SiegeEvent } from '../siege/events.ts'
import { everyName, playerName, regionName } from './names.ts'
import { reasonedSum } from './reasons.ts'

/** How siege events are put into words. */
export const SIEGE_TELLERS: Tellers<SiegeEvent['is']> = {
  'siege-tested': tellTest,
  'fortress-fell': tellFall,
  'fort-built': ({ s, voice }, { player, region, fdv, by }) => [
    {
      section: by === 'purchase' ? 'arrivals' : 'siege',
      player,
      region,
      who: playerName(s, player),
      outcome: voice(by === 'purchase' ? 'fort-built' : 'fort-built:takeover', {
        region: regionName(s, region),
      }),
      note: voice('fdv', { fdv }),
      rules: [BUILT[by ?? 'takeover']],
    },
  ],
}

/** The rule by which a fortress counter enters the map. */
const BUILT = { takeover: 'W-12.8-takeover', purchase: 'W-7.1.5-placement' } as const

/** W-12.9-success, W-12.9-failure The die of a siege with all its modifiers, beside the FDV. */
function tellTest(t: Telling, { player, region, die, because, fdv, fell }: Of<'siege-tested'>): Draft[] {
  const { s, voice } = t
  const down = die + total(because) <= fdv
  const byZero = fell && !down
  return [
    {
      section: 'siege',
      player,
      region,
      who: voice('siege:of', { region: regionName(s, region) }),
      reckoning: `${reasonedSum(t, die, because)} ${down ? '≤' : '>'} ${voice('fdv', { fdv })}`,
      outcome: voice(fell ? 'siege:fell' : 'siege:held'),
      note: byZero ? voice('test:zero') : '',
      tone: fell ? 'good' : 'plain',
      rules: [
        byZero ? 'W-6-natural-zero' : fell ? 'W-12.9-success' : 'W-12.9-failure',
        ...because.map(({ rule }) => rule),
      ],
    },
  ]
}

/** W-12.9-success The captured fortress's owner, and the lost garrison. */
function tellFall(t: Telling, { player, region, owner, lost }: Of<'fortress-fell'>): Draft[] {
  const { s, voice } = t
  const places = { region: regionName(s, region), owner: playerName(s, owner) }
  const row = { section: 'siege', region, rules: ['W-12.9-success'] } as const
  const outcome = voice('fortress-fell', places)
  const taken: Draft = { ...row, player, who: playerName(s, player), outcome, tone: 'good' }
  if (lost.length === 0) return [taken]
  const fate = voice('fortress-fell:lost', places)
  return [taken, { ...row, player: owner, who: everyName(t, lost), outcome: fate, tone: 'hit' }]
}
