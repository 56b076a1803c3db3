import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer, Game } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import { begin, copy, digest, encode, fold, over, playOut, revive, seeded, submit } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import { readPack, readRuleset } from '@sandtable/scenario'
import type { Waw } from './events.ts'
import { warScenario } from './setup/pack.ts'
import { MIGRATIONS, WAW } from './index.ts'

/** A game that was played once, and must be played so for ever; `npm run golden` writes it anew where that is meant. */
interface GoldenGame {
  readonly scenario: string
  readonly pack: string
  readonly seed: string
  readonly saved: number
  readonly dice: number
  readonly events: number
  readonly log: string
  readonly turn: number
  readonly points: readonly number[]
  readonly winner: number
  readonly answers: readonly { readonly player: number; readonly answer: Answer }[]
}

const FOLDER = join(import.meta.dirname, 'golden')
const PACKS = join(import.meta.dirname, '../../../packs')
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').trimEnd()
const NAMES = readdirSync(FOLDER).flatMap(file => /^(.*)\.game\.json$/.exec(file)?.[1] ?? [])

const outcomeOf = (g: Game<Waw>): unknown => ({
  over: over(g),
  dice: g.dice.used,
  events: g.log?.length,
  turn: g.p.turn,
  points: g.p.points,
  winner: g.p.winner,
  log: digest(encode(g.log)),
})

function give(g: Game<Waw>, answers: GoldenGame['answers']): void {
  for (const { player, answer } of answers) {
    const refusal = submit(g, player, answer)
    if (refusal !== null) throw new Error(`answer ${g.asked} of player ${player} is refused: ${refusal}`)
  }
}

function packOf({ scenario }: Pick<GoldenGame, 'scenario'>): PackFile {
  const reading = readPack(join(PACKS, scenario))
  if (!reading.ok) throw new Error(`${scenario}: ${reading.problems[0]?.message}`)
  return reading.pack
}

test('[L10] there is a golden game of every pack', () => {
  const packs = readdirSync(PACKS).filter(name => readRuleset(join(PACKS, name), ['waw']).ok)
  expect(NAMES).toEqual(expect.arrayContaining(packs.map(name => `${name}-v${WAW.version}`)))
})

describe.for(NAMES)('%s', name => {
  const golden = JSON.parse(read(`${name}.game.json`)) as GoldenGame
  const { seed, scenario, saved, answers, dice, events, turn, points, winner, log } = golden
  const pack = packOf(golden)
  const s = warScenario(pack)
  const outcome = { over: true, dice, events, turn, points, winner, log }

  test('[L10] its pack is the one that it was played with', () => {
    expect(digest(encode(pack))).toBe(golden.pack)
  })

  test('[L10] the same seed and answers make the very same game', () => {
    const g = begin(WAW, s, { dice: seeded(seed) })
    give(g, answers)
    expect(outcomeOf(g)).toEqual(outcome)
  })

  test('[L10] its save loads, and goes on to the same end', () => {
    const g = revive(WAW, s, scenario, read(`${name}.save.json`))
    expect(g.asked).toBe(saved)
    give(g, answers.slice(saved))
    expect(outcomeOf(g)).toEqual(outcome)
  })

  test('[L10] the log that it saved reads the same', () => {
    const g = revive(WAW, s, scenario, read(`${name}.save.json`))
    expect(fold(WAW, s, copy(WAW.start(s).position), g.log ?? [])).toEqual(g.p)
  })
})

const OLD = readdirSync(join(FOLDER, 'old')).filter(file => file.endsWith('.save.json'))

test('[L10] a save of every older version is kept', () => {
  const versions = OLD.map(file => Number(/-v(\d+)\.save\.json$/.exec(file)?.[1]))
  expect([...new Set(versions)]).toEqual(Array.from({ length: WAW.version - 1 }, (_, i) => i + 1))
})

test.for(OLD)('[L10] %s loads, stands where it stood, and goes on to an end', file => {
  const scenario = file.replace(/-v\d+\.save\.json$/, '')
  const text = read(join('old', file))
  const s = warScenario(packOf({ scenario }))
  const g = revive(WAW, s, scenario, text, MIGRATIONS)
  const { game } = JSON.parse(text) as { game: { asked: number; position: unknown } }
  expect([g.asked, g.p]).toEqual([game.asked, game.position])
  const answers = seeded(file)
  playOut(g, (_g, _player, _kind, options) => randomAnswer(options, answers))
  expect([over(g), g.asked > game.asked]).toEqual([true, true])
  expect(() => revive(WAW, s, scenario, text)).toThrow('there is no way from version 1')
})
