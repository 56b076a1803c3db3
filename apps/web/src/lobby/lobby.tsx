import type { ScenarioSummary } from '@sandtable/protocol'
import { listScenarios } from '@sandtable/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginGame } from '../game/begin.ts'
import { goTo } from '../router.ts'

/** Where a game is begun or gone on with. */
export function Lobby() {
  const { t } = useTranslation()
  const [scenarios, setScenarios] = useState<readonly ScenarioSummary[]>([])
  useEffect(() => void listScenarios(location.origin).then(setScenarios), [])
  const play = async ({ id, title, players }: ScenarioSummary): Promise<void> => {
    const seats = players.map((_, player) => (player === 0 ? ('human' as const) : { bot: 'captain' }))
    goTo(`/game/${await beginGame({ scenario: id, title, seats, name: players[0]?.name ?? '', here: [0] })}`)
  }
  return (
    <main>
      <h1>{t('lobby:title')}</h1>
      {scenarios.map(scenario => (
        <article key={scenario.id}>
          <h2>{scenario.title}</h2>
          <button type="button" onClick={() => void play(scenario)}>
            {t('lobby:play')}
          </button>
        </article>
      ))}
    </main>
  )
}
