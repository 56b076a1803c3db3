import type { Event, Line, Position, Scenario, Score, Tale } from '@sandtable/waw'
import { copy, fold } from '@sandtable/kernel'
import { dealt, say, score, WAW } from '@sandtable/waw'

/** One event of a battle, and how things stand after it. */
export interface Moment {
  readonly e: Event
  readonly view: Position
}

/** A battle as its viewer was told it, from the joining on; the last moment is how it stands. */
export interface BattleStory {
  /** The number of the event that joined it, by which the battle is known. */
  readonly id: number
  readonly region: number
  readonly moments: readonly Moment[]
  readonly over: boolean
}

/** The first battle of a tale that was joined after an event, and was not over by another; null: there is none. */
export function battleAfter(
  s: Scenario,
  tale: readonly Tale[],
  after: number,
  known: number,
): BattleStory | null {
  for (const [from, { e, event, before }] of tale.entries()) {
    if (e.is !== 'battle-joined' || event <= after || before === null) continue
    const to = tale.findIndex((one, at) => at > from && one.e.is === 'battle-ended')
    if (to >= 0 && (tale[to] as Tale).event < known) continue
    const events = tale.slice(from, to < 0 ? undefined : to + 1).map(one => one.e)
    const view = copy(before)
    const moments = events.map(one => ({ e: one, view: copy(fold(WAW, s, view, [one])) }))
    return { id: event, region: e.battle.region, moments, over: to >= 0 }
  }
  return null
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
  readonly modifiers: { readonly round: number; readonly lines: readonly Line[] } | null
  /** The cards that were played in the round at hand. */
  readonly cards: readonly Line[]
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

/** The battle as it stood after so many of its events. */
export function sceneAt(s: Scenario, { moments }: BattleStory, shown: number): Scene {
  const past = moments.slice(0, Math.max(1, shown))
  const { view: now } = past.at(-1) as Moment
  let last: Shot | null = null
  const shots = new Map<number, Shot>()
  const luck = [
    { results: 0, expected: 0 },
    { results: 0, expected: 0 },
  ]
  let [round, pursuit]: [number, boolean] = [0, false]
  let step: Step = 'commanders'
  let modifiers: Scene['modifiers'] = null
  let cards: readonly Line[] = []
  let checked: Scene['checked'] = null
  let [decided, scored]: [Scene['decided'], Scene['scored']] = [null, null]
  for (const { e, view } of past) {
    step = STEP_OF[e.is] ?? step
    if (e.is === 'round-began') round = e.round
    if (e.is === 'pursuit-began') pursuit = true
    if (e.is === 'round-began' || e.is === 'pursuit-began') shots.clear()
    if (e.is === 'round-began') [checked, cards] = [null, []]
    if (e.is === 'card-played') cards = [...cards, ...say(s, view, e)]
    if (e.is === 'morale-checked') checked = e.morale
    if (e.is === 'modifiers-set') modifiers = { round, lines: say(s, view, e) }
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
  return { view: now, round, step, shots, last, modifiers, cards, luck, checked, decided, scored }
}

const FACES = 10

/** How likely a roll was to do anything, by the rule that judged it. */
function chanceOf(s: Scenario, unit: number, cf: number, change: number, pursuit: boolean): number {
  const skirmisher = s.units[unit]?.is.skirmisher === true
  const faces = Array.from({ length: FACES }, (_, die) => die)
  const worth = faces.filter(die => dealt(score(s.rules, die, cf, change), skirmisher, pursuit) !== 'miss')
  return worth.length / FACES
}
