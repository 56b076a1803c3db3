import type { Anywhere, Choice, Dice, Ruleset, Sequence, Space } from '@sandtable/kernel'
import { again, emit, ownCopy, rollDice } from '@sandtable/kernel'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Miniatures } from './kind.ts'
import type { TableOrder } from './orders.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { beginTurn } from '../turn/steps.ts'
import { deviate, multiplierOf } from '../targeting/inaccuracy.ts'
import { forgetLeading } from '../powers/in-force.ts'
import { forgetWhereabouts } from '../formation/whereabouts.ts'
import { HAZARDS } from './orders.ts'
import { healStack, recoverInjured } from '../powers/heal.ts'
import { makeAttack, makeStrike } from './attack.ts'
import { rollInitiative } from '../initiative/initiative.ts'
import { allCrossing, rush } from '../movement/hazards.ts'
import { MINIATURES_EVENTS } from './events.ts'
import { tollAfter } from './roster.ts'
import { treat } from '../powers/kit.ts'
import { view, world } from '../view.ts'
import { whyNotOrder } from './legal.ts'

type Of<D extends TableOrder['do']> = Extract<TableOrder, { do: D }>

/** What each order does. */
const DEEDS: { readonly [D in TableOrder['do']]: (g: Anywhere<Miniatures>, order: Of<D>) => void } = {
  attack: makeAttack,
  strike: makeStrike,
  deviate: rollDeviation,
  rush: (g, { group, hazard }) =>
    rush(g, group, {
      kind: hazard,
      number: HAZARDS.indexOf(hazard),
      units: allCrossing(g.s, at(g.p.groups, group), hazard),
    }),
  heal: (g, { group, stack, points }) =>
    void healStack(g, group, stack, points, [], [{ rule: 'MG-heal', what: 'by-hand', change: points }]),
  treat: (g, { do: _do, ...order }) => treat(g, order),
  form: (g, { do: _do, ...formed }) => emit(g, { is: 'group-formed', ...formed }),
  correct: (g, { group, stack, units, injured, dead, damage, note }) => {
    const unit = at(g.s.units, at(at(g.p.groups, group).stacks, stack).unit)
    const toll = tollAfter(unit, { units, injured, dead, damage })
    if (toll !== null) emit(g, { is: 'stack-corrected', group, stack, toll, note })
  },
  morale: (g, { group, high, low, note }) => {
    const until = (turns: number | null): number => (turns === null ? 0 : g.p.turn + turns)
    emit(g, { is: 'morale-corrected', group, high: until(high), low: until(low), note })
  },
  initiative: rollInitiative,
  turn: g => {
    recoverInjured(g)
    beginTurn(g)
  },
}

function rollDeviation(
  g: Anywhere<Miniatures>,
  { group, stack, attack, distance, zero }: Of<'deviate'>,
): void {
  const weapon = attackOf(g.s, g.p, { group, stack, attack })
  if (weapon.inaccuracy === null) throw new Error('a direct shot has no inaccuracy to roll')
  const multiplier = multiplierOf(g.s, g.p, group, stack, weapon, distance)
  const rolled = deviate(g, group, stack, weapon.inaccuracy, multiplier, zero)
  const player = at(g.p.groups, group).owner
  emit(g, { is: 'deviation-rolled', side: player, group, stack, attack, roll: 'own', ...rolled })
}

/** The keeper of the sheet enters the actions of people at the table, one by one. */
const ORDER: Choice<Miniatures, 'table'> = {
  kind: 'table',
  rule: 'M-sheet-purpose',
  who: () => [0],
  legal: ({ s, p }): Space<TableOrder> => ({
    has: answer => whyNotOrder(s, p, answer) === null,
    sample: dice => sampled(s, p, dice),
    shape: null,
  }),
  take: (g, _player, order) => {
    const deed = DEEDS[order.do] as (g: Anywhere<Miniatures>, order: TableOrder) => void
    deed(g, order)
    return again
  },
}

const TABLE: Sequence<Miniatures, 'table'> = { order: ORDER }

/** Manpower at a table with miniatures: measurements are entered, the rest is the same as on a map. */
export const MINIATURES: Ruleset<Miniatures> = {
  name: 'manpower-table',
  version: 1,
  players: () => 1,
  start: s => ({ position: ownCopy<Position>(s.setup), frame: { seq: 'table', at: 'order' } }),
  sequences: { table: TABLE },
  events: MINIATURES_EVENTS,
  changed: p => {
    forgetWhereabouts(p)
    forgetLeading(p)
  },
  view,
  world,
}

const PLAIN = { higher: false, forest: false, node: false, more: [] }

/** Some stack with all its shots at another, or the next turn. */
function sampled(s: Scenario, p: Sight, dice: Dice): TableOrder {
  const pick = (): { group: number; stack: number } => {
    const group = rollDice(dice, p.groups.length)
    return { group, stack: rollDice(dice, at(p.groups, group).stacks.length) }
  }
  for (let tries = 0; tries < 8; tries++) {
    const units = at(at(p.groups, 0).stacks, 0).healthy
    const by = [
      {
        ...pick(),
        attack: 0,
        units: 1 + rollDice(dice, units + 1),
        distance: null,
        own: PLAIN,
        theirs: PLAIN,
      },
    ]
    const order: TableOrder = { do: 'attack', by, ...pick() }
    if (whyNotOrder(s, p, order) === null) return order
  }
  return { do: 'turn' }
}
