import type { Event, LogLine, Position, Scenario, Score, Tale } from '@sandtable/waw'
import { dealt, score } from '@sandtable/waw'

/** A battle as its viewer was told it, from the joining on; the last event is as far as it is shown. */
export interface BattleStory {
  /** Where in the tale it was joined, by which the battle is known. */
  readonly id: number
  readonly region: number
  readonly tale: readonly Tale[]
  readonly over: boolean
}

/**
 * The battle that is to be seen after so many events of a tale: one that is fought, or that was over after somebody watched
 * last; null: there is none.
 */
export function battleAt(tale: readonly Tale[], after: number, watched: number): BattleStory | null {
  for (let id = after - 1; id >= 0; id--) {
    const { e } = tale[id] as Tale
    if (e.is !== 'battle-joined') continue
    const end = tale.slice(0, after).findIndex((one, at) => at > id && one.e.is === 'battle-ended')
    if (end >= 0 && end < watched) return null
    return {
      id,
      region: e.battle.region,
      tale: tale.slice(id, end < 0 ? after : end + 1),
      over: end >= 0,
    }
  }
  return null
}

/** Where the next battle was joined after this one, as far as the tale goes; null: none was. */
export function regionAfter(tale: readonly Tale[], { id }: BattleStory): number | null {
  const next = tale.find(({ e }, at) => at > id && e.is === 'battle-joined')?.e
  return next?.is === 'battle-joined' ? next.battle.region : null
}

/** A roll of a unit, and what it did. */
export interface Shot {
  readonly side: number
  readonly unit: number
  readonly die: number
  /** What the die is compared with. */
  readonly value: number
  readonly scored: Score
}

/** What has been seen of a battle up to a moment of it. */
export interface Scene {
  readonly view: Position
  readonly round: number
  readonly step: Step
  /** The last roll of each unit in the round at hand, or in the pursuit. */
  readonly shots: ReadonlyMap<number, Shot>
  /** The last roll of all; null: no die has fallen yet. */
  readonly last: Shot | null
  /** What was added to the combat factors in the last round that was fired, and why; null: none has been yet. */
  readonly modifiers: { readonly round: number; readonly lines: readonly LogLine[] } | null
  /** The cards that were played in the round at hand. */
  readonly cards: readonly LogLine[]
  /** By side: what its dice have done, and what they would have on average. */
  readonly luck: readonly Luck[]
  /** By side: what was left of morale when it was checked in this round; null: it has not been yet. */
  readonly checked: readonly number[] | null
  readonly decided: Extract<Event, { is: 'battle-decided' }> | null
  readonly scored: Extract<Event, { is: 'points-scored' }> | null
}

export interface Luck {
  readonly results: number
  readonly expected: number
}

/** W-12-steps The steps of a battle, as the board shows them. */
export const STEPS = ['commanders', 'morale', 'cards', 'fire', 'losses', 'rout', 'aftermath'] as const
export type Step = (typeof STEPS)[number]

/** To which step of the printed course an event belongs. */
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

/** What has been seen of a battle that stands so now. */
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
  let [decided, scored]: [Scene['decided'], Scene['scored']] = [null, null]
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
    if (e.is === 'battle-decided') decided = e
    if (e.is === 'points-scored') scored = e
    if (e.is === 'fired') {
      last = { ...e, value: e.cf + e.change }
      shots.set(e.unit, last)
      const mine = luck[e.side] as { results: number; expected: number }
      mine.results += e.scored === 'miss' ? 0 : 1
      mine.expected += chanceOf(s, e.unit, e.cf, e.change, pursuit)
    }
  }
  return { view, round, step, shots, last, modifiers, cards, luck, checked, decided, scored }
}

const FACES = 10

/** How likely a roll was to do anything, by the rule that judged it. */
function chanceOf(s: Scenario, unit: number, cf: number, change: number, pursuit: boolean): number {
  const skirmisher = s.units[unit]?.is.skirmisher === true
  const faces = Array.from({ length: FACES }, (_, die) => die)
  const worth = faces.filter(die => dealt(score(s.rules, die, cf, change), skirmisher, pursuit) !== 'miss')
  return worth.length / FACES
}
