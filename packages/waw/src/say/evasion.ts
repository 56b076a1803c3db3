import { total } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import { playerName, regionName, stackName } from './names.ts'
import { reasonedSum } from './reasons.ts'
import { TEST } from '../charts/battle.ts'

/** W-11.3-test, W-11.2-failure The die of an attempt to evade, with all its modifiers. */
export function tellEvasion(t: Telling, e: Of<'evasion-tested'>): Draft[] {
  const { s, voice } = t
  const below = e.die + total(e.because) <= TEST.upTo
  const byZero = e.escaped && !below
  const phrase = e.escaped ? 'evasion:escaped' : 'evasion:caught'
  return [
    {
      section: 'movement',
      player: e.player,
      region: e.escaped ? e.to : e.region,
      who: stackName(t, e.stack),
      reckoning: `${reasonedSum(t, e.die, e.because)} ${below ? '≤' : '>'} ${TEST.upTo}`,
      outcome: voice(phrase, { region: regionName(s, e.region), to: regionName(s, e.to) }),
      note: byZero ? voice('test:zero') : '',
      tone: e.escaped ? 'good' : 'bad',
      rules: [
        byZero ? 'W-6-natural-zero' : 'W-11.3-test',
        e.escaped ? s.rules.evasionRule : 'W-11.2-failure',
        ...new Set(e.because.map(({ rule }) => rule)),
      ],
    },
  ]
}

export const tellStand = ({ s, voice }: Telling, e: Of<'evasion-declined'>): Draft[] => [
  {
    section: 'movement',
    player: e.player,
    region: e.region,
    who: playerName(s, e.player),
    outcome: voice('evasion-declined', { region: regionName(s, e.region) }),
    tone: 'quiet',
    rules: ['W-11.2-escape'],
  },
]
