import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer, Game, Kind, SavedGame } from '@sandtable/kernel'
import type { OpenedPack } from './opened-pack.ts'
import {
  begin,
  copy,
  digest,
  encode,
  fold,
  freeze,
  over,
  playOut,
  revive,
  seeded,
  submit,
  thaw,
} from '@sandtable/kernel'
import { openedFor, openedPack } from './opened-pack.ts'
import { packNames, readFolder } from './packs.ts'
import { PACKS } from './folders.ts'
import { randomAnswer } from '@sandtable/testkit'
import { SYSTEMS } from './systems.ts'

/**
 * A game that was played once, and must always be played so; `npm run golden` records it again after an
 * intended change.
 */
interface GoldenGame {
  readonly scenario: string
  readonly pack: string
  readonly seed: string
  readonly saved: number
  readonly dice: number
  readonly events: number
  readonly log: string
  readonly winner: number | null
  readonly answers: readonly { readonly player: number; readonly answer: Answer }[]
}

const FOLDER = join(import.meta.dirname, 'golden')
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').trimEnd()
const NAMES = readdirSync(FOLDER).flatMap(file => /^(.*)\.game\.json$/.exec(file)?.[1] ?? [])
/** Those with a save from the middle. */
const SAVED = NAMES.filter(name => existsSync(join(FOLDER, `${name}.save.json`)))
const PLAYERS = ['', '-greedy', '-random']

function opened(scenario: string): OpenedPack {
  const opening = readFolder(join(PACKS, scenario))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened
}

function give(g: Game<Kind>, answers: GoldenGame['answers']): void {
  for (const { player, answer } of answers) {
    const refusal = submit(g, player, answer)
    if (refusal !== null) throw new Error(`answer ${g.asked} of player ${player} is refused: ${refusal}`)
  }
}

test('[L10] captains, greedy and random players have each played a golden game of every pack', () => {
  const latest = packNames().map(name => `${name}-v${opened(name).system.rules.version}`)
  expect(NAMES).toEqual(
    expect.arrayContaining(latest.flatMap(name => PLAYERS.map(players => `${name}${players}`))),
  )
  expect(SAVED).toEqual(expect.arrayContaining(latest))
})

/** What a game came to. */
const outcomeOf = (g: Game<Kind>, { winner }: OpenedPack['system']): unknown => ({
  over: over(g),
  dice: g.dice.used,
  events: g.log?.length,
  winner: winner(g),
  log: digest(encode(g.log)),
})

const goldenOf = (name: string): GoldenGame => JSON.parse(read(`${name}.game.json`)) as GoldenGame
const outcomeSaid = ({ dice, events, winner, log }: GoldenGame): unknown => ({
  over: true,
  dice,
  events,
  winner,
  log,
})

/** The pack that a golden game was played with, as it stands or as it stood then. */
function openedAsThen({ scenario, pack }: GoldenGame): OpenedPack {
  const now = opened(scenario)
  const then = now.digest === pack ? now : openedFor(now, { pack })
  if (then === null) throw new Error(`the pack ${pack} of ${scenario} is not kept in packs/former`)
  return then
}

describe.for(NAMES)('%s', name => {
  const golden = goldenOf(name)
  const { s, system } = openedAsThen(golden)

  test('[L10] the same seed and answers make the very same game', () => {
    const g = begin(system.rules, s, { dice: seeded(golden.seed) })
    give(g, golden.answers)
    expect(outcomeOf(g, system)).toEqual(outcomeSaid(golden))
  })
})

describe.for(SAVED)('%s, saved', name => {
  const golden = goldenOf(name)
  const { s, system } = openedAsThen(golden)
  const revived = (): Game<Kind> => revive(system.rules, s, golden.scenario, read(`${name}.save.json`))

  test('[L10] its save loads, and continues to the same end', () => {
    const g = revived()
    expect(g.asked).toBe(golden.saved)
    give(g, golden.answers.slice(golden.saved))
    expect(outcomeOf(g, system)).toEqual(outcomeSaid(golden))
  })

  test('[L10] the log that it saved reads the same', () => {
    const g = revived()
    expect(fold(system.rules, s, copy(system.rules.start(s).position), g.log ?? [])).toEqual(g.p)
  })
})

const OLD = readdirSync(join(FOLDER, 'old')).filter(file => file.endsWith('.save.json'))
const scenarioOf = (file: string): string => file.replace(/-v\d+\.save\.json$/, '')
const versionOf = (file: string): number => Number(/-v(\d+)\.save\.json$/.exec(file)?.[1])

test.for(Object.entries(SYSTEMS))(
  '[L10] a save of every older version of %s is kept',
  ([name, { rules }]) => {
    const versions = OLD.filter(file => opened(scenarioOf(file)).pack.ruleset === name).map(versionOf)
    expect([...new Set(versions)].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: rules.version - 1 }, (_, i) => i + 1),
    )
  },
)

test.for(OLD)('[L10] %s loads, stands where it stood, and continues to an end', file => {
  const scenario = scenarioOf(file)
  const text = read(join('old', file))
  const { read: pack, system } = opened(scenario)
  const { s } = openedPack(system, pack, 'before')
  const g = revive(system.rules, s, scenario, text, system.migrations)
  const { game } = JSON.parse(text) as { game: { asked: number; position: object } }
  expect(g.asked).toBe(game.asked)
  expect(g.p).toMatchObject(game.position)
  const answers = seeded(file)
  playOut(g, (_g, _player, _kind, options) => randomAnswer(options, answers))
  expect([over(g), g.asked > game.asked]).toEqual([true, true])
  expect(() => revive(system.rules, s, scenario, text)).toThrow(`no-migration {"from":${versionOf(file)},`)
})

/** Where golden games stood by older rules, at every sort of place that they came to. */
interface OldPlace {
  readonly game: string
  readonly asked: number
  readonly agenda: SavedGame['agenda']
  /** Where the same game stood by version 3. */
  readonly became: SavedGame['agenda']
}

const PLACES = JSON.parse(read('old/waw-v2.agendas.json')) as OldPlace[]

test.for([...new Set(PLACES.map(({ game }) => game))])(
  '[L10] wherever %s stood by version 2, it stands at the same place by version 3',
  name => {
    const { s, system } = opened(name.replace(/-(greedy|random)$/, ''))
    const body = freeze(begin(system.rules, s, { dice: seeded(name) }))
    for (const { agenda, became } of PLACES.filter(({ game }) => game === name)) {
      const older = thaw(system.rules, s, { ...body, agenda }, 2, system.migrations)
      expect(older.agenda).toEqual(became)
    }
  },
)
