import { borderBetween } from '@sandtable/board'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { Phrase } from './phrases.ts'
import type { MovementEvent } from '../movement/events.ts'
import { at, nth } from '../position.ts'
import {
  counterName,
  everyName,
  mp,
  playerName,
  regionName,
  rowOf,
  stackName,
  unitNames,
  unseenStack,
} from './names.ts'
import { bridged } from '../map/passage.ts'
import { counterOf } from '../scenario.ts'
import { overrunFindsNobody } from '../movement/overrun.ts'
import { pointsOf } from '../movement/points.ts'
import { RAIL, RIVER, ROAD } from '../charts/terrain.ts'
import { tellEvasion, tellStand } from './evasion.ts'
import { tellSearch } from './search.ts'

/** How land movement events are put into words. */
export const MOVEMENT_TELLERS: Tellers<MovementEvent['is']> = {
  marched: tellMarch,
  'march-ended': (t, e) => {
    if (e.joined.length === 0) return []
    const outcome = t.voice('march-ended', {
      joined: stackName(t, e.joined),
      region: regionName(t.s, e.region),
    })
    return [{ ...moved(t, e, e.region), outcome, tone: 'quiet', rules: ['W-10.1-merge'] }]
  },
  hid: (t, e) => [
    {
      ...moved(t, e, e.region, 'unit'),
      outcome: there(t, 'hid', e.region),
      rules: ['W-4.1.2-hide'],
    },
  ],
  uncovered: (t, { player, region, stack, because }) => [
    {
      section: 'movement',
      player,
      region,
      who: everyName(t, stack),
      outcome: there(t, `uncovered:${because}`, region),
      rules: [UNCOVERED[because]],
    },
  ],
  searched: tellSearch,
  sheltered: (t, e) => [named(t, e, 'sheltered', 'W-A2.2-shelter')],
  'shelter-declined': (t, e) => [
    {
      ...named(t, { ...e, stack: [] }, 'shelter-declined', 'G-43'),
      who: playerName(t.s, e.player),
      tone: 'quiet',
    },
  ],
  'evasion-declined': tellStand,
  'evasion-tested': tellEvasion,
  sallied: (t, e) => [named(t, e, e.attack ? 'sallied:attack' : 'sallied', 'G-43')],
  overran: tellOverrun,
  'overrun-declined': (t, e) => [
    {
      ...named(t, { ...e, stack: [] }, declinedAs(t), 'W-10.5-overrun'),
      who: playerName(t.s, e.player),
    },
  ],
  'leader-caught': (t, { player, slot, region, by }) => [
    {
      section: 'movement',
      player,
      region,
      who: counterName(t, counterOf(t.s, slot)),
      outcome: t.voice('leader-caught', {
        region: regionName(t.s, region),
        by: playerName(t.s, by),
      }),
      tone: 'bad',
      rules: ['W-10.1-lone-leader'],
    },
  ],
  'support-abandoned': (t, { player, region, units }) => [
    {
      section: 'movement',
      player,
      region,
      who: unitNames(t, units),
      outcome: there(t, 'support-abandoned', region),
      tone: 'hit',
      rules: ['W-4.2-su-alone'],
    },
  ],
}

const UNCOVERED = {
  search: 'W-11.5-search',
  own: 'G-41',
  cap: 'W-4.1.2-hidden-excess',
  effect: 'W-8-text',
  overrun: 'G-51',
} as const

const there = ({ s, voice }: Telling, phrase: Phrase, region: number): string =>
  voice(phrase, { region: regionName(s, region) })

type Moved = Pick<Of<'marched'>, 'player' | 'stack' | 'hidden' | 'units' | 'leaders'>

/** The counters that moved, as far as the viewer sees them: which, or how many. */
const moved = (
  t: Telling,
  { player, stack, units, leaders }: Moved,
  region: number,
  as: 'hidden' | 'unit' = 'hidden',
): Draft => ({
  section: 'movement',
  player,
  region,
  who: stack.length > 0 ? stackName(t, stack) : unseenStack(t, units, leaders, as),
})

