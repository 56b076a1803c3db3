import type { GameSummary, NewGame } from '@sandtable/protocol'
import { gameSummary, listScenarios } from '@sandtable/protocol'
import { ownName } from './own-name.ts'
import { startGame } from './start.ts'
import { usualBot } from '../lobby/plan.ts'

interface Ended {
  readonly game: string
  readonly title: string
  /** Players who sit at this browser. */
  readonly here: readonly number[]
  /** How many seats everybody moves on. */
  readonly turned: number
}

/** Starts the same game again, with everybody in the same seat or moved on; returns its id. */
export async function rematch({ game, title, here, turned }: Ended): Promise<string> {
  const { scenario, clock, seats: before } = await gameSummary(location.origin, game)
  const known = await listScenarios(location.origin)
  // Terms of play may follow the name of the scenario.
  const found = known.find(({ id }) => id === scenario) ?? known.find(({ id }) => scenario.startsWith(id))
  const { seats, sits } = seatsAgain(before, here, turned, found?.bots ?? [])
  const name = ownName() === '' ? (before[here[0] ?? 0]?.name ?? title) : ownName()
  return startGame({ scenario, title, seats, name, here: sits, clock })
}

/** Who sits where in the next game: bots stay bots, people people; and the seats of this browser. */
export function seatsAgain(
  before: GameSummary['seats'],
  here: readonly number[],
  turned: number,
  bots: readonly string[],
): { readonly seats: NewGame['seats']; readonly sits: readonly number[] } {
  const from = before.map((_, seat) => (seat + turned) % before.length)
  const seats = from.map(player => {
    const { holder = 'human', name = '' } = before[player] ?? {}
    if (holder !== 'bot') return 'human' as const
    return { bot: bots.includes(name) ? name : usualBot({ bots }) }
  })
  return { seats, sits: [...from.keys()].filter(seat => here.includes(from[seat] as number)) }
}
