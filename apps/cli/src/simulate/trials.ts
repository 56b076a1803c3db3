import type { Contest } from './contest.ts'
import type { Duel, Fought } from './duel-text.ts'
import type { Era, FieldUnitFile } from '@sandtable/scenario'
import type { GameTally } from './game-tally.ts'
import type { Grounds } from './trial-field.ts'
import type { How } from './shares-text.ts'
import type { Mirror } from './mirror-text.ts'
import type { Screen } from '../screen.ts'
import { drawnSeed } from '../seed.ts'
import { duelArmies, mirrorArmy, openField } from './trial-field.ts'
import { duelFigures, duelsText } from './duel-text.ts'
import { handsFor } from './crew.ts'
import { mirrorFigures, mirrorText } from './mirror-text.ts'
import { ERA_NAMES, openTrial } from '@sandtable/shelf'
import { orRow } from '@sandtable/waw'
import { playContests } from './contest.ts'
import { printJson, refuse } from '../open.ts'

export interface TrialOptions {
  readonly games?: number
  readonly manpower?: number
  readonly seed?: string
  readonly workers?: number
  readonly json?: boolean
}

/** How often a contest is fought, and from which seed. */
type Lots = Pick<Contest, 'games' | 'seed'>

const CAPTAINS = ['captain', 'captain']

/** So much further apart, in centimetres, do the armies of a duel begin from one pair of fields to the next. */
const STEPS = [0, 2000, 4000, 6000, 8000]

/** The era's army against its like: by who went first, and who second. */
export const mirrorOf = (grounds: Grounds, manpower: number, lots: Lots): Mirror => {
  const army = mirrorArmy(grounds, manpower)
  const s = [openField(grounds, [army, army], grounds.trial.mirror.distance)]
  return { grounds, army, contest: { ...lots, s, bots: CAPTAINS, swap: false, by: 'initiative' } }
}

/** Every unit of the era against its infantry. */
export const duelsOf = (grounds: Grounds, { games, seed }: Lots): Duel[] =>
  grounds.trial.duels.map(written => {
    const { unit, distance, unmeasured } = written
    const { name, cost } = grounds.catalogue.units[unit] as FieldUnitFile
    const [own, foes] = duelArmies(grounds, written)
    const s = STEPS.flatMap(step => [
      openField(grounds, [own, foes], distance + step),
      openField(grounds, [foes, own], distance + step),
    ])
    const lots = { games: unmeasured === null ? games : 0, seed: `${seed}/${unit}` }
    const contest: Contest = { ...lots, s, bots: CAPTAINS, swap: false, by: 'armies' }
    return { unit, name, cost, own, foes, contest, unmeasured }
  })

/** The trials of an era or of all; what is wrong with them is said on stderr, and null returned. */
function groundsOf(era: string): Grounds[] | null {
  const names = Object.keys(ERA_NAMES) as Era[]
  const wanted = names.filter(name => era === 'all' || name === era)
  if (wanted.length === 0) {
    refuse([`sandtable: there is no era '${era}': expected ${orRow([...names, 'all'])}`])
    return null
  }
  const openings = wanted.map(openTrial)
  const problems = openings.flatMap(opening => (opening.ok ? [] : opening.problems))
  if (problems.length === 0) return openings.flatMap(opening => (opening.ok ? [opening] : []))
  refuse(problems)
  return null
}

/** MG-income */
const MANPOWER = 500
const BATTLES = 100
const DUELS = 100

/** sandtable simulate --mirror: an era's army against its like, to see what it is worth to go first. */
export async function simulateMirrors(era: string, options: TrialOptions): Promise<void> {
  const { games = BATTLES, manpower = MANPOWER, seed = drawnSeed() } = options
  const mirrors = groundsOf(era)?.map(grounds => mirrorOf(grounds, 100 * manpower, { games, seed }))
  if (mirrors === undefined) return
  await told(
    mirrors.map(({ contest }) => contest),
    options,
    tallies => mirrors.map((mirror, i) => mirrorFigures(mirror, tallies[i] as GameTally)),
    (screen, tallies, how) =>
      mirrors.map((mirror, i) => mirrorText(screen, mirror, tallies[i] as GameTally, how)).join('\n'),
  )
}

/** sandtable simulate --duels: what the units of an era are worth at their price. */
export async function simulateDuels(era: string, options: TrialOptions): Promise<void> {
  const { games = DUELS, seed = drawnSeed() } = options
  const eras = groundsOf(era)?.map(grounds => ({ grounds, duels: duelsOf(grounds, { games, seed }) }))
  if (eras === undefined) return
  const all = eras.flatMap(({ duels }) => duels)
  const foughtOf = (duels: readonly Duel[], tallies: readonly GameTally[]): Fought[] =>
    duels.map(duel => ({ duel, tally: tallies[all.indexOf(duel)] as GameTally }))
  await told(
    all.map(({ contest }) => contest),
    options,
    tallies => eras.map(({ grounds, duels }) => duelFigures(grounds, foughtOf(duels, tallies), seed)),
    (screen, tallies, how) =>
      eras
        .map(({ grounds, duels }) =>
          duelsText(screen, grounds, foughtOf(duels, tallies), { games, seed }, how),
        )
        .join('\n'),
  )
}

/** Has contests played, and prints what came of them. */
async function told(
  contests: readonly Contest[],
  { workers, json }: TrialOptions,
  figures: (tallies: readonly GameTally[]) => readonly object[],
  text: (screen: Screen, tallies: readonly GameTally[], how: How) => string,
): Promise<void> {
  const hands = handsFor(
    contests.reduce((sum, { games }) => sum + games, 0),
    workers,
  )
  const from = performance.now()
  const tallies = await playContests(contests, hands)
  const seconds = (performance.now() - from) / 1000
  if (json) return printJson({ trials: figures(tallies), seconds })
  const { screenOf } = await import('../screen.ts')
  process.stdout.write(text(screenOf(process.stdout), tallies, { seconds, hands }))
}
