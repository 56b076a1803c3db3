import type { Event, LogLine, Position, Scenario, Score, Tale } from '@sandtable/waw'
import { copy, fold } from '@sandtable/kernel'
import { dealt, score, WAW } from '@sandtable/waw'
import { say } from '../words/story.ts'

/** One event of a battle, and how things stand after it. */
export interface Moment {
  readonly e: Event
  readonly view: Position
}

/** A battle as its viewer got it, from the joining on; the last moment is how it stands. */
export interface BattleStory {
  /** Where in the tale it was joined, by which the battle is known. */
  readonly id: number
  readonly region: number
  readonly moments: readonly Moment[]
  readonly over: boolean
}

/**
 * The first battle of a tale that was joined after an event, and was not over by another; null: there is none. Of a battle
 * that was told before, only what is new is folded.
 */
export function battleAfter(
  s: Scenario,
  tale: readonly Tale[],
  after: number,
  known: number,
  last: BattleStory | null = null,
): BattleStory | null {
  const found = joinedAfter(tale, after, known)
  if (found === null) return null
  const { from, to, region, before } = found
  const told = last !== null && goesOn(last, tale, from) ? last.moments : []
  const view = copy(told.at(-1)?.view ?? before)
  const fresh = tale
    .slice(from + told.length, to < 0 ? undefined : to + 1)
    .map(({ e }) => ({ e, view: copy(fold(WAW, s, view, [e])) }))
  return { id: from, region, moments: [...told, ...fresh], over: to >= 0 }
}

/** Where that battle is fought; null: there is none. */
export const regionAfter = (tale: readonly Tale[], after: number, known: number): number | null =>
  joinedAfter(tale, after, known)?.region ?? null

/** A battle in a tale: from where to where, -1 while it is fought. */
interface Joined {
  readonly from: number
  readonly to: number
  readonly region: number
  readonly before: Position
}

function joinedAfter(tale: readonly Tale[], after: number, known: number): Joined | null {
  for (let from = after + 1; from < tale.length; from++) {
    const { e, before } = tale[from] as Tale
    if (e.is !== 'battle-joined' || before === null) continue
    const to = tale.findIndex((one, at) => at > from && one.e.is === 'battle-ended')
    if (to < 0 || to >= known) return { from, to, region: e.battle.region, before }
  }
  return null
}

/** Whether a battle stands in the tale as it was told, from here on. */
const goesOn = ({ moments }: BattleStory, tale: readonly Tale[], from: number): boolean =>
  moments.every(({ e }, i) => tale[from + i]?.e === e)

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

/** The battle after this many of its events. */
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
  let cards: readonly LogLine[] = []
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
