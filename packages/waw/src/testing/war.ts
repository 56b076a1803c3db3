import type { Answer, Game, Pending } from '@sandtable/kernel'
import type {
  BorderFile,
  ConditionFile,
  CounterFile,
  LeaderCounterFile,
  PackCardFile,
  PackFile,
  PlayerFile,
  RegionFile,
  ReinforcementFile,
  SpecialRuleFile,
  SymbolFile,
} from '@sandtable/scenario'
import { begin, loaded, over, pending, seeded, submit } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { Options as Rulings } from '../editions/rulings.ts'
import { idleAnswer } from '../battle/policy.ts'
import { TYPES } from '../charts/type-codes.ts'
import { WAW } from '../index.ts'
import { warScenario } from '../setup/pack.ts'
import { at } from '../position.ts'

/**
 * A small war in a few words, for tests. Regions are `a: 'forest fort:red:4 city:3 src:red prod:red tax:2 port closed:neutral'`, borders
 * `'a-b river'`, `'b-c major bridge road rail'`, `'c-d closed'`. Counters are written as in a field, with `mp3` for movement
 * points (2 unless told): `Foot 3/2 mp3`, `Lee 3* 1/2`, `Guns A`; more marks: `hidden inside reduced fixed horde S2 $4 @region symbol:x`.
 * A leader called `?` lies face down.
 */
export interface War {
  readonly edition?: 'A' | 'B'
  readonly players?: readonly (Partial<PlayerFile> & { readonly id: string })[]
  readonly peace?: readonly (readonly [string, string])[]
  readonly map: Readonly<Record<string, string>>
  readonly borders: readonly string[]
  /** By player, by region; `pool` for the force pool, `leaders` for the pool of face-down leaders. */
  readonly armies: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Who controls which regions; regions with one player's counters alone are his unless told. */
  readonly control?: Readonly<Record<string, readonly string[]>>
  readonly reinforcements?: readonly (Partial<ReinforcementFile> & {
    readonly turn: number
    readonly player: string
  })[]
  readonly cards?: Readonly<Record<string, Partial<PackCardFile> & { readonly player: string }>>
  readonly rules?: readonly (Partial<SpecialRuleFile> & Pick<SpecialRuleFile, 'when' | 'effects'>)[]
  readonly symbols?: Readonly<Record<string, SymbolFile['effects']>>
  readonly uses?: PackFile['uses']
  readonly options?: Partial<Rulings>
  readonly turns?: number
  readonly victory?: readonly {
    readonly player: string
    readonly if: ConditionFile
    readonly atEnd?: boolean
  }[]
  readonly otherwise?: string
  readonly extraDraw?: number
  readonly resources?: readonly string[]
  readonly technologies?: readonly string[]
}

/** A war being played, with names for everything. */
export interface Playing {
  readonly g: Game<Waw>
  /** The number of a counter, of a region, of a player. */
  readonly c: (name: string) => number
  readonly r: (name: string) => number
  readonly player: (name: string) => number
}

