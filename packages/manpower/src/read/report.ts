import { copy, fold } from '@sandtable/kernel'
import type { Blow, Suffered } from './blows.ts'
import type { Event } from '../events.ts'
import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { blowsIn } from './blows.ts'
import { hostile } from '../sides.ts'
import { MANPOWER } from '../ruleset.ts'
import { unitsOf } from '../formation/layout.ts'

/** What a group has lost. */
export interface GroupLoss {
  readonly group: number
  readonly dead: number
  readonly injured: number
}

/** What a player's army has done and suffered. */
export interface PlayerReport {
  /** Volleys and single shots that it fired, those at moving enemies among them, and spells that took effect or failed. */
  readonly volleys: number
  readonly shots: number
  readonly spells: readonly number[]
  readonly failed: readonly number[]
  /** Its dice, added up, and what they come to on an average. */
  readonly rolled: number
  readonly mean: number
  /** Its groups with losses, those with the most first. */
  readonly losses: readonly GroupLoss[]
  readonly healed: number
  /** Groups whose morale has become Low or High. */
  readonly low: readonly number[]
  readonly high: readonly number[]
  /** Groups without units, groups that left the field or surrendered, and heroes who fell, as group and stack. */
  readonly wipedOut: readonly number[]
  readonly left: readonly number[]
  readonly surrendered: readonly number[]
  readonly fell: readonly (readonly [group: number, stack: number])[]
  /** Works that were finished or taken. */
  readonly finished: readonly number[]
  readonly taken: readonly number[]
}

/** What has happened in a turn, or in any other part of a battle. */
export interface Report {
  readonly players: readonly PlayerReport[]
  readonly blows: readonly Blow[]
  /** The blows that served their side best and worst, by their places; null: there are none to compare. */
  readonly best: number | null
  readonly worst: number | null
}

/** The report of some events that followed each other. */
export function reportOf(s: Scenario, before: Sight, events: readonly Event[]): Report {
  const after = fold(MANPOWER, s, copy(before) as Position, events)
  const blows = blowsIn(s, before, events)
  const players = s.players.map((_, player) => playerReport({ before, after, events, blows }, player))
  return { players, blows, ...extremesOf(s, after, blows) }
}

interface Told {
  readonly before: Sight
  readonly after: Sight
  readonly events: readonly Event[]
  readonly blows: readonly Blow[]
}

function playerReport({ before, after, events, blows }: Told, player: number): PlayerReport {
  const isOwn = (group: number): boolean => at(after.groups, group).owner === player
  const made = blows.filter(blow => blow.player === player && blow.kind !== 'rush')
  const hit = blows.flatMap(({ suffered }) => suffered).filter(({ group }) => isOwn(group))
  const shaken = (wanted: 'low' | 'high'): number[] => [
    ...new Set(
      blows.flatMap(blow => blow.shaken.flatMap(({ which, groups }) => (which === wanted ? groups : []))),
    ),
  ]
  const dice = made.flatMap(({ throws }) => throws).flatMap(one => one.dice)
  const isBuilt = (work: number): boolean => builderOf(before, events, work) === player
  return {
    volleys: made.filter(({ kind }) => kind === 'volley').length,
    shots: sumOf(made, ({ kind, throws }) => (kind === 'shots' ? throws.length : 0)),
    spells: made.flatMap(({ spell }) => (spell === null ? [] : [spell])),
    failed: events.flatMap(e => (e.is === 'spell-failed' && e.side === player ? [e.spell] : [])),
    rolled: sumOf(dice, ({ face }) => face),
    mean: sumOf(dice, ({ sides }) => (sides + 1) / 2),
    losses: lossesIn(hit),
    healed: sumOf(events, e => (e.is === 'healed' && isOwn(e.group) ? e.healed : 0)),
    low: shaken('low').filter(isOwn),
    high: shaken('high').filter(isOwn),
    wipedOut: [...new Set(hit.map(({ group }) => group))].filter(n => unitsOf(at(after.groups, n)) === 0),
    left: events.flatMap(e => (e.is === 'left' && isOwn(e.group) ? [e.group] : [])),
    surrendered: events.flatMap(e =>
      (e.is === 'surrendered' || e.is === 'gave-up') && e.side === player ? e.groups : [],
    ),
    fell: blows.flatMap(({ fell }) => fell).filter(([group]) => isOwn(group)),
    finished: events.flatMap(e => (e.is === 'work-finished' && isBuilt(e.work) ? [e.work] : [])),
    taken: events.flatMap(e => (e.is === 'work-taken' && e.side === player ? [e.work] : [])),
  }
}

const sumOf = <T>(all: readonly T[], count: (one: T) => number): number =>
  all.reduce((sum, one) => sum + count(one), 0)

/** Whose a building was while it was built. */
function builderOf({ works }: Sight, events: readonly Event[], work: number): number {
  const begun = events.flatMap(e => (e.is === 'work-begun' || e.is === 'wall-raised' ? [e.work.owner] : []))
  return works[work]?.owner ?? begun[work - works.length] ?? NOBODY
}

/** What every group has lost, the heaviest losses first. */
function lossesIn(hit: readonly Suffered[]): GroupLoss[] {
  const losses = [...new Set(hit.map(({ group }) => group))].map(group => {
    const own = hit.filter(one => one.group === group)
    return { group, dead: sumOf(own, one => one.died), injured: sumOf(own, one => one.injured) }
  })
  return losses
    .filter(({ dead, injured }) => dead > 0 || injured > 0)
    .sort((one, other) => stepsOf(other.dead, other.injured) - stepsOf(one.dead, one.injured))
}

/** M-men-states The steps that men lose: two if they die, one if they are injured. */
const stepsOf = (dead: number, injured: number): number => 2 * dead + injured

/** What a blow was worth to those who struck: the steps of enemies less those of friends. */
const worthOf = (s: Scenario, p: Sight, { player, suffered }: Blow): number =>
  sumOf(suffered, ({ group, died, injured }) => {
    const isEnemy = player !== null && hostile(s, at(p.groups, group).owner, player)
    return (isEnemy ? 1 : -1) * stepsOf(died, injured)
  })

/** How far a blow's dice fell above or below the average. */
const luckOf = ({ throws }: Blow): number =>
  sumOf(throws, ({ dice }) => sumOf(dice, ({ face, sides }) => face - (sides + 1) / 2))

/** The blows that served those who struck best and worst; of equal ones, those with the better and the worse dice. */
function extremesOf(s: Scenario, p: Sight, blows: readonly Blow[]): Pick<Report, 'best' | 'worst'> {
  const ranked = [...blows.keys()]
    .filter(
      n => at(blows, n).player !== null && at(blows, n).kind !== 'rush' && at(blows, n).throws.length > 0,
    )
    .map(n => ({ n, worth: worthOf(s, p, at(blows, n)), luck: luckOf(at(blows, n)) }))
    .sort((one, other) => other.worth - one.worth || other.luck - one.luck)
  const [first, last] = [ranked[0], ranked.at(-1)]
  return {
    best: first === undefined || first.worth <= 0 ? null : first.n,
    worst: last === undefined || last === first ? null : last.n,
  }
}
