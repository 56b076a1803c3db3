import { parentPort } from 'node:worker_threads'
import type { Answer, Kind, Pending, SavedGame } from '@sandtable/kernel'
import type { Bot } from '@sandtable/ai'
import type { GameSystem, Systems } from '@sandtable/shelf'
import type { Job } from './job.ts'
import { botAnswer } from '@sandtable/ai'
import { pending, seeded, thaw } from '@sandtable/kernel'

/** Thinks in its own thread, one decision after another, about games of these systems. */
export function thinkBy(systems: Systems): void {
  const scenarios = new Map<string, unknown>()
  const think = ({ ruleset, bot, player, game, version, digest, pack, seed }: Job): Answer => {
    const { rules, migrations, scenarioOf, bots } = systems[ruleset] as GameSystem
    const s = scenarios.get(digest) ?? scenarioOf(pack)
    scenarios.set(digest, s)
    const g = thaw(rules, s, JSON.parse(game) as SavedGame, version, migrations)
    const decision = pending(g).find(owed => owed.player === player) as Pending
    return botAnswer(g, decision, bots[bot] as Bot<Kind>, seeded(seed))
  }
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(think(job)))
}