/** The pack of a war. */
export function packOf(war: War): PackFile {
  const players = (war.players ?? [{ id: 'red' }, { id: 'blue' }]).map(playerOf)
  const read = readArmies(war, players)
  return {
    id: 'test',
    ruleset: 'waw',
    edition: war.edition ?? 'B',
    title: 'A test',
    about: '',
    year: 1800,
    turns: Array.from({ length: war.turns ?? 3 }, (_, i) => `turn ${i + 1}`),
    uses: war.uses ?? [],
    options: { ...war.options } as PackFile['options'],
    cap: { bonus: null, malus: null },
    players: players.map(player => ({ ...player, pool: [...player.pool, ...(read.pools[player.id] ?? [])] })),
    peace: (war.peace ?? []).map(([a, b]) => [a, b]),
    victory: {
      conditions: (war.victory ?? []).map(({ player, if: wanted, atEnd }) => ({
        player,
        name: 'won',
        if: wanted,
        atEnd: atEnd ?? false,
      })),
      otherwise: war.otherwise ?? 'points',
    },
    rules: (war.rules ?? []).map(rule => ({ name: 'rule', text: '', player: null, if: {}, ...rule })),
    extraDraw: war.extraDraw ?? null,
    absent: 'bot',
    tagline: null,
    minutes: null,
    difficulty: null,
    resources: [...(war.resources ?? [])],
    technologies: [...(war.technologies ?? [])],
    map: {
      regions: Object.fromEntries(Object.entries(war.map).map(([id, text]) => [id, regionOf(id, text)])),
      borders: war.borders.map(borderOf),
      areas: {},
      theaters: {},
    },
    nations: Object.fromEntries(
      players.map(({ id }) => [id, { name: id, player: id, of: null, colour: '#000000' }]),
    ),
    units: read.units,
    leaders: read.leaders,
    symbols: Object.fromEntries(
      Object.entries(war.symbols ?? {}).map(([id, effects]) => [id, { name: id, text: '', effects }]),
    ),
    cards: Object.fromEntries(Object.entries(war.cards ?? {}).map(([id, card]) => [id, cardOf(id, card)])),
    setup: {
      at: read.at,
      faceDown: read.faceDown,
      hidden: read.marked['hidden'] ?? [],
      reduced: read.marked['reduced'] ?? [],
      inside: read.marked['inside'] ?? [],
      control: controlOf(war),
      reinforcements: (war.reinforcements ?? []).map(file => ({
        at: [],
        units: [],
        leaders: [],
        faceDown: 0,
        hidden: false,
        ...file,
      })),
    },
    expects: { unsupplied: [], unreachable: [] },
  }
}

/** Starts a war; these dice fall first, and then any. */
export const start = (war: War, dice: readonly number[] = []): Playing => startPack(packOf(war), dice)

/** Starts the war of a pack. */
export function startPack(pack: PackFile, dice: readonly number[] = []): Playing {
  const s = warScenario(pack)
  const g = begin(WAW, s, { dice: loaded(dice, seeded('test')) })
  const units = Object.keys(pack.units)
  const pooled = pack.players.flatMap(({ pool }) => pool)
  const slots = Object.keys(pack.leaders).filter(id => !pooled.includes(id))
  const find = (list: readonly string[], name: string): number => {
    if (!list.includes(name)) throw new Error(`'${name}' is not one of ${list.join(', ')}`)
    return list.indexOf(name)
  }
  return {
    g,
    c: name => (units.includes(name) ? units.indexOf(name) : units.length + find(slots, name)),
    r: name => find(Object.keys(pack.map.regions), name),
    player: name =>
      find(
        pack.players.map(({ id }) => id),
        name,
      ),
  }
}

/** The decision that is open. */
export function open(w: Playing): Pending {
  const [decision] = pending(w.g)
  if (decision === undefined) throw new Error('the game is over')
  return decision
}

/** Answers the open decision, which must be of this kind; a refusal is an error. */
export function give(w: Playing, kind: string, answer: Answer): void {
  const decision = open(w)
  if (decision.kind !== kind) throw new Error(`'${decision.kind}' is asked, not '${kind}'`)
  const refusal = submit(w.g, decision.player, answer)
  if (refusal !== null) throw new Error(`${JSON.stringify(answer)} was refused: ${refusal}`)
}

/** Whether the open decision accepts an answer. */
export function allowed(w: Playing, answer: Answer): boolean {
  const { options } = open(w)
  return 'has' in options
    ? options.has(answer)
    : options.some(option => JSON.stringify(option) === JSON.stringify(answer))
}

/** Lets the house answer until somebody is asked for this; null: the game is over before. */
export function until(w: Playing, kind: string, player: string | null = null): Pending | null {
  for (let i = 0; i < 5000 && !over(w.g); i++) {
    const decision = open(w)
    if (decision.kind === kind && (player === null || decision.player === w.player(player))) return decision
    submit(w.g, decision.player, idleAnswer(w.g, decision.player, decision.kind, decision.options))
  }
  return null
}

/** Counters by their names, as a stack is written. */
export const stackOf = (w: Playing, names: string): number[] =>
  names
    .split(',')
    .map(name => w.c(name.trim()))
    .sort((a, b) => a - b)

