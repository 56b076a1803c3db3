import type { Position } from '../position.ts'
import type { Unit } from '../counters.ts'
import { NO_MARCH, NOBODY, POOL, UNDECIDED } from '../position.ts'
import { unfought } from '../combat/join.ts'

/** How many of each thing there are. */
export interface Sizes {
  readonly players: number
  readonly regions: number
  readonly units: readonly Unit[]
  /** Leaders' slots. */
  readonly leaders: number
  readonly resources: number
  readonly technologies: number
}

const rows = (length: number, value = 0): number[] => Array.from({ length }, () => value)
const lists = (length: number, inner = 0): number[][] => Array.from({ length }, () => rows(inner))

/** An empty position: every row has its full length. */
export function emptyPosition({
  players,
  regions,
  units,
  leaders,
  resources,
  technologies,
}: Sizes): Position {
  const counters = units.length + leaders
  return {
    steps: units.map(({ steps }) => steps),
    panicked: rows(units.length),
    struck: rows(units.length),
    unsupplied: rows(units.length),
    hits: [0, 0],
    panics: [0, 0],
    chased: [0, 0],
    where: rows(counters, POOL),
    inside: rows(counters),
    hidden: rows(counters),
    came: rows(counters, NOBODY),
    spent: rows(counters),
    halted: rows(counters),
    face: rows(leaders, NOBODY),
    fate: rows(leaders),
    injured: rows(leaders),
    pool: lists(players),
    control: rows(regions, NOBODY),
    fort: rows(regions, NOBODY),
    fdv: rows(regions),
    attacked: rows(regions),
    searched: rows(regions),
    lurking: rows(players * regions),
    lurkingLeaders: rows(players * regions),
    hands: lists(players),
    discards: lists(players),
    gone: [],
    points: rows(players),
    money: rows(players),
    stocks: lists(players, resources),
    technology: lists(players, technologies),
    supremacy: rows(players),
    replacements: rows(players),
    works: lists(players),
    enemies: rows(players * players),
    turn: 0,
    active: NOBODY,
    next: 0,
    march: { ...NO_MARCH, stack: [], trail: [] },
    standing: [],
    fought: [],
    granted: [],
    winner: UNDECIDED,
    battle: {
      region: NOBODY,
      players: [NOBODY, NOBODY],
      terrain: 'clear',
      forces: [[], []],
      support: [[], []],
      leaders: [[], []],
      river: [],
      bridged: [],
      landed: [],
      cornered: [0, 0],
      supremacy: [0, 0],
      ...unfought(),
    },
  }
}
