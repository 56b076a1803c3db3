import type { ScenarioSummary } from '@sandtable/protocol'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Way } from './plan.ts'
import { goTo } from '../router.ts'
import { startLesson } from '../learn/kept-lessons.ts'
import { isTaught } from '../systems/plugged.ts'
import { Action } from '../look/action.tsx'
import { lazily } from '../look/lazily.ts'
import { FirstGame, Hero } from './hero.tsx'
import { startAgainstBot } from './start-against-bot.ts'
import { GameList } from './game-list.tsx'
import { OpenFile } from './open-file.tsx'
import { PageHead } from './page-head.tsx'
import { Scenarios } from './scenarios.tsx'
import { foremost } from './standing.ts'
import { useMyGames, useScenarios } from './use-lobby.ts'
import look from './lobby.module.css'
import { sayError } from '../words/told.ts'

const NewGameDialog = lazily(async () => (await import('./new-game-dialog.tsx')).NewGameDialog)
const BringSeatDialog = lazily(async () => (await import('./seat-dialog.tsx')).BringSeatDialog)

/** The game being set up. */
interface Setting {
  readonly scenario: ScenarioSummary
  readonly way: Way
  /** As a variant, not as printed. */
  readonly varied?: true
}

/** The page for starting and continuing games. */
export function Lobby() {
  const { t } = useTranslation()
  const { scenarios, problem, again } = useScenarios()
  const { games, reread } = useMyGames()
  const [setting, set] = useState<Setting | null>(null)
  const [bringing, bring] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const list = scenarios ?? []
  const easiest = list.toSorted((a, b) => rankOf(a) - rankOf(b))
  const first = easiest[0]
  const current = foremost(games)
  const play = async (scenario: ScenarioSummary, taught = false): Promise<void> => {
    setBusy(scenario.id)
    setFailed(null)
    try {
      const game = await startAgainstBot(scenario)
      if (taught) startLesson(game)
      goTo(`/game/${game}`)
    } catch (error) {
      setFailed(sayError(error))
    }
    setBusy(null)
  }
  return (
    <div className={look['page']}>
      <PageHead at="/">
        {first === undefined ? null : (
          <Action plain onPress={() => set({ scenario: first, way: 'friend' })}>
            {t('lobby:invite')}
          </Action>
        )}
        <OpenFile />
      </PageHead>
      <main className={look['main']}>
        <div className={look['first']}>
          {current !== null ? (
            <Hero key={current.game} mine={current} />
          ) : first === undefined ? (
            <div className={look['waiting']} />
          ) : (
            <FirstGame
              scenario={first}
              busy={busy === first.id}
              play={() => void play(first)}
              {...(isTaught(first.id) ? { teach: () => void play(first, true) } : {})}
            />
          )}
          <GameList games={games} scenarios={list} bringSeat={() => bring(true)} changed={reread} />
        </div>
        <Scenarios
          scenarios={scenarios === null ? null : easiest}
          problem={problem}
          again={again}
          failed={failed}
          busy={busy}
          play={scenario => void play(scenario)}
          teach={scenario => void play(scenario, true)}
          choose={scenario => set({ scenario, way: 'bot' })}
          vary={scenario => set({ scenario, way: 'bot', varied: true })}
        />
      </main>
      <Suspense>
        {setting === null ? null : (
          <NewGameDialog
            scenarios={easiest}
            first={setting.scenario}
            way={setting.way}
            varied={setting.varied === true}
            close={() => {
              set(null)
              reread()
            }}
          />
        )}
        {bringing ? (
          <BringSeatDialog close={() => bring(false)} brought={seat => goTo(`/game/${seat.game}`)} />
        ) : null}
      </Suspense>
    </div>
  )
}

/** The scenario with the tutorial comes first, then the easiest. */
const rankOf = ({ id, difficulty }: ScenarioSummary): number => (isTaught(id) ? 0 : (difficulty ?? 9))
