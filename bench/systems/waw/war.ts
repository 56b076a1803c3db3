import { join } from 'node:path'
import type { Answer, Dice, Game, Pending, Space } from '@sandtable/kernel'
import type { Position, Scenario, Waw } from '@sandtable/waw'
import type { GridSize } from './grid.ts'
import { botAnswer, captain } from '@sandtable/ai'
import { at, begin, fork, over, pending, seeded, submit } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { inSupply, suppliedRegions, warScenario, WAW, WITS } from '@sandtable/waw'
import { gridWar } from './grid.ts'
import { cost, cpu } from '../../measure.ts'
import { anyOption, randomPlay, RULES_WARM_UP } from '../../random-play.ts'

/** A pack that comes with the program, as a scenario. */
function packWar(name: string): Scenario {
  const reading = readPack(join(import.meta.dirname, '../../../packs', name))
  if (!reading.ok) throw new Error(`pack '${name}' cannot be read: ${JSON.stringify(reading.problems[0])}`)
  return warScenario(reading.pack)
}

export const missouri = (): Scenario => packWar('missouri-1861')

const nothing = (): null => null

/** How many answers lie between two decisions that are tried. */
const APART = 7
const GAMES = 4

/** A copy of the game, and one answer to it: what looking one answer ahead costs. */
export function forkAndAnswer(s: Scenario): Record<string, number> {
  const moments = momentsOf(s)
  let next = 0
  const us = cost(
    () => moments[next++ % moments.length] as Moment,
    ({ g, player, answer }) => submit(fork(g), player, answer),
  )
  const copies = cost(
    () => moments[next++ % moments.length] as Moment,
    ({ g }) => fork(g),
  )
  return { us, fork: copies }
}

interface Moment {
  readonly g: Game<Waw>
  readonly player: number
  readonly answer: Answer
}

/** Decisions of a few random games, evenly apart, each with an answer. */
function momentsOf(s: Scenario): Moment[] {
  const dice = seeded('moments')
  const found: Moment[] = []
  for (let game = 0; game < GAMES; game++) {
    const g = begin(WAW, s, { dice: seeded(`moments ${game}`), record: false })
    for (let n = 0; !over(g); n++) {
      const { player, options } = pending(g)[0] as Pending
      const answer = anyOption(options, dice)
      if (n % APART === 0) found.push({ g: fork(g), player, answer })
      submit(g, player, answer)
    }
  }
  return found
}

const CAPTAIN_GAMES = 6

/** Two captains: the time that one thinks in a player turn, on the average and at most. The first game is a warm-up. */
export function captainTurns(s: Scenario): Record<string, number> {
  const turns: number[] = []
  for (let game = 0; game <= CAPTAIN_GAMES; game++) {
    const thought = thoughtIn(
      begin(WAW, s, { dice: seeded(`captain ${game}`), record: false }),
      `captain ${game}`,
    )
    if (game > 0) turns.push(...thought)
  }
  return { us: turns.reduce((sum, us) => sum + us, 0) / turns.length, slowest: Math.max(...turns) }
}

/** By player turn: the time that its player took for all answers. */
function thoughtIn(g: Game<Waw>, seed: string): number[] {
  const bot = captain<Waw>(WITS)
  const dice = diceOf(seed, g.s.players.length)
  const turns = new Map<string, number>()
  while (!over(g)) {
    const turn = `${g.p.turn} ${g.p.active}`
    const mine = g.p.active
    const decision = pending(g)[0] as Pending<Waw>
    const from = cpu()
    const answer = botAnswer(g, decision, bot, dice[decision.player] as Dice)
    if (decision.player === mine) turns.set(turn, (turns.get(turn) ?? 0) + cpu() - from)
    submit(g, decision.player, answer)
  }
  return [...turns.values()]
}

const diceOf = (seed: string, players: number): Dice[] =>
  Array.from({ length: players }, (_, player) => seeded(`${seed} bot ${player}`))

/** What grows with the map: the orders that may be given, the ways of all stacks, supply, an answer in random play. */
export function onGrid(size: GridSize): Record<string, number> {
  const s = gridWar(size)
  const g = begin(WAW, s, { dice: seeded('grid'), record: false })
  const dice = seeded('orders')
  const player = g.p.active
  const stacks = stacksOf(s, g.p, player)
  return {
    orders: cost(nothing, () => {
      const { options } = pending(g)[0] as Pending
      const order = (options as Space).sample(dice)
      return (options as Space).has(order)
    }),
    ways: cost(nothing, () => waysOf(g, stacks)),
    supply: cost(nothing, () => unsupplied(s, g.p, player)),
    us: randomPlay(WAW, s, RULES_WARM_UP / 5)['us'] as number,
  }
}

/** How many units of a player are out of supply. */
function unsupplied(s: Scenario, p: Position, player: number): number {
  const regions = suppliedRegions(s, p, player)
  return s.units.filter(
    ({ owner }, u) => owner === player && at(p.where, u) >= 0 && !inSupply(s, p, regions, u),
  ).length
}

/** How many steps the stacks of a player can make, one step ahead: all of them are asked of one decision. */
function waysOf(g: Game<Waw>, stacks: readonly (readonly number[])[]): number {
  const { options } = pending(g)[0] as Pending
  let ways = 0
  for (const stack of stacks)
    for (const to of g.s.map.board.next[at(g.p.where, at(stack, 0))] ?? [])
      if ((options as Space).has({ do: 'march', stack: [...stack], to })) ways++
  return ways
}

function stacksOf(s: Scenario, p: Position, player: number): number[][] {
  const stacks = new Map<number, number[]>()
  s.owner.forEach((owner, c) => {
    const region = at(p.where, c)
    if (owner === player && region >= 0) stacks.set(region, [...(stacks.get(region) ?? []), c])
  })
  return [...stacks.values()]
}
