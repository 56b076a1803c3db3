import { rulesOf } from '@sandtable/kernel'
import type { SetupEvent } from '../setup/events.ts'
import type { Draft, Tellers, Telling } from './log-line.ts'
import type { TurnEvent } from '../turn/events.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { coded, phrase } from './log-line.ts'
import {
  decimal,
  filesText,
  groupName,
  playerName,
  pointName,
  row,
  sideName,
  stackName,
  windOf,
} from './names.ts'
import { makeup } from './makeup.ts'
import { playersOf } from '../sides.ts'
import { RULINGS_KEPT } from '../rulings.ts'

/** The turns, from the initiative to the end, and the set-up before them. */
export const TURN_TELLERS: Tellers<TurnEvent['is'] | SetupEvent['is']> = {
  'turn-began': (t, { turn }) => [
    { as: 'heading', text: phrase(t, 'turn', { turn, turns: t.s.turns }), rules: ['M-phase-three'] },
  ],
  reinforced: (t, { side, manpower, left = 0, groups, because }) => {
    const sum = manpower + left
    const spend = sum > 0 ? [phrase(t, 'reinforced:manpower', { manpower: decimal(sum) })] : []
    const what = row(t, [...spend, ...groups.map(g => groupName(t.p, g))])
    if (what === '') return []
    const text = phrase(t, 'reinforced', { side: playerName(t.s, side), what })
    return [{ side, text, tone: 'good', rules: rulesOf(because) }]
  },
  'late-came': (t, { side, groups }) => {
    const what = row(t, groups.map(g => groupName(t.p, g))) // prettier-ignore
    const text = phrase(t, 'late-came', { side: playerName(t.s, side), what })
    return [{ side, text, tone: 'good', rules: ['MG-due'] }]
  },
  'initiative-rolled': (t, { rolls }) => {
    const each = rolls.map(([side, die]) => `${sideName(t.s, side)} ${die}`).join(', ')
    return [{ text: phrase(t, 'initiative-rolled', { rolls: each }), rules: ['M-init-tie'] }]
  },
  'initiative-set': (t, { order, because }) => {
    const sides = order.map(
      (player, i) => `${playerName(t.s, player)} (${coded(t, 'status', because[i]?.what ?? '')})`,
    )
    return [{ text: phrase(t, 'initiative-set', { sides: sides.join(', ') }), rules: rulesOf(because) }]
  },
  'truce-offered': (t, { side }) => [spoken(t, 'truce-offered', side)],
  'truce-answered': (t, { side, accepted }) => [
    spoken(t, accepted ? 'truce-answered:yes' : 'truce-answered:no', side),
  ],
  'truce-made': t => [{ text: phrase(t, 'truce-made', {}), rules: ['MG-truce-single'] }],
  'gave-up': (t, { side }) => [spoken(t, 'gave-up', side)],
  'rules-updated': (t, { from }) => (from < RULINGS_KEPT ? [{ text: phrase(t, 'rules-updated') }] : []),
  'part-began': (t, { phase, side }) => {
    const waits = [...t.p.declared, ...t.p.treatments].some(one => one.side === side)
    if (phase === 'acting' && !waits) return []
    const text = phrase(t, 'part', { side: playerName(t.s, side), phase: coded(t, 'phase', phase) })
    return [{ side, text, tone: 'quiet', rules: ['M-phase-three'] }]
  },
  'part-ended': () => [],
  'phase-ended': () => [],
  'battle-ended': (t, { winner, because }) => {
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text =
      winner < 0 ? phrase(t, 'drawn', { what }) : phrase(t, 'won', { side: sideName(t.s, winner), what })
    const [first = null] = winner < 0 ? [] : playersOf(t.s, winner)
    return [{ side: first, text, tone: 'good', rules: rulesOf(because) }]
  },

  'leader-chosen': (t, { side, leader, because }) => {
    const places = { side: playerName(t.s, side), leader: at(t.s.leaders, leader).name }
    return [{ side, text: phrase(t, 'leader-chosen', places), rules: rulesOf(because) }]
  },
  'group-bought': (t, { side, cost, group, because }) => {
    const places = { side: playerName(t.s, side), group: group.name, cost: decimal(cost) }
    const text = phrase(t, 'group-bought', { ...places, makeup: makeup(t, group) })
    return [{ side, text, rules: rulesOf(because) }]
  },
  'equipment-bought': (t, { side, cost, group, stack, carried, because }) => {
    const equipment = at(t.s.equipment, carried.kind).name
    const places = { side: playerName(t.s, side), cost: decimal(cost), equipment }
    const text = phrase(t, 'equipment-bought', { ...places, stack: stackName(t, group, stack) })
    return [{ side, text, rules: rulesOf(because) }]
  },
  'buying-ended': () => [],
  'group-placed': (t, { group, at: point, facing, files, order }) => {
    const placed = { ...at(t.p.groups, group), at: point, facing, files, order }
    const places = {
      group: groupName(t.p, group),
      point: pointName(centre(t.s, placed)),
      wind: windOf(t, facing),
    }
    const how = { files: filesText(t, files), order: coded(t, 'order', order) }
    const text = phrase(t, 'group-placed', { ...places, ...how })
    return [{ side: at(t.p.groups, group).owner, text, tone: 'quiet', rules: ['M-setup-order'] }]
  },
  'group-left-out': (t, { group }) => [
    {
      side: at(t.p.groups, group).owner,
      text: phrase(t, 'group-left-out', { group: groupName(t.p, group) }),
      rules: ['MG-setup'],
    },
  ],
  'group-delayed': (t, { group }) => [
    {
      side: at(t.p.groups, group).owner,
      text: phrase(t, 'group-delayed', { group: groupName(t.p, group) }),
      rules: ['MG-due'],
    },
  ],
}

/** MG-truce-single What a player has said about ending the battle. */
const spoken = (
  t: Telling,
  what: 'truce-offered' | 'truce-answered:yes' | 'truce-answered:no' | 'gave-up',
  side: number,
): Draft => ({
  side,
  text: phrase(t, what, { side: playerName(t.s, side) }),
  rules: ['MG-truce-single'],
})
