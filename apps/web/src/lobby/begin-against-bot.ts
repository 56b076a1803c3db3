import type { ScenarioSummary } from '@sandtable/protocol'
import { beginGame } from '../game/begin.ts'
import { ownName } from '../game/own-name.ts'
import { playersHere, seatsOf, sittersFor } from './plan.ts'

/** One click: the user as the first player, the usual bot as the others. */
export async function beginAgainstBot(scenario: ScenarioSummary): Promise<string> {
  const sitters = sittersFor(scenario, 'bot')
  const { id, title, players } = scenario
  const name = ownName() === '' ? (players[0]?.name ?? '') : ownName()
  return beginGame({ scenario: id, title, seats: seatsOf(sitters), name, here: playersHere(sitters) })
}
