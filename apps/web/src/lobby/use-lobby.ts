import type { GameSummary, ScenarioSummary } from '@sandtable/protocol'
import { gameSummary, isServerError, listScenarios } from '@sandtable/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { HeldSeat } from '../game/seats.ts'
import type { MyGame } from './standing.ts'
import { heldSeats } from '../game/seats.ts'
import { myGames } from './standing.ts'
import { sayError } from '../words/told.ts'

/** How often the page checks its games while it is visible, and the most it checks. */
const PAUSE = 10_000
const MOST = 40

/** This server's scenarios: null while they load; a text says what went wrong. */
export function useScenarios(): {
  readonly scenarios: readonly ScenarioSummary[] | null
  readonly problem: string | null
  readonly again: () => void
} {
  const [scenarios, setScenarios] = useState<readonly ScenarioSummary[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    listScenarios(location.origin)
      .then(list => {
        if (!left) setScenarios(list)
      })
      .catch((error: unknown) => {
        if (!left) setProblem(sayError(error))
      })
    return () => {
      left = true
    }
  }, [tries])
  const again = useCallback(() => {
    setProblem(null)
    setTries(n => n + 1)
  }, [])
  return { scenarios, problem, again }
}

/** The games with seats in this browser, checked again and again. */
export function useMyGames(): { readonly games: readonly MyGame[]; readonly reread: () => void } {
  const [seats, setSeats] = useState<readonly HeldSeat[]>(heldSeats)
  const [summaries, setSummaries] = useState<ReadonlyMap<string, GameSummary | 'gone'>>(new Map())
  const reread = useCallback(() => setSeats(heldSeats()), [])
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      if (document.hidden) return
      const ids = [...new Set(seats.map(({ game }) => game))].slice(0, MOST)
      const said = await Promise.all(ids.map(async id => [id, await askAfter(id)] as const))
      if (left) return
      setSummaries(
        before =>
          new Map([
            ...before,
            ...said.filter((pair): pair is [string, GameSummary | 'gone'] => pair[1] !== null),
          ]),
      )
    }
    void ask()
    const timer = setInterval(() => void ask(), PAUSE)
    addEventListener('storage', reread)
    return () => {
      left = true
      clearInterval(timer)
      removeEventListener('storage', reread)
    }
  }, [seats, reread])
  const games = useMemo(() => myGames(seats, summaries), [seats, summaries])
  return { games, reread }
}

/** The server's summary of a game; null: no answer now. */
async function askAfter(game: string): Promise<GameSummary | 'gone' | null> {
  try {
    return await gameSummary(location.origin, game)
  } catch (error) {
    return isServerError(error) && error.error === 'no-such-game' ? 'gone' : null
  }
}
