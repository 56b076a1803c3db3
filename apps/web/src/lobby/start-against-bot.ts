import type { ScenarioSummary } from '@sandtable/protocol'
import { startGame } from '../game/start.ts'
import { ownName } from '../game/own-name.ts'
import { playersHere, seatsOf, sittersFor } from './plan.ts'

/** One click: the user as the first player, the usual bot as the others. */
export async function startAgainstBot(scenario: ScenarioSummary): Promise<string> {
  const sitters = sittersFor(scenario, 'bot')
  const { id, title, players } = scenario
  const name = ownName() === '' ? (players[0]?.name ?? '') : ownName()
  return startGame({ scenario: id, title, seats: seatsOf(sitters), name, here: playersHere(sitters) })
}
