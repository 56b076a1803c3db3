import type {
  BorderFile,
  CounterFile,
  LeaderCounterFile,
  PackFile,
  PlayerFile,
  RegionFile,
} from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { warScenario } from '@sandtable/waw'

/** Regions of a grid, twice as wide as it is high, by their number in all. */
const HEIGHT = { 50: 5, 200: 10, 800: 20 } as const
export type GridSize = keyof typeof HEIGHT

/** One region in this many has a stack. */
const SPACING = 4

const PLAYERS = ['west', 'east'] as const
type Owner = (typeof PLAYERS)[number]

/** A war on a grid of regions: each half is one player's, with sources at the edge; everything grows with the regions. */
export function gridWar(size: GridSize): Scenario {
  const height = HEIGHT[size]
  const width = size / height
  const ownerOf = (region: number): Owner => (region % width < width / 2 ? 'west' : 'east')
  const numbers = Array.from({ length: size }, (_, region) => region)
  const manned = numbers.filter(region => region % SPACING === 0)
  return warScenario({
    ...NOTHING,
    id: `grid-${size}`,
    map: {
      regions: Object.fromEntries(numbers.map(r => [idOf(r), regionOf(r, width, ownerOf(r))])),
      borders: numbers.flatMap(r => bordersOf(r, width, size)),
      areas: {},
      theaters: {},
    },
    units: Object.fromEntries(manned.flatMap(r => unitsOf(r).map(id => [id, unitOf(id, ownerOf(r))]))),
    leaders: Object.fromEntries(manned.map(r => [leaderOf(r), leader(r, ownerOf(r))])),
    setup: {
      at: Object.fromEntries(manned.map(r => [idOf(r), [...unitsOf(r), leaderOf(r)]])),
      faceDown: {},
      hidden: [],
      reduced: [],
      inside: [],
      control: Object.fromEntries(
        PLAYERS.map(player => [player, numbers.filter(r => ownerOf(r) === player).map(idOf)]),
      ),
      reinforcements: [],
    },
  })
}

const idOf = (region: number): string => `r${region}`
const leaderOf = (region: number): string => `leader-${region}`
const unitsOf = (region: number): string[] => ['a', 'b', 'c'].map(letter => `unit-${region}${letter}`)

function regionOf(region: number, width: number, owner: Owner): RegionFile {
  const column = region % width
  const edge = column === 0 || column === width - 1
  return {
    name: idOf(region),
    terrain: region % 7 === 0 ? 'forest' : 'clear',
    area: null,
    city: region % 5 === 0 ? { name: idOf(region), points: 1 } : null,
    fortress: null,
    port: false,
    airbase: null,
    source: edge ? [owner] : [],
    production: edge ? [owner] : [],
    income: 1,
    resources: {},
    closed: null,
  }
}

/** To the east and to the south. */
function bordersOf(region: number, width: number, size: number): BorderFile[] {
  const next = [(region + 1) % width === 0 ? null : region + 1, region + width < size ? region + width : null]
  return next
    .filter(to => to !== null)
    .map(to => ({
      between: [idOf(region), idOf(to)],
      river: (region + to) % 6 === 1 ? 'minor-river' : null,
      called: null,
      bridge: false,
      road: region % 3 === 0,
      rail: false,
      closed: null,
    }))
}

const unitOf = (name: string, nation: Owner): CounterFile => ({
  name,
  nation,
  class: 'combat',
  type: null,
  cf: [3, 2],
  mf: [2, 1],
  mp: [3, 3],
  flags: [],
  siege: null,
  symbol: null,
  price: null,
  place: [],
})

const leader = (region: number, nation: Owner): LeaderCounterFile => ({
  name: leaderOf(region),
  nation,
  rank: 2,
  cf: 1,
  mf: 1,
  mp: 4,
  hierarchy: null,
  type: null,
  commands: null,
  siege: null,
  symbol: null,
})

const playerOf = (id: Owner): PlayerFile => ({
  id,
  name: id,
  side: id,
  joins: 1,
  points: 0,
  money: 0,
  income: 0,
  hand: 0,
  supremacy: 0,
  technology: {},
  forts: [],
  pool: [],
})

/** All that a war on a grid does without. */
const NOTHING: PackFile = {
  id: '',
  ruleset: 'waw',
  edition: 'B',
  title: 'A grid',
  about: '',
  year: 1800,
  tagline: null,
  minutes: null,
  difficulty: null,
  turns: ['one', 'two'],
  uses: ['supply'],
  options: {},
  cap: { bonus: null, malus: null },
  players: PLAYERS.map(playerOf),
  peace: [],
  victory: { conditions: [], otherwise: 'points' },
  rules: [],
  extraDraw: null,
  absent: 'bot',
  resources: [],
  technologies: [],
  map: { regions: {}, borders: [], areas: {}, theaters: {} },
  nations: Object.fromEntries(
    PLAYERS.map(player => [player, { name: player, player, of: null, colour: '#888888' }]),
  ),
  units: {},
  leaders: {},
  symbols: {},
  cards: {},
  setup: {
    at: {},
    faceDown: {},
    hidden: [],
    reduced: [],
    inside: [],
    control: {},
    reinforcements: [],
  },
  expects: { unsupplied: [], unreachable: [] },
}
