import type { Page } from 'playwright-core'
import type { HeldSeat } from '../src/game/seats.ts'
import { createGame, listScenarios, randomHex, takeSeat } from '@sandtable/protocol'
import { seatsOf, sittersFor } from '../src/lobby/plan.ts'

/** A game against the bot as the lobby starts one, without waiting for everything that the lobby shows. */
export async function startGame(page: Page, title = 'Hastings 1066'): Promise<void> {
  await page.goto('/api/scenarios')
  const { origin } = new URL(page.url())
  const scenario = (await listScenarios(origin)).find(one => one.title === title)
  if (scenario === undefined) throw new Error(`there is no scenario '${title}'`)
  const seats = seatsOf(sittersFor(scenario, 'bot'))
  const { game, commitment, invitations } = await createGame(origin, { scenario: scenario.id, seats })
  const [token, nonce] = [randomHex(24), randomHex(32)]
  const invitation = invitations[0] as string
  const { player } = await takeSeat(origin, game, { invitation, name: 'Player', token, nonce })
  const seat: HeldSeat = { game, player, token, nonce, commitment, scenario: scenario.id, title, links: [] }
  await page.evaluate(held => localStorage.setItem('sandtable-seats', JSON.stringify([held])), seat)
  await page.goto(`/game/${game}`)
}
