import type { Choice, Here } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { Waw } from '../events.ts'
import { at, NOBODY, nth } from '../position.ts'
import { isOneOf, no } from '../why-not.ts'

/**
 * W-12.8-takeover, G-78 The captor of a fortress may replace it with one of their own counters; then the other sieges
 * go on.
 */
export const placeFort: Choice<Waw, 'takeover', 'turn'> = {
  kind: 'takeover',
  rule: 'W-12.8-takeover',
  who: g => (g.f.fell === NOBODY ? [] : [g.p.active]),
  legal: (g, player) => ['pass', ...nth(g.p.works, player)],
  whyNot: ({ s, p }, player, work) => {
    if (work === 'pass') return null
    if (!isOneOf(work, nth(s.players, player).forts.length)) return no('W-12.8-takeover', 'no-answer')
    return nth(p.works, player).includes(work) ? null : no('W-12.8-takeover', 'not-left')
  },
  take: (g, player, answer) => {
    if (answer !== 'pass') build(g, player, g.f.fell, answer)
    return goTo('sieges', { fell: NOBODY })
  },
}

function build(g: Here<Waw>, player: number, region: number, work: number): void {
  const fdv = at(g.s.players[player]?.forts.map(fort => fort.fdv) ?? [], work)
  emit(g, { is: 'fort-built', player, region, work, fdv, by: 'takeover' })
}
