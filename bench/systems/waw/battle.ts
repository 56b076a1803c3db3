import type { BareSide } from './bare-loop.ts'
import type { Event, Scenario } from '@sandtable/waw'
import type { Figures } from '../../figures.ts'
import { bareBattle, barePoints } from './bare-loop.ts'
import { battleOdds, battleReport, defaultAnswer, WAW } from '@sandtable/waw'
import { at, begin, fork, over, pending, playOut, seeded, submit } from '@sandtable/kernel'
import { cost, cpu, median } from '../../measure.ts'
import { mixedBattle, plainBattle } from './armies.ts'

const nothing = (): null => null

/** The engine's own values of the plain battle go into the bare loop, so that both play the same. */
export function bareLoop(): Figures {
  const sides = [bareSide('attacker'), bareSide('defender')] as const
  let [battles, wins] = [0, 0]
  const us = cost(nothing, () => {
    battles++
    wins += bareBattle(sides)
  })
  return { us, wins: wins / battles, points: barePoints() }
}

function bareSide(name: 'attacker' | 'defender'): BareSide {
  const s = plainBattle()
  const own = s.units.flatMap((unit, u) => (s.players[unit.owner]?.name.toLowerCase() === name ? [u] : []))
  const { amv, rounds } = fullReport(s)
  return {
    cf: own.map(u => at(s.cf, 3 * u + 1)),
    mf: own.map(u => at(s.mf, 3 * u + 1)),
    modifier: rounds.map(({ modifiers }) => modifiers[name]),
    amv: amv[name],
  }
}

/** The report of a battle that goes on to the second round. */
function fullReport(s: Scenario): ReturnType<typeof battleReport> {
  for (let i = 0; ; i++) {
    const g = begin(WAW, s, { dice: seeded(`report ${i}`) })
    playOut(g, defaultAnswer)
    const report = battleReport(s, g.log ?? [], g.p, g.dice.used)
    if (report.rounds.length === 2) return report
  }
}

/** Whole battles by the steps of a game, all choices by the house, no events kept. */
export function engine(s: Scenario): Figures {
  const dice = seeded('engine')
  let [battles, wins] = [0, 0]
  const us = cost(nothing, () => {
    const g = begin(WAW, s, { dice, record: false })
    playOut(g, defaultAnswer)
    battles++
    if (g.p.battle.winner === 0) wins++
  })
  return { us, wins: wins / battles }
}

/** Each time for a scenario that was never seen before. */
export function odds(size: number): Figures {
  const us = cost(() => mixedBattle(size), battleOdds)
  return { us, wins: battleOdds(mixedBattle(size))?.attackerWins ?? NaN }
}

/** A battle of 250 units a side, guns included, in the middle of its first volley. */
export function forks(): Figures {
  const g = begin(WAW, mixedBattle(249), { dice: seeded('fork'), record: false })
  if (over(g) || g.s.units.length !== 500) throw new Error('a battle of 500 units that has begun is needed')
  const flat = numbersIn(g.p)
  return {
    us: cost(nothing, () => fork(g)),
    slice: cost(nothing, () => flat.slice()),
    clone: cost(nothing, () => structuredClone(g.p)),
    numbers: flat.length,
  }
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const ANSWERS = 2_000
const STRETCHES = 10
const WARM_BATCHES = 4
const BATCHES = 25

/** The same answers to the same battles, while ever more has happened before. */
export function answers(): Figures {
  const pasts = [0, 10_000, 100_000].map(before => ({ before, log: pastOf(before), spent: [] as number[] }))
  for (let batch = -WARM_BATCHES; batch < BATCHES; batch++)
    for (const { before, log, spent } of pasts) {
      const from = cpu()
      for (let i = 0; i < STRETCHES; i++) {
        log.length = before
        answerAll(log)
      }
      if (batch >= 0) spent.push((cpu() - from) / (STRETCHES * ANSWERS))
    }
  const [none = NaN, some = NaN, many = NaN] = pasts.map(({ spent }) => median(spent))
  return { us: none, after10k: some / none, after100k: many / none }
}

function pastOf(events: number): Event[] {
  const log: Event[] = []
  while (log.length < events) answerAll(log)
  log.length = events
  return log
}

/** Battle after battle in one log, until all answers are given. */
function answerAll(log: Event[]): void {
  const s = mixedBattle(20)
  for (let battle = 0, given = 0; given < ANSWERS; battle++) {
    const g = begin(WAW, s, { dice: seeded(`answers ${battle}`) })
    for (const e of g.log ?? []) log.push(e)
    g.log = log
    for (let asked = pending(g)[0]; asked !== undefined && given < ANSWERS; asked = pending(g)[0], given++)
      submit(g, asked.player, defaultAnswer(g, asked.player, asked.kind, asked.options))
  }
}
