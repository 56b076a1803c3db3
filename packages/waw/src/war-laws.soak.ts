import { env } from 'node:process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Choice, Dice, Ruleset, Step } from '@sandtable/kernel'
import { begin, over, pending, seeded, submit } from '@sandtable/kernel'
import { LAWS, randomAnswer } from '@sandtable/testkit'
import { formatProblem, readPack } from '@sandtable/scenario'
import type { Scenario } from './scenario.ts'
import type { Waw } from './events.ts'
import { checkPack } from './setup/check-pack.ts'
import { counterpart } from './counterpart.ts'
import { packOf } from './testing/war.ts'
import { randomWar } from './testing/random-war.ts'
import { warScenario } from './setup/pack.ts'
import { WAW } from './index.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
const scaled = (games: number): number => Math.ceil(games * SCALE)

/** 10,000 games in all. */
const PACKS = { 'missouri-1861': 3_000, 'hastings-1066': 3_000, 'mongols-1241': 2_000 }
const SMALL_WARS = 500
const GAMES_OF_EACH = 4

/**
 * Every game is played to its end (L7); each law examines one game in this many closely, at one decision in
 * this many.
 */
const ONE_GAME_IN: Readonly<Record<string, number>> = { L3: 20, L8: 20, L9: 20 }
const ONE_DECISION_IN = 10

/** No game may take more answers, and no answer may set off more steps. */
const ANSWERS = 5_000
const STEPS = 1_000

interface Longest {
  games: number
  answers: number
  steps: number
}

/** The rules with a counter of their steps. */
function counted(rules: Ruleset<Waw>, count: { steps: number }): Ruleset<Waw> {
  type Line = Step<Waw> | Omit<Choice<Waw, 'orders'>, 'legal' | 'take'>
  const counts = (line: Line): Line =>
    typeof line === 'function'
      ? g => (count.steps++, line(g))
      : { ...line, who: g => (count.steps++, line.who(g)) }
  const sequences = Object.entries<object>(rules.sequences).map(([name, lines]) => [
    name,
    Object.fromEntries(
      Object.entries<Line>(lines as Record<string, Line>).map(([at, line]) => [at, counts(line)]),
    ),
  ])
  return { ...rules, sequences: Object.fromEntries(sequences) as Ruleset<Waw>['sequences'] }
}

const COUNT = { steps: 0 }
const COUNTED = counted(WAW, COUNT)

/** Plays a game with any options to its end; every player must always have one. */
function playedOut(s: Scenario, seed: string, longest: Longest): void {
  const [answers, g] = [
    seeded(`${seed} answers`),
    begin(COUNTED, s, { dice: seeded(seed), record: false, bound: STEPS }),
  ]
  for (let n = 1; !over(g); n++) {
    const [decision] = pending(g)
    if (decision === undefined || n > ANSWERS) throw new Error(`seed '${seed}': no end after ${n} answers`)
    COUNT.steps = 0
    submit(g, decision.player, randomAnswer(decision.options, answers))
    longest.answers = Math.max(longest.answers, n)
    longest.steps = Math.max(longest.steps, COUNT.steps)
  }
  longest.games++
}

const figure = (what: string, { games, answers, steps }: Longest): void =>
  console.log(
    `figure: ${what}: ${games} random games, 0 dead ends, at most ${answers} answers in a game and ${steps} steps after one`,
  )

const seedsOf = (name: string, games: number): string[] =>
  Array.from({ length: games }, (_, i) => `${name} ${i}`)

/** Each law checks other games. */
const watched = (law: string, seeds: readonly string[]): string[] => {
  const share = ONE_GAME_IN[law] ?? 10
  return seeds.filter((_, i) => i % share === Number(law.slice(1)) % share)
}

const WATCHING = LAWS.filter(({ id }) => id !== 'L7').map(law => [law.id, law.sentence, law] as const)

function packNamed(id: string): Scenario {
  const read = readPack(join(import.meta.dirname, '../../../packs', id))
  if (!read.ok) throw new Error(read.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return warScenario(read.pack)
}

describe.for(Object.entries(PACKS))('%s, %i games at full scale', ([scenario, games]) => {
  const seeds = seedsOf(`soak of ${scenario}`, scaled(games))
  const s = packNamed(scenario)

  test('[L7] no dead end, bounded automatic steps, and the game ends', () => {
    const longest: Longest = { games: 0, answers: 0, steps: 0 }
    for (const seed of seeds) playedOut(s, seed, longest)
    figure(scenario, longest)
    expect(longest.games).toBe(seeds.length)
  })

  test.for(WATCHING)('[%s] %s', ([id, , law]) => {
    const trial = { rules: WAW, s, scenario, oneIn: ONE_DECISION_IN, counterpart: counterpart(s) }
    expect(() => law.check({ ...trial, seeds: watched(id, seeds) })).not.toThrow()
  })
})

/** A sound small war: one that can't start is drawn again. */
function smallWar(dice: Dice, rulings: number): Scenario {
  for (;;) {
    const pack = packOf(randomWar(dice, rulings))
    if (checkPack(pack).length === 0) return warScenario(pack)
  }
}

describe(`${SMALL_WARS} small wars under any rulings, ${GAMES_OF_EACH} games of each`, () => {
  const dice = seeded('small wars')
  const wars = Array.from({ length: scaled(SMALL_WARS) }, (_, i) => smallWar(dice, i % 5))
  const seeds = (war: number): string[] => seedsOf(`small war ${war}`, GAMES_OF_EACH)

  test('[L7] no dead end, bounded automatic steps, and the game ends', () => {
    const longest: Longest = { games: 0, answers: 0, steps: 0 }
    wars.forEach((s, war) => seeds(war).forEach(seed => playedOut(s, seed, longest)))
    figure('small wars', longest)
    expect(longest.games).toBe(GAMES_OF_EACH * wars.length)
  })

  test.for(WATCHING)('[%s] %s', ([, , law]) => {
    wars.forEach((s, war) => {
      const trial = {
        rules: WAW,
        s,
        scenario: 'small war',
        oneIn: ONE_DECISION_IN,
        counterpart: counterpart(s),
      }
      expect(() => law.check({ ...trial, seeds: seeds(war).slice(0, 1) }), `in war ${war}`).not.toThrow()
    })
  })
})
