import { rulesOf } from '@sandtable/kernel'
import type { SetupEvent } from '../setup/events.ts'
import type { Draft, Tellers, Telling } from './log-line.ts'
import type { TurnEvent } from '../turn/events.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { coded, reasons, shown } from './log-line.ts'
import {
  decimal,
  filesText,
  groupName,
  groupNames,
  makeup,
  playerName,
  pointName,
  sideName,
  stackName,
  windOf,
} from './names.ts'
import { playersOf } from '../sides.ts'
import { RULINGS_KEPT } from '../rulings.ts'

/** The turns, from the initiative to the end, and the set-up before them. */
export const TURN_TELLERS: Tellers<TurnEvent['is'] | SetupEvent['is']> = {
  'turn-began': (t, { turn }) => [
    { as: 'heading', text: t.voice('turn', { turn, turns: t.s.turns }), rules: ['M-phase-three'] },
  ],
  reinforced: (t, { side, manpower, left = 0, groups, because }) => {
    const sum = manpower + left
    const spend = sum > 0 ? [t.voice('reinforced:manpower', { manpower: decimal(sum) })] : []
    const what = [...spend, ...groupNames(t, groups)]
    if (what.length === 0) return []
    const text = t.voice('reinforced', { side: playerName(t.s, side), what })
    return [{ side, text, tone: 'good', rules: rulesOf(because) }]
  },
  'late-came': (t, { side, groups }) => {
    const text = t.voice('late-came', { side: playerName(t.s, side), groups: groupNames(t, groups) })
    return [{ side, text, tone: 'good', rules: ['MG-due'] }]
  },
  'initiative-rolled': (t, { rolls }) => {
    const each = rolls.map(([side, die]) =>
      t.voice('initiative-rolled:side', { side: sideName(t.s, side), die }),
    )
    return [{ text: t.voice('initiative-rolled', { rolls: each }), rules: ['M-init-tie'] }]
  },
  'initiative-set': (t, { order, because }) => {
    const sides = order.map((player, i) =>
      t.voice('initiative-set:side', {
        side: playerName(t.s, player),
        status: coded(t, 'status', because[i]?.what ?? ''),
      }),
    )
    return [{ text: t.voice('initiative-set', { sides }), rules: rulesOf(because) }]
  },
  'truce-offered': (t, { side }) => [spoken(t, 'truce-offered', side)],
  'truce-answered': (t, { side, accepted }) => [
    spoken(t, accepted ? 'truce-answered:yes' : 'truce-answered:no', side),
  ],
  'truce-made': t => [{ text: t.voice('truce-made'), rules: ['MG-truce-single'] }],
  'gave-up': (t, { side }) => [spoken(t, 'gave-up', side)],
  'rules-updated': (t, { from }) => (from < RULINGS_KEPT ? [{ text: t.voice('rules-updated') }] : []),
  'part-began': (t, { phase, side }) => {
    const waits = [...t.p.declared, ...t.p.treatments].some(one => one.side === side)
    if (phase === 'acting' && !waits) return []
    const text = t.voice('part', { side: playerName(t.s, side), phase: coded(t, 'phase', phase) })
    return [{ side, text, tone: 'quiet', rules: ['M-phase-three'] }]
  },
  'part-ended': () => [],
  'phase-ended': () => [],
  'battle-ended': (t, { winner, because }) => {
    const what = reasons(t, because)
    const text =
      winner < 0 ? t.voice('drawn', { what }) : t.voice('won', { side: sideName(t.s, winner), what })
    const [first = null] = winner < 0 ? [] : playersOf(t.s, winner)
    return [{ side: first, text, tone: 'good', rules: rulesOf(because) }]
  },

  'leader-chosen': (t, { side, leader, because }) => {
    const places = { side: playerName(t.s, side), leader: at(t.s.leaders, leader).name }
    return [{ side, text: t.voice('leader-chosen', places), rules: rulesOf(because) }]
  },
  'group-bought': (t, { side, cost, group, because }) => {
    const places = { side: playerName(t.s, side), group: group.name, cost: decimal(cost) }
    const text = t.voice('group-bought', { ...places, units: makeup(t, group) })
    return [{ side, text, rules: rulesOf(because) }]
  },
  'equipment-bought': (t, { side, cost, group, stack, carried, because }) => {
    const equipment = at(t.s.equipment, carried.kind).name
    const places = { side: playerName(t.s, side), cost: decimal(cost), equipment }
    const text = t.voice('equipment-bought', { ...places, stack: stackName(t, group, stack) })
    return [{ side, text, rules: rulesOf(because) }]
  },
  'buying-ended': () => [],
  'group-placed': (t, { group, at: point, facing, files, order }) => {
    const stood = { ...at(t.p.groups, group), at: point, facing, files, order }
    const text = t.voice(shown(t, 'group-placed'), {
      group: groupName(t.p, group),
      point: pointName(t, centre(t.s, stood)),
      wind: windOf(t, facing),
      files: filesText(t, files),
      order: coded(t, 'order', order),
    })
    return [{ side: at(t.p.groups, group).owner, text, tone: 'quiet', rules: ['M-setup-order'] }]
  },
  'group-left-out': (t, { group }) => [
    {
      side: at(t.p.groups, group).owner,
      text: t.voice('group-left-out', { group: groupName(t.p, group) }),
      rules: ['MG-setup'],
    },
  ],
  'group-delayed': (t, { group }) => [
    {
      side: at(t.p.groups, group).owner,
      text: t.voice('group-delayed', { group: groupName(t.p, group) }),
      rules: ['MG-due'],
    },
  ],
}

/** MG-truce-single A player's answer about ending the battle. */
const spoken = (
  t: Telling,
  what: 'truce-offered' | 'truce-answered:yes' | 'truce-answered:no' | 'gave-up',
  side: number,
): Draft => ({
  side,
  text: t.voice(what, { side: playerName(t.s, side) }),
  rules: ['MG-truce-single'],
})
