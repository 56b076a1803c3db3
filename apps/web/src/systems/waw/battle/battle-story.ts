import type { Event, LogLine, Position, Scenario, Score, Tale } from '@sandtable/waw'
import { dealt, score } from '@sandtable/waw'

/** A battle as its viewer saw it, from the joining to the last shown event. */
export interface BattleStory {
  /** The event of the tale where it was joined, which identifies the battle. */
  readonly id: number
  readonly region: number
  readonly tale: readonly Tale[]
  readonly over: boolean
}

/** The battle joined at this event of a tale, as far as it is told after this many events; null: none was. */
export function battleFrom(tale: readonly Tale[], id: number, after = tale.length): BattleStory | null {
  const e = tale[id]?.e
  if (e?.is !== 'battle-joined') return null
  const end = tale.findIndex((one, at) => at > id && at < after && one.e.is === 'battle-ended')
  return {
    id,
    region: e.battle.region,
    tale: tale.slice(id, end < 0 ? after : end + 1),
    over: end >= 0,
  }
}

/**
 * The battle to show after this many events of a tale: one under way, or one that ended since the viewer last watched;
 * null: none.
 */
export function battleAt(tale: readonly Tale[], after: number, watched: number): BattleStory | null {
  const id = tale.findLastIndex(({ e }, at) => at < after && e.is === 'battle-joined')
  const story = battleFrom(tale, id, after)
  return story !== null && story.over && id + story.tale.length <= watched ? null : story
}

/** A stack as it is announced: its player, its leaders, and the number of its units. */
interface Army {
  readonly player: number
  readonly leaders: string
  readonly units: number
}

/** The attackers and the defenders as they met. */
export function armiesOf({ tale }: BattleStory): readonly Army[] {
  const [joined] = tale
  if (joined?.e.is !== 'battle-joined') return []
  const { players, forces, support } = joined.e.battle
  return players.map((player, side) => ({
    player,
    leaders: joined.told.find(({ line }) => line.side === side)?.line.who ?? '',
    units: (forces[side]?.length ?? 0) + (support[side]?.length ?? 0),
  }))
}

/** The region of the battle that was joined next in the same player turn; null: none. */
export function regionAfter(tale: readonly Tale[], { id }: BattleStory): number | null {
  const next = tale.find(({ e }, at) => at > id && (e.is === 'battle-joined' || e.is === 'player-ended'))?.e
  return next?.is === 'battle-joined' ? next.battle.region : null
}

/** A unit's roll, and its result. */
export interface Shot {
  readonly side: number
  readonly unit: number
  readonly die: number
  /** The target number of the die. */
  readonly value: number
  readonly scored: Score
}

/** A battle up to one of its moments. */
export interface Scene {
  readonly view: Position
  readonly round: number
  readonly step: Step
  /** The last roll of each unit in the current round, or in the pursuit. */
  readonly shots: ReadonlyMap<number, Shot>
  /** The last roll of all; null: none yet. */
  readonly last: Shot | null
  /** The modifiers of the combat factors in the last round of fire, with reasons; null: none yet. */
  readonly modifiers: { readonly round: number; readonly lines: readonly LogLine[] } | null
  /** The cards played in the current round. */
  readonly cards: readonly LogLine[]
  /** By side: the results of its dice, and the average. */
  readonly luck: readonly Luck[]
  /** By side: the morale left when it was checked this round; null: not checked yet. */
  readonly checked: readonly number[] | null
}

export interface Luck {
  readonly results: number
  readonly expected: number
}

/** W-12-steps The steps of a battle, as the board shows them. */
export const STEPS = ['commanders', 'morale', 'cards', 'fire', 'losses', 'rout', 'aftermath'] as const
export type Step = (typeof STEPS)[number]

/** The step that each event belongs to. */
const STEP_OF: Readonly<Partial<Record<Event['is'], Step>>> = {
  'battle-joined': 'commanders',
  'leader-revealed': 'commanders',
  'commander-named': 'commanders',
  'morale-determined': 'morale',
  'round-began': 'cards',
  'card-played': 'cards',
  'cards-passed': 'cards',
  'modifiers-set': 'fire',
  fired: 'fire',
  panicked: 'losses',
  'panic-ignored': 'losses',
  'step-lost': 'losses',
  surplus: 'losses',
  'morale-checked': 'losses',
  'rout-tested': 'rout',
  'battle-decided': 'rout',
  'pursuit-began': 'aftermath',
  'support-lost': 'aftermath',
  'no-retreat': 'aftermath',
  retreated: 'aftermath',
  'leader-tested': 'aftermath',
  'leader-lost': 'aftermath',
  'points-scored': 'aftermath',
  'battle-ended': 'aftermath',
}

/** A battle's scene up to this position. */
export function sceneOf(s: Scenario, { tale }: BattleStory, view: Position): Scene {
  let last: Shot | null = null
  const shots = new Map<number, Shot>()
  const luck = [
    { results: 0, expected: 0 },
    { results: 0, expected: 0 },
  ]
  let [round, pursuit]: [number, boolean] = [0, false]
  let step: Step = 'commanders'
  let modifiers: Scene['modifiers'] = null
  let cards: readonly LogLine[] = []
  let checked: Scene['checked'] = null
  for (const { e, told } of tale) {
    const lines = told.map(({ line }) => line)
    step = STEP_OF[e.is] ?? step
    if (e.is === 'round-began') round = e.round
    if (e.is === 'pursuit-began') pursuit = true
    if (e.is === 'round-began' || e.is === 'pursuit-began') shots.clear()
    if (e.is === 'round-began') [checked, cards] = [null, []]
    if (e.is === 'card-played') cards = [...cards, ...lines]
    if (e.is === 'morale-checked') checked = e.morale
    if (e.is === 'modifiers-set') modifiers = { round, lines }
    if (e.is === 'fired') {
      last = { ...e, value: e.cf + e.change }
      shots.set(e.unit, last)
      const mine = luck[e.side] as { results: number; expected: number }
      mine.results += e.scored === 'miss' ? 0 : 1
      mine.expected += chanceOf(s, e.unit, e.cf, e.change, pursuit)
    }
  }
  return { view, round, step, shots, last, modifiers, cards, luck, checked }
}

const FACES = 10

/** The chance of a roll to have any result, by its rule. */
function chanceOf(s: Scenario, unit: number, cf: number, change: number, pursuit: boolean): number {
  const skirmisher = s.units[unit]?.is.skirmisher === true
  const faces = Array.from({ length: FACES }, (_, die) => die)
  const worth = faces.filter(die => dealt(score(s.rules, die, cf, change), skirmisher, pursuit) !== 'miss')
  return worth.length / FACES
}
