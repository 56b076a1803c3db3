import type { Contest, ContestTally } from './contest.ts'
import type { Duel, Fought } from './duel-text.ts'
import type { Era, FieldUnitFile, OpenGroundFile } from '@sandtable/scenario'
import type { Grounds } from './trial-field.ts'
import type { How } from '../../../simulate/shares-text.ts'
import type { Mirror } from './mirror-text.ts'
import type { Screen } from '../../../screen.ts'
import { drawnSeed } from '../../../seed.ts'
import { duelArmies, mirrorArmy, openField } from './trial-field.ts'
import { duelFigures, duelsText } from './duel-text.ts'
import { handsFor } from '../../../simulate/crew.ts'
import { mirrorFigures, mirrorText } from './mirror-text.ts'
import { openTrial } from '@sandtable/shelf'
import { playContests } from './contest.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { refuse } from '../../../refuse.ts'
import { ERA_NAMES } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'
import { sayProblems } from '../../../words/faults.ts'

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

/** How much further apart, in centimetres, armies start from one field to the next: a few metres decide what is in range. */
const STEPS = [0, 2000, 4000, 6000, 8000]

const further = (ground: OpenGroundFile): OpenGroundFile[] =>
  STEPS.map(step => ({ ...ground, distance: ground.distance + step }))

/** The era's army against its equal: by which side went first, and which second. */
export const mirrorOf = (grounds: Grounds, manpower: number, lots: Lots): Mirror => {
  const army = mirrorArmy(grounds, manpower)
  const s = further(grounds.trial.mirror).map(ground => openField(grounds, [army, army], ground))
  return { grounds, army, contest: { ...lots, s, bots: CAPTAINS, swap: false, by: 'initiative' } }
}

/** Every unit of the era against its infantry. */
export const duelsOf = (grounds: Grounds, { games, seed }: Lots): Duel[] =>
  grounds.trial.duels.map(written => {
    const { unit, kept, unmeasured } = written
    const { name, cost } = grounds.catalogue.units[unit] as FieldUnitFile
    const [own, foes] = duelArmies(grounds, written)
    const s = further(written).flatMap(ground => [
      openField(grounds, [own, foes], ground),
      openField(grounds, [foes, own], ground),
    ])
    const lots = { games: unmeasured === null ? games : 0, seed: `${seed}/${unit}` }
    const contest: Contest = { ...lots, s, bots: CAPTAINS, swap: false, by: 'armies' }
    return { unit, name, cost, own, foes, contest, kept, unmeasured }
  })

/** The trials of one era or all; errors are printed to stderr, and null returned. */
function groundsOf(era: string): Grounds[] | null {
  const names = Object.keys(ERA_NAMES) as Era[]
  const wanted = names.filter(name => era === 'all' || name === era)
  if (wanted.length === 0) {
    const eras = [...names, 'all']
    refuse([fieldPhrase(era === '' ? 'trial:which-era' : 'trial:no-era', { typed: era, eras })])
    return null
  }
  const openings = wanted.map(openTrial)
  const problems = openings.flatMap(opening => (opening.ok ? [] : opening.problems))
  if (problems.length === 0) return openings.flatMap(opening => (opening.ok ? [opening] : []))
  refuse(sayProblems(problems))
  return null
}

/** MG-income */
const MANPOWER = 500
const BATTLES = 100
const DUELS = 100

/** sandtable simulate --mirror: an era's army against its equal, to measure what going first is worth. */
export async function simulateMirrors(era: string, options: TrialOptions): Promise<void> {
  const { games = BATTLES, manpower = MANPOWER, seed = drawnSeed() } = options
  const mirrors = groundsOf(era)?.map(grounds => mirrorOf(grounds, 100 * manpower, { games, seed }))
  if (mirrors === undefined) return
  await told(
    mirrors.map(({ contest }) => contest),
    options,
    tallies => mirrors.map((mirror, i) => mirrorFigures(mirror, tallies[i] as ContestTally)),
    (screen, tallies, how) =>
      mirrors.map((mirror, i) => mirrorText(screen, mirror, tallies[i] as ContestTally, how)).join('\n'),
  )
}

/** sandtable simulate --duels: what an era's units are worth at their price. */
export async function simulateDuels(era: string, options: TrialOptions): Promise<void> {
  const { games = DUELS, seed = drawnSeed() } = options
  const eras = groundsOf(era)?.map(grounds => ({ grounds, duels: duelsOf(grounds, { games, seed }) }))
  if (eras === undefined) return
  const all = eras.flatMap(({ duels }) => duels)
  const foughtOf = (duels: readonly Duel[], tallies: readonly ContestTally[]): Fought[] =>
    duels.map(duel => ({ duel, tally: tallies[all.indexOf(duel)] as ContestTally }))
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

/** Runs contests and prints the results. */
async function told(
  contests: readonly Contest[],
  { workers, json }: TrialOptions,
  figures: (tallies: readonly ContestTally[]) => readonly object[],
  text: (screen: Screen, tallies: readonly ContestTally[], how: How) => string,
): Promise<void> {
  const hands = handsFor(
    contests.reduce((sum, { games }) => sum + games, 0),
    workers,
  )
  const from = performance.now()
  const tallies = await playContests(contests, hands)
  const seconds = (performance.now() - from) / 1000
  if (json) return printJson({ trials: figures(tallies), seconds })
  print(text(ownScreen(), tallies, { seconds, hands }))
}