interface InRegion {
  readonly player: number
  readonly region: number
  readonly stack: readonly number[]
}

const named = (t: Telling, { player, region, stack }: InRegion, phrase: Phrase, rule: string): Draft => ({
  section: 'movement',
  player,
  region,
  who: stackName(t, stack),
  outcome: there(t, phrase, region),
  rules: [rule],
})

/** W-10.5-mp A step of a march, its kind, and its cost. */
function tellMarch(t: Telling, e: Of<'marched'>): Draft[] {
  const { voice } = t
  const unseen = e.stack.length === 0
  const phrase = unseen ? 'marched:unseen' : e.attack ? 'marched:attack' : 'marched'
  const ways = [...waysOf(t, e), ...leastMove(t, e)]
  const hidden = e.hidden && !unseen ? [voice('hidden')] : []
  return [
    {
      ...moved(t, e, e.to),
      outcome: voice(phrase, { from: regionName(t.s, e.from), to: regionName(t.s, e.to) }),
      note: rowOf(t, [...hidden, ...ways.map(({ way }) => way), mp(t, e.cost)]),
      rules: ['W-10.5-mp', ...ways.map(({ rule }) => rule)],
    },
  ]
}

/** W-3.1-rail, W-3.1-road, W-3.1-river Why a step was cheaper or dearer than the terrain. */
function waysOf({ s, voice }: Telling, { from, to, cost }: Of<'marched'>): { way: string; rule: string }[] {
  const number = borderBetween(s.map.board, from, to)
  if (number === null) return []
  const border = nth(s.map.borders, number)
  const { river, rail, road } = border
  const overBridge = bridged(s, border)
  const dry = cost - (overBridge ? 0 : RIVER[river].cross)
  const ways: { way: string; rule: string }[] = []
  if (rail && dry === RAIL) ways.push({ way: voice('by:rail'), rule: 'W-3.1-rail' })
  else if (road && dry === ROAD) ways.push({ way: voice('by:road'), rule: 'W-3.1-road' })
  if (river === 'none') return ways
  if (overBridge) return [...ways, { way: voice('over:bridge'), rule: 'W-3.1-bridge' }]
  return [...ways, { way: voice(`over:${river}`), rule: `W-3.1-river-${river.replace('-river', '')}-mp` }]
}

const declinedAs = ({ s, p }: Telling): 'overrun-declined' | 'overrun-declined:hidden' =>
  overrunFindsNobody(s, p) ? 'overrun-declined:hidden' : 'overrun-declined'

/** W-10.5-min-one, G-12 A step that a counter lacked the points for, and could still make. */
const leastMove = ({ s, p, voice }: Telling, { stack }: Of<'marched'>): { way: string; rule: string }[] =>
  stack.some(c => at(p.spent, c) > pointsOf(s, p, c))
    ? [{ way: voice('by:least-move'), rule: 'W-10.5-min-one' }]
    : []

/** W-10.5-overrun An overrun: both stacks, and whether the march goes on. */
function tellOverrun(t: Telling, e: Of<'overran'>): Draft[] {
  const { voice } = t
  const onward = e.stops ? voice('overran:stops') : voice('overran:goes-on', { mp: mp(t, e.cost) })
  const owner = e.lost.length > 0 ? at(t.s.owner, at(e.lost, 0)) : null
  return [
    {
      ...named(t, { ...e, stack: t.p.march.stack }, 'overran', 'W-10.5-overrun'),
      note: onward,
      rules: ['W-10.5-overrun', t.s.rules.overrunRule, 'W-10.5-overrun-continue'],
    },
    {
      section: 'movement',
      player: owner,
      region: e.region,
      who: everyName(t, e.lost),
      outcome: voice('overran:lost'),
      tone: 'hit',
      rules: ['G-51'],
    },
  ]
}