export const marchOrder = (w: Playing, names: string, to: string): Answer => ({
  do: 'march',
  stack: stackOf(w, names),
  to: w.r(to),
})

/** Marches these counters along a way, and halts them at its end unless they were stopped. */
export function march(w: Playing, names: string, ...way: readonly string[]): void {
  for (const to of way) give(w, 'orders', marchOrder(w, names, to))
  if (open(w).kind === 'orders' && w.g.p.march.trail.length > 0) give(w, 'orders', { do: 'halt' })
}

export const endMovement = (w: Playing): void => give(w, 'orders', { do: 'done' })

/** All events of one kind so far. */
export const told = <I extends Event['is']>(w: Playing, is: I): Extract<Event, { is: I }>[] =>
  (w.g.log ?? []).filter((e): e is Extract<Event, { is: I }> => e.is === is)

/** Where a counter is: a region's id, or the number of the place off the map. */
export const placeOf = (w: Playing, name: string): string | number => {
  const where = at(w.g.p.where, w.c(name))
  return w.g.s.map.regions[where]?.id ?? where
}

const playerOf = (file: Partial<PlayerFile> & { readonly id: string }): PlayerFile => ({
  name: file.id,
  side: file.id,
  joins: 1,
  points: 0,
  money: 0,
  income: 0,
  hand: 0,
  supremacy: 0,
  technology: {},
  forts: [],
  pool: [],
  ...file,
})

const cardOf = (id: string, file: Partial<PackCardFile> & { readonly player: string }): PackCardFile => ({
  deck: 1,
  copies: 1,
  name: id,
  text: '',
  family: 'event',
  generic: null,
  battle: null,
  lasting: 1,
  once: false,
  cost: { money: 0, points: 0 },
  if: {},
  ...file,
})

function regionOf(id: string, text: string): RegionFile {
  const [terrain = 'clear', ...marks] = text.split(' ')
  const all = (key: string): string[] =>
    marks.filter(mark => mark.startsWith(`${key}:`)).map(mark => mark.slice(key.length + 1))
  const [owner, fdv] = all('fort')[0]?.split(':') ?? []
  const [city] = all('city')
  const [closed] = all('closed')
  const [airbase] = all('airbase')
  return {
    name: id,
    terrain: terrain as RegionFile['terrain'],
    area: null,
    city: city === undefined ? null : { name: id, points: Number(city) },
    fortress: owner === undefined ? null : { owner, fdv: Number(fdv) },
    port: marks.includes('port'),
    airbase: airbase === undefined ? null : Number(airbase),
    source: all('src'),
    production: all('prod'),
    income: Number(all('tax')[0] ?? 0),
    resources: Object.fromEntries(all('res').map(text => [text.split('=')[0], Number(text.split('=')[1])])),
    closed: (closed ?? null) as RegionFile['closed'],
  }
}

function borderOf(text: string): BorderFile {
  const [pair = '', ...marks] = text.split(' ')
  const [a = '', b = ''] = pair.split('-')
  return {
    between: [a, b],
    river: marks.includes('river') ? 'minor-river' : marks.includes('major') ? 'major-river' : null,
    called: null,
    bridge: marks.includes('bridge'),
    road: marks.includes('road'),
    rail: marks.includes('rail'),
    closed: marks.includes('closed') ? 'impassable' : marks.includes('neutral') ? 'neutral' : null,
  }
}

function controlOf(war: War): Record<string, string[]> {
  const control: Record<string, string[]> = {}
  const said = Object.values(war.control ?? {}).flat()
  for (const [player, army] of Object.entries(war.armies))
    control[player] = Object.keys(army).filter(
      region =>
        region in war.map &&
        !said.includes(region) &&
        Object.values(war.armies).filter(other => region in other).length === 1,
    )
  for (const [player, regions] of Object.entries(war.control ?? {}))
    control[player] = [...(control[player] ?? []), ...regions]
  return control
}

interface Armies {
  readonly units: Record<string, CounterFile>
  readonly leaders: Record<string, LeaderCounterFile>
  readonly at: Record<string, string[]>
  readonly faceDown: Record<string, string[]>
  readonly pools: Record<string, string[]>
  readonly marked: Record<string, string[]>
}

