import type { FieldMap, Player, Scenario, Side, Unit, WorkKind } from '../scenario.ts'
import type { Group, Position, Stack, Work } from '../position.ts'
import { newGroup } from '../setup/groups.ts'
import { nothingDone } from '../setup/scenario.ts'

/** A stat block with only a test's fields filled in. */
export const aUnit = (given: Partial<Unit> = {}): Unit => ({
  id: 'man',
  name: 'Man',
  singular: null,
  plural: 'men',
  era: 'medieval',
  eras: ['medieval'],
  leader: null,
  cost: 100,
  speed: 10_000,
  minSpeed: null,
  width: 200,
  me: 100,
  reach: 0,
  health: null,
  crew: null,
  armour: 'N',
  attacks: [],
  traits: {},
  resists: [],
  weak: [],
  symbol: 'rifle',
  hero: null,
  ...given,
})

export const aWork = (given: Partial<WorkKind> = {}): WorkKind => ({
  id: 'wall',
  name: 'Wall',
  cost: 200,
  time: 15,
  eras: [],
  health: 10,
  armour: 'L',
  length: 1000,
  width: 100,
  height: 300,
  capacity: 0,
  traits: {},
  blast: null,
  ...given,
})

const aSide = (n: number): Side => ({ id: `side-${n}`, name: `Side ${n}`, colour: '#000000' })

/** A player who fights alone. */
const aPlayer = (n: number): Player => ({
  ...aSide(n),
  side: n,
  era: 'medieval',
  chooses: false,
  status: 'attacking',
  edge: 'north',
  buys: [],
  stores: [],
  leader: null,
  reinforcements: [],
})

/** Ground of 800 × 800 m with what a test puts on it. */
export function bareScenario(
  map: Partial<FieldMap>,
  sheets: Partial<Pick<Scenario, 'units' | 'works'>> = {},
): Scenario {
  return {
    id: 'bare',
    name: 'Bare',
    era: 'medieval',
    turns: 12,
    map: { width: 80_000, height: 80_000, contours: [], ground: [], walls: [], node: null, ...map },
    players: [aPlayer(0), aPlayer(1)],
    sides: [aSide(0), aSide(1)],
    units: [aUnit()],
    works: [],
    spells: [],
    leaders: [],
    equipment: [],
    setup: barePosition([]),
    opening: { seq: 'battle', at: 'buy' },
    ...sheets,
  }
}

export const barePosition = (groups: Group[], works: Work[] = []): Position => ({
  turn: 1,
  phase: 'movement',
  order: [0, 1],
  active: 0,
  parts: 0,
  manpower: [0, 0],
  refunded: [0, 0],
  buying: [],
  groups,
  works,
  ...nothingDone(2),
})

export const aStack = (given: Partial<Stack> = {}): Stack => ({
  unit: 0,
  healthy: 1,
  injured: 0,
  dead: 0,
  health: [],
  crew: [],
  taken: [],
  half: 0,
  fired: [],
  equipment: [],
  spells: [],
  used: 0,
  ...given,
})

/** One man in close order, his front left corner at a place in metres, unless a test says otherwise. */
export const aGroup = (metres: readonly [number, number], given: Partial<Group> = {}): Group => ({
  ...newGroup({
    owner: 0,
    name: 'Alder',
    at: [metres[0] * 100, metres[1] * 100],
    facing: [0, 1],
    files: 1,
    order: 'close',
    stacks: [aStack()],
    where: 'field',
    flying: false,
  }),
  ...given,
})

/** A rectangle in metres. */
export const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west * 100, south * 100],
  [east * 100, south * 100],
  [east * 100, north * 100],
  [west * 100, north * 100],
]
