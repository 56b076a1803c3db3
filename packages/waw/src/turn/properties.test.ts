import type { Dice, Game } from '@sandtable/kernel'
import { begin, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomAnswer } from '@sandtable/testkit'
import type { Event, Waw } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import type { War } from '../testing/war.ts'
import { at } from '../position.ts'
import { counts, limitOf } from '../movement/stacking.ts'
import { hiddenIn } from '../movement/hide.ts'
import { hostile, sideOfPlayer } from '../map/presence.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { onLand } from '../map/passage.ts'
import { packOf } from '../testing/war.ts'
import { warScenario } from '../setup/pack.ts'
import { WAW } from '../index.ts'

const WARS = 60

const TERRAINS = [
  'clear',
  'clear',
  'forest',
  'hills',
  'swamp',
  'urban',
  'clear fort:blue:5',
  'forest fort:red:4',
  'sea',
]
const BORDERS = ['', '', 'river', 'major', 'road', 'road rail', 'rail', 'closed', 'neutral']
const UNITS = [
  '3/2',
  '4>2/2',
  '2/1 C',
  '3/2 heavy',
  '2/1 G',
  '2/1 G hidden',
  '3/3 guard elite',
  '3/2 marine',
  'A',
  'L',
]

const pick = <T>(row: readonly T[], dice: Dice): T => row[rollDice(dice, row.length)] as T

/** Any small war: seven regions in a ring with some chords, three players, two of them allied, and stacks anywhere on land. */
function randomWar(dice: Dice): War {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const map = Object.fromEntries(ids.map(id => [id, pick(TERRAINS, dice)]))
  const land = ids.filter(id => map[id] !== 'sea')
  const ring = ids.map((id, i) => `${id}-${ids[(i + 1) % ids.length]} ${pick(BORDERS, dice)}`)
  const across = ['a-c', 'b-e', 'd-g'].map(pair => `${pair} ${pick(BORDERS, dice)}`)
  let number = 0
  const stack = (player: string): string[] => {
    const units = Array.from(
      { length: rollDice(dice, 6) },
      () => `${player}${number++} ${pick(UNITS, dice)} mp${1 + rollDice(dice, 4)}`,
    )
    const leader = `${player}${number++} ${1 + rollDice(dice, 3)}* ${rollDice(dice, 3)}/${rollDice(dice, 3)}`
    return rollDice(dice, 3) > 0 ? [...units, leader] : units
  }
  const army = (player: string): Record<string, string[]> => {
    const regions = land.filter(() => rollDice(dice, 2) === 0)
    return Object.fromEntries(regions.map(id => [id, stack(player)]))
  }
  return {
    edition: pick(['A', 'B'] as const, dice),
    turns: 3,
    uses: rollDice(dice, 2) === 0 ? ['supply'] : [],
    players: [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }],
    map: { ...map, [pick(land, dice)]: 'clear src:red', [pick(land, dice)]: 'clear src:blue' },
    borders: [...ring, ...across],
    armies: { red: army('red'), blue: army('blue'), pink: army('pink') },
  }
}

/** What must hold at every question; a sentence if it doesn't. */
type Watch = (g: Game<Waw>, since: readonly Event[], before: { readonly steps: number }) => string | null

const onMap = ({ s, p }: Game<Waw>): number[] => [...s.owner.keys()].filter(c => at(p.where, c) >= 0)
const inBattle = (g: Game<Waw>): boolean => g.agenda.some(({ seq }) => seq === 'battle')
const quiet = (g: Game<Waw>): boolean => !inBattle(g) && g.p.march.trail.length === 0
const first = <T>(row: readonly T[], say: (found: T) => string): string | null =>
  row.length === 0 ? null : say(row[0] as T)

/** Steps of all units on the map. */
const stepsOnMap = ({ s, p }: Game<Waw>): number =>
  s.units.reduce((sum, _, u) => sum + (at(p.where, u) >= 0 ? at(p.steps, u) : 0), 0)

const onClosedGround: Watch = g =>
  first(
    onMap(g).filter(c => !onLand(g.s, at(g.p.where, c))),
    c => `counter ${c} does`,
  )

/** A surplus from the start may stay. */
const crowded: Watch = g => {
  if (!quiet(g)) return null
  const { s, p } = g
  for (const side of new Set(s.players.map((_, q) => sideOfPlayer(s, q))))
    for (const region of s.map.regions.keys()) {
      const count = ({ where, inside }: Pick<Scenario['setup'], 'where' | 'inside'>): number =>
        s.units.filter(
          (_, u) =>
            where[u] === region &&
            inside[u] === 0 &&
            counts(s, u) &&
            sideOfPlayer(s, at(s.owner, u)) === side,
        ).length
      if (count(p) > Math.max(limitOf(s, region), count(s.setup)))
        return `side ${side} has in region ${region}`
    }
  return null
}

const miscounted: Watch = ({ s, p }) => {
  for (const player of s.players.keys())
    for (const region of s.map.regions.keys()) {
      const there = hiddenIn(s, p, player, region)
      const leaders = there.filter(c => isLeader(s, c)).length
      const place = player * s.map.regions.length + region
      if (p.lurking[place] !== there.length - leaders || p.lurkingLeaders[place] !== leaders)
        return `player ${player} has other numbers in region ${region}`
      if (leaders > 0 && there.length === leaders) return `leaders of player ${player} hide alone`
    }
  return null
}

const tooManyHidden: Watch = (g, since) =>
  since.some(e => e.is === 'player-ended') && g.p.lurking.some(n => n > g.s.rules.hidden_cap)
    ? 'one has'
    : null

const wronglyHidden: Watch = ({ s, p }) =>
  first(
    [...s.owner.keys()].filter(
      c => p.hidden[c] === 1 && (p.inside[c] === 1 || !(isLeader(s, c) || s.units[c]?.is.guerrilla)),
    ),
    c => `counter ${c} does`,
  )

