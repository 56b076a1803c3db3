import type { Page } from 'playwright-core'
import type { ScenarioSummary } from '@sandtable/protocol'
import type { HeldSeat } from '../src/game/seats.ts'
import type { Way } from '../src/lobby/plan.ts'
import { createGame, listScenarios, randomHex, takeSeat } from '@sandtable/protocol'
import { seatsOf, sittersFor } from '../src/lobby/plan.ts'

/** A game against the bot as the lobby starts one, without waiting for everything that the lobby shows. */
export async function startGame(page: Page, title = 'Hastings 1066'): Promise<void> {
  await sitAt([page], title, 'bot')
}

/** The same with a friend, who sits at another page. */
export async function startTogether(page: Page, friend: Page, title = 'Hastings 1066'): Promise<void> {
  await sitAt([page, friend], title, 'friend')
}

/** Starts a game whose human players sit at these pages, in the order of the seats. */
async function sitAt(pages: readonly Page[], title: string, way: Way): Promise<void> {
  for (const page of pages) await page.goto('/api/scenarios')
  const { origin } = new URL(pages[0]?.url() ?? '')
  const scenario = await scenarioOf(origin, title)
  const seats = seatsOf(sittersFor(scenario, way))
  const { game, commitment, invitations } = await createGame(origin, { scenario: scenario.id, seats })
  const common = { game, commitment, scenario: scenario.id, title, links: [] }
  for (const [at, page] of pages.entries()) {
    const [token, nonce] = [randomHex(24), randomHex(32)]
    const invitation = invitations[at] as string
    const { player } = await takeSeat(origin, game, { invitation, name: `Player ${at + 1}`, token, nonce })
    const seat: HeldSeat = { ...common, player, token, nonce }
    await page.evaluate(held => localStorage.setItem('sandtable-seats', JSON.stringify([held])), seat)
  }
  for (const page of pages) await page.goto(`/game/${game}`)
}

async function scenarioOf(origin: string, title: string): Promise<ScenarioSummary> {
  const scenario = (await listScenarios(origin)).find(one => one.title === title)
  if (scenario === undefined) throw new Error(`there is no scenario '${title}'`)
  return scenario
}
