import type {
  BorderFile,
  ConditionFile,
  PackCardFile,
  PackFile,
  PlayerFile,
  RegionFile,
  ReinforcementFile,
  SpecialRuleFile,
  SymbolFile,
} from '@sandtable/scenario'
import type { Options as Rulings } from '../editions/rulings.ts'
import type { WrittenArmies } from './armies.ts'
import { readArmies } from './armies.ts'

/**
 * A small war in a few words, for tests. Regions are `a: 'forest fort:red:4 city:3 src:red prod:red tax:2 port closed:neutral'`, borders
 * `'a-b river'`, `'b-c major bridge road rail'`, `'c-d closed'`. Counters are written as in a field, with `mp3` for movement points
 * (default 2): `Foot 3/2 mp3`, `Lee 3* 1/2`, `Guns A`; more marks: `hidden inside reduced fixed horde S2 $4 @region symbol:x`. A leader
 * called `?` is face down.
 */
export interface War {
  readonly edition?: 'A' | 'B'
  readonly players?: readonly (Partial<PlayerFile> & { readonly id: string })[]
  readonly peace?: readonly (readonly [string, string])[]
  readonly map: Readonly<Record<string, string>>
  readonly borders: readonly string[]
  readonly armies: WrittenArmies
  /** The regions' owners; by default a region with one player's counters alone is that player's. */
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

/** The pack of a war. */
export function packOf(war: War): PackFile {
  const players = (war.players ?? [{ id: 'red' }, { id: 'blue' }]).map(playerOf)
  const due = (war.reinforcements ?? []).flatMap(({ units = [], leaders = [] }) => [...units, ...leaders])
  const read = readArmies(
    war.armies,
    players.map(({ id }) => id),
    due,
  )
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
