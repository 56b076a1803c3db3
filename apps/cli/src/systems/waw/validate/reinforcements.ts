import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { at } from '@sandtable/kernel'
import { DUE, enemyFort, reachOf } from '@sandtable/waw'
import { suspicious, wrong } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** W-7.1.1-reinforce Every counter that is due comes in, in some game. */
export function reinforcements(subject: Subject): Watch {
  const { s } = subject
  /** By group: counters that have come, and games that lasted until one was due and did not come. */
  const arrived = s.reinforcements.map(() => new Set<number>())
  const waited = s.reinforcements.map(() => 0)
  return {
    over: (g, { ending }) => {
      if (ending !== 'over') return
      s.reinforcements.forEach(({ counters, turn }, i) => {
        const late = counters.filter(c => g.p.where[c] === DUE)
        for (const c of counters) if (!late.includes(c) && g.p.turn >= turn) arrived[i]?.add(c)
        if (g.p.turn >= turn && late.length > 0) waited[i] = at(waited, i) + 1
      })
    },
    result: (trials): Outcome => {
      const barred = s.reinforcements.map((_, i) => whyBarred(subject, i))
      const absent = s.reinforcements.map(({ counters }, i) => counters.filter(c => !arrived[i]?.has(c)))
      const found = s.reinforcements.flatMap(({ turn }, i): Finding[] => {
        const path = ['setup', 'reinforcements', i]
        const missing = at(absent, i)
        if (barred[i]) return [wrong(path, barred[i] as string, 'W-7.1.1-reinforce')]
        if (trials.length === 0 || missing.length === 0) return []
        const names = missing.map(c => s.units[c]?.id ?? warPhrase('reinforcements:leader')).join(', ')
        const message = warPhrase(waited[i] === 0 ? 'reinforcements:too-early' : 'reinforcements:shut', {
          names,
          games: trials.length,
          turn,
          waited: at(waited, i),
        })
        return [suspicious(path, message, 'W-7.1.1-reinforce')]
      })
      const due = s.reinforcements.flatMap(({ counters }) => counters).length
      const come = due - absent.flat().length
      const played = trials.length === 0 ? 'reinforcements:no-games' : 'reinforcements:came'
      return { figures: warPhrase(due === 0 ? 'reinforcements:none' : played, { due, come }), found }
    },
  }
}

/** Why a group can never come: all its regions are enemy fortresses, and no other unit of its side can get there. */
function whyBarred({ s, prospects }: Subject, group: number): string | null {
  const { player, at: places, counters, hidden } = at(s.reinforcements, group)
  if (hidden || !places.every(r => enemyFort(s, s.setup, player, r))) return null
  const others = prospects.musters.filter(({ counter }) => !counters.includes(counter))
  const reach = reachOf(s, others)[at(s.players, player).side]
  if (places.some(r => reach?.[r])) return null
  const regions = places.map(r => s.map.regions[r]?.id).join(', ')
  return warPhrase('reinforcements:barred', { regions })
}