const oddlyHeld: Watch = ({ s, p }) =>
  first(
    p.control.filter(player => !(player >= -1 && player < s.players.length)),
    player => `one is held by ${player}`,
  )

const grown: Watch = (g, since, before) =>
  stepsOnMap(g) > before.steps && !since.some(e => e.is === 'arrived' || e.is === 'restored')
    ? 'they did'
    : null

const ghosts: Watch = g =>
  inBattle(g)
    ? null
    : first(
        onMap(g).filter(c => !isLeader(g.s, c) && at(g.p.steps, c) === 0),
        u => `unit ${u} is not`,
      )

/** Checked when the next player is to move; a leader of starved units may still get away. */
const leftAlone: Watch = (g, since) => {
  const { s, p } = g
  if (!since.some(e => e.is === 'player-ended') || since.some(e => e.is === 'starved')) return null
  if (g.f.at !== 'orders') return null
  const open = onMap(g).filter(c => p.hidden[c] === 0 && p.inside[c] === 0)
  const enemies = (a: number, b: number): boolean => hostile(s, p, at(s.owner, a), at(s.owner, b))
  const beside = (c: number): number[] => open.filter(u => !isLeader(s, u) && p.where[u] === p.where[c])
  return first(
    open.filter(
      c => isLeader(s, c) && beside(c).some(u => !s.units[u]?.support) && beside(c).every(u => enemies(u, c)),
    ),
    c => `slot ${slotOf(s, c)} does`,
  )
}

const unled: Watch = ({ s }, since) => {
  const needs = (u: number): boolean =>
    !s.units[u]?.support && !s.rules.attackLeaderless.some(trait => s.units[u]?.is[trait])
  return first(
    since.filter(e => e.is === 'marched' && e.attack && e.leaders === 0 && e.stack.some(needs)),
    e => JSON.stringify(e),
  )
}

const starving: Watch = ({ p }, since) =>
  first(
    since
      .flatMap(e => (e.is === 'battle-joined' ? (e.battle.forces[0] ?? []) : []))
      .filter(u => p.unsupplied[u] === 1),
    u => `unit ${u} does`,
  )

const inDebt: Watch = ({ p }) => (p.points.some(n => n < 0) ? 'one is' : null)

// prettier-ignore
const WATCHES: readonly (readonly [string, string, Watch])[] = [
  ['[W-3.1-impassable][W-3.1-neutral][W-4.1.1-ground-domain]', 'nobody stands where land units cannot be', onClosedGround],
  ['[W-9-difficult][G-04]', 'after movement and retreats no side has more in a region than it holds', crowded],
  ['[W-4.1.2-hide][G-75]', 'what is said to lie hidden in a region lies there, and leaders only with units', miscounted],
  ['[W-4.1.2-hidden-cap]', 'after his turn nobody has more than six units hidden in a region', tooManyHidden],
  ['[W-4.1.2-hide]', 'nobody but guerrillas and leaders hides, and nobody in a fortress', wronglyHidden],
  ['[G-55]', 'every region is some player’s, or nobody’s', oddlyHeld],
  ['[W-12.1-loss-step]', 'steps on the map never grow, unless somebody arrives or is restored', grown],
  ['[W-12.1-loss-kill]', 'outside of battles whoever has no step left is off the map', ghosts],
  ['[W-10.1-lone-leader][G-81]', 'no leader is left among enemy combat units without a unit of his side', leftAlone],
  ['[W-5.3-land-attack]', 'nobody marches to attack without a leader, but for those who need none', unled],
  ['[W-13.4-attack][G-80]', 'nobody attacks who is out of supply', starving],
  ['[W-14-floor]', 'no gauge is ever below 0', inDebt],
]

/** Failures of the checks, by their place in the list; and how often each thing happened. */
const found: string[][] = WATCHES.map(() => [])
const happened = new Map<string, number>()

/** Plays a random war to its end under all checks. */
function playOne(number: number): void {
  const dice = seeded(`war ${number}`)
  const g = begin(WAW, warScenario(packOf(randomWar(dice))), { dice: seeded(`dice ${number}`) })
  let lines = 0
  let before = { steps: stepsOnMap(g) }
  for (let n = 0; !over(g); n++) {
    const since = (g.log ?? []).slice(lines)
    for (const [i, [, , watch]] of WATCHES.entries()) {
      const broken = watch(g, since, before)
      if (broken !== null) found[i]?.push(`war ${number}, decision ${n}: ${broken}`)
    }
    lines = (g.log ?? []).length
    before = { steps: stepsOnMap(g) }
    const [asked] = pending(g)
    if (asked !== undefined) submit(g, asked.player, randomAnswer(asked.options, dice))
  }
  for (const { is } of g.log ?? []) happened.set(is, (happened.get(is) ?? 0) + 1)
}

describe('in random wars', () => {
  beforeAll(() => {
    for (let number = 0; number < WARS; number++) playOne(number)
  }, 60_000)

  test.each(WATCHES.map(([ids, sentence], i) => [ids, sentence, i] as const))(
    '%s %s',
    (_ids, _sentence, i) => {
      expect(found[i]).toEqual([])
    },
  )

  test('[W-7.1.4-c-move] many things happen in them', () => {
    const rare = (
      [
        'marched',
        'hid',
        'uncovered',
        'searched',
        'sheltered',
        'battle-joined',
        'retreated',
        'no-retreat',
        'siege-tested',
        'leader-caught',
        'support-abandoned',
        'control-changed',
        'supply-checked',
      ] as const
    ).filter(is => (happened.get(is) ?? 0) < 3)
    expect(rare).toEqual([])
  })
})
