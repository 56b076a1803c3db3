import type { Answer, Dice, Game, Given, Pending } from '@sandtable/kernel'
import type { Bot } from '@sandtable/ai'
import type { Scenario, Waw } from '@sandtable/waw'
import type { Trial } from './trial.ts'
import type { Watch } from './check.ts'
import { begin, over, pending, seeded, submit } from '@sandtable/kernel'
import { botAnswer } from '@sandtable/ai'
import { WAW } from '@sandtable/waw'
import { WAW_BOTS } from '@sandtable/shelf'

export interface Settings {
  readonly games: number
  readonly seed: string
  /** No game runs longer after this many seconds in all. */
  readonly seconds: number
}

/**
 * The bots of a game, in rotation: half of them captains alone; the last line has captains on one side, each in
 * its turn.
 */
const LINE_UPS = ['captain', 'greedy', 'captain', 'random', 'captain', 'captain against random'] as const

/** Plays the games one after another, and shows each decision to the checks. */
export function playTrials(
  s: Scenario,
  { games, seed, seconds }: Settings,
  watches: readonly Watch[],
  done: (games: number) => void = () => {},
): Trial[] {
  const until = performance.now() + 1000 * seconds
  const trials: Trial[] = []
  while (trials.length < games && performance.now() < until) {
    const game = trials.length + 1
    const trial = { game, seed: `${seed}/${game}`, bots: lineUp(s, game) }
    trials.push(playTrial(s, trial, until, watches))
    done(game)
  }
  return trials
}

/** The bots of a game, by player. */
function lineUp(s: Scenario, game: number): string[] {
  const names = LINE_UPS[(game - 1) % LINE_UPS.length] as (typeof LINE_UPS)[number]
  const sides = new Set(s.players.map(({ side }) => side)).size
  const strong = Math.floor((game - 1) / LINE_UPS.length) % sides
  return s.players.map(({ side }) =>
    names === 'captain against random' ? (side === strong ? 'captain' : 'random') : names,
  )
}

function playTrial(
  s: Scenario,
  trial: Pick<Trial, 'game' | 'seed' | 'bots'>,
  until: number,
  watches: readonly Watch[],
): Trial {
  const answers: Given[] = []
  const told = (g: Game<Waw> | null, ending: Trial['ending'], fault: string | null = null): Trial => ({
    ...trial,
    ending,
    fault,
    turn: g?.p.turn ?? 0,
    answers,
    winner: ending === 'over' ? (g?.p.winner ?? -1) : -1,
  })
  let g: Game<Waw> | null = null
  let result: Trial
  try {
    g = begin(WAW, s, { dice: seeded(trial.seed) })
    result = told(g, playOn(g, { ...trial, answers }, until, watches))
  } catch (error) {
    result = told(g, 'broken', error instanceof Error ? error.message : String(error))
  }
  if (g !== null) for (const { over } of watches) over?.(g, result)
  return result
}

function playOn(
  g: Game<Waw>,
  { seed, bots, answers }: Pick<Trial, 'seed' | 'bots'> & { answers: Given[] },
  until: number,
  watches: readonly Watch[],
): Trial['ending'] {
  const seats = bots.map((name, player) => ({
    bot: WAW_BOTS[name] as Bot<Waw>,
    dice: seeded(`${seed} bot ${player}`) as Dice,
  }))
  const most = mostAnswers(g.s)
  while (!over(g)) {
    if (g.asked >= most) return 'endless'
    if (performance.now() > until) return 'late'
    const decision = pending(g)[0] as Pending<Waw>
    for (const { asked } of watches) asked?.(g, decision)
    const { bot, dice } = seats[decision.player] as (typeof seats)[number]
    const answer: Answer = botAnswer(g, decision, bot, dice)
    const refusal = submit(g, decision.player, answer)
    if (refusal !== null)
      throw new Error(`'${decision.kind}' was answered with ${JSON.stringify(answer)}: ${refusal}`)
    answers.push({ player: decision.player, answer })
  }
  return 'over'
}

/** More answers than a player can give by moving each counter some steps in each turn. */
const mostAnswers = (s: Scenario): number => s.turns.length * s.players.length * (200 + 20 * s.owner.length)