function readArmies(war: War, players: readonly PlayerFile[]): Armies {
  const armies: Armies = { units: {}, leaders: {}, at: {}, faceDown: {}, pools: {}, marked: {} }
  const due = (war.reinforcements ?? []).flatMap(({ units = [], leaders = [] }) => [...units, ...leaders])
  for (const { id: player } of players)
    for (const [place, stack] of Object.entries(war.armies[player] ?? {}))
      for (const text of stack) readCounter(armies, player, place, text, due)
  return armies
}

function readCounter(
  armies: Armies,
  player: string,
  place: string,
  text: string,
  due: readonly string[],
): void {
  const [name = '', ...marks] = text.split(' ')
  const push = (row: Record<string, string[]>, key: string, value: string): void =>
    void (row[key] = [...(row[key] ?? []), value])
  if (name === '?') return push(armies.faceDown, place, player)
  const rank = marks.find(mark => mark.endsWith('*') || mark === 'crown')
  if (rank === undefined) armies.units[name] = unitFile(player, name, marks)
  else armies.leaders[name] = leaderFile(player, name, rank, marks)
  for (const mark of ['hidden', 'reduced', 'inside'])
    if (marks.includes(mark)) push(armies.marked, mark, name)
  if (place === 'leaders') push(armies.pools, player, name)
  else if (place !== 'pool' && !due.includes(name)) push(armies.at, place, name)
}

const FLAGS = 'sk elite guard heavy suicide bunker marine para fixed horde structure'.split(' ')
const value = (marks: readonly string[], head: string): string | undefined =>
  marks.find(mark => mark.startsWith(head) && mark.length > head.length)?.slice(head.length)
const numberIn = (marks: readonly string[], head: string): number | null => {
  const found = marks.find(mark => mark.startsWith(head) && /^-?[\d.]+$/.test(mark.slice(head.length)))
  return found === undefined ? null : Number(found.slice(head.length))
}

function unitFile(nation: string, name: string, marks: readonly string[]): CounterFile {
  const [cf, mf] = marks.find(mark => /^-?\d+(>\d+)?\/-?\d+(>\d+)?$/.test(mark))?.split('/') ?? []
  const steps = (factor: string | undefined): number[] =>
    factor === undefined ? [] : factor.split('>').map(Number)
  const size = Math.max(1, steps(cf).length, steps(mf).length)
  const full = (factor: number[]): number[] =>
    factor.length === 0 ? [] : Array.from({ length: size }, (_, i) => factor[i] ?? at(factor, 0))
  const price = numberIn(marks, '$')
  const place = value(marks, '@')
  return {
    name,
    nation,
    class: cf === undefined ? 'support' : 'combat',
    type: marks.find(mark => mark in TYPES) ?? null,
    cf: full(steps(cf)),
    mf: full(steps(mf)),
    mp: Array.from({ length: size }, () => numberIn(marks, 'mp') ?? 2),
    flags: marks.filter(mark => FLAGS.includes(mark)) as CounterFile['flags'],
    siege: numberIn(marks, 'S'),
    symbol: value(marks, 'symbol:') ?? null,
    price: price === null ? null : { money: price },
    place: place === undefined ? [] : [place],
  }
}

function leaderFile(nation: string, name: string, rank: string, marks: readonly string[]): LeaderCounterFile {
  const [cf = '0', mf = '0'] = marks.find(mark => /^-?\d+\/-?\d+$/.test(mark))?.split('/') ?? []
  return {
    name,
    nation,
    rank: rank === 'crown' ? 'monarch' : (Number(rank.charAt(0)) as 1 | 2 | 3),
    cf: Number(cf),
    mf: Number(mf),
    mp: numberIn(marks, 'mp') ?? 4,
    hierarchy: marks.find(mark => /^\(\w\)$/.test(mark))?.charAt(1) ?? null,
    type: marks.find(mark => mark in TYPES) ?? null,
    commands: null,
    siege: numberIn(marks, 'S'),
    symbol: value(marks, 'symbol:') ?? null,
  }
}
