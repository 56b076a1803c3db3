import type { GameSummary, ScenarioSummary } from '@sandtable/protocol'
import { gameSummary, isServerError, listScenarios, packOf } from '@sandtable/protocol'
import { groundOf } from '../game/ground-of.ts'

/** The game behind a link. */
export interface WayIn {
  readonly summary: GameSummary
  readonly title: string
  /** The side of the only free seat; null: only the link knows its seat. */
  readonly side: string | null
  /** The players in the other seats, by side: a name, or null for a free seat. */
  readonly others: readonly {
    readonly side: string
    readonly who: string | null
    readonly isBot: boolean
  }[]
}

export type Trouble = 'no-game' | 'no-invitation' | 'taken' | 'bad' | 'failed'

/** A game as shown before a seat is taken. */
export function wayInto(summary: GameSummary, scenario: ScenarioSummary | undefined): WayIn {
  const sideOf = (player: number): string => scenario?.players[player]?.name ?? ''
  const free = summary.seats.filter(({ holder }) => holder === 'open')
  const [only] = free
  const mine = free.length === 1 && only !== undefined ? only.player : null
  return {
    summary,
    title: scenario?.title ?? summary.scenario,
    side: mine === null ? null : sideOf(mine),
    others: summary.seats
      .filter(({ player }) => player !== mine)
      .map(({ player, name, holder }) => ({
        side: sideOf(player),
        who: holder === 'open' ? null : name,
        isBot: holder === 'bot',
      })),
  }
}

/** Looks up where a link leads. */
export async function findWayIn(game: string): Promise<WayIn | Trouble> {
  try {
    const [summary, scenarios] = await Promise.all([
      gameSummary(location.origin, game),
      listScenarios(location.origin),
    ])
    return wayInto(summary, await scenarioOf(summary, scenarios))
  } catch (error) {
    return troubleOf(error)
  }
}

/** The scenario of a game; a variant has its base scenario's players and its pack's title. */
async function scenarioOf(
  { scenario, pack }: GameSummary,
  all: readonly ScenarioSummary[],
): Promise<ScenarioSummary | undefined> {
  const ground = all.find(({ id }) => id === groundOf(scenario))
  if (ground === undefined || ground.id === scenario) return ground
  const { title } = (await packOf(location.origin, pack)) as { readonly title?: string }
  return { ...ground, title: title ?? ground.title }
}

/** The kind of trouble to show. */
export function troubleOf(error: unknown): Trouble {
  if (!isServerError(error)) return 'failed'
  if (error.error === 'no-such-game') return 'no-game'
  return error.error === 'bad-invitation' || error.error === 'malformed' ? 'bad' : 'failed'
}
