import type { GameSummary, SeatState } from '@sandtable/protocol'
import { listScenarios } from '@sandtable/protocol'
import { ownName } from './own-name.ts'
import { startGame } from './start.ts'
import { usualBot } from '../lobby/plan.ts'

interface Ended {
  readonly summary: GameSummary
  readonly title: string
  readonly players: readonly Pick<SeatState, 'player' | 'name' | 'holder'>[]
  /** Players who sit at this browser. */
  readonly here: readonly number[]
  /** How many seats everybody moves on. */
  readonly turned: number
}

/** Starts the same game again, with everybody in the same seat or moved on; returns its id. */
export async function rematch({ summary, title, players, here, turned }: Ended): Promise<string> {
  const { scenario, clock } = summary
  const known = await listScenarios(location.origin)
  // Terms of play may follow the name of the scenario.
  const found = known.find(({ id }) => id === scenario) ?? known.find(({ id }) => scenario.startsWith(id))
  const bots = found?.bots ?? []
  const before = (seat: number): number => (seat + turned) % players.length
  const seats = players.map((_, seat) => {
    const { player, holder, name } = players[before(seat)] ?? { player: -1, holder: 'human', name: '' }
    if (here.includes(player) || holder !== 'bot') return 'human' as const
    return { bot: bots.includes(name) ? name : usualBot({ bots }) }
  })
  const sits = [...seats.keys()].filter(seat => here.includes(before(seat)))
  const name = ownName() === '' ? (players[here[0] ?? 0]?.name ?? title) : ownName()
  return startGame({ scenario, title, seats, name, here: sits, clock })
}
