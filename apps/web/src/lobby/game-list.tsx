import type { ScenarioSummary } from '@sandtable/protocol'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyGame } from './standing.ts'
import { Action } from '../look/action.tsx'
import { PageLink } from '../look/link.tsx'
import { groundOf } from '../game/ground-of.ts'
import { byUrgency, standingOf } from './standing.ts'
import { lazily } from '../look/lazily.ts'
import { Swatch } from './swatch.tsx'
import { useNames } from './use-names.ts'
import look from './game-list.module.css'

const GameMenu = lazily(async () => (await import('./game-menu.tsx')).GameMenu)

/** How many fit beside the foremost game. */
const FEW = 4

interface ListProps {
  readonly games: readonly MyGame[]
  readonly scenarios: readonly ScenarioSummary[]
  readonly bringSeat: () => void
  readonly changed: () => void
}

/** The games played in this browser, with whose turn it is. */
export function GameList({ games, scenarios, bringSeat, changed }: ListProps) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? byUrgency(games) : byUrgency(games).slice(0, FEW)
  return (
    <section className={look['list']} aria-labelledby="my-games">
      <h2 id="my-games">{t('lobby:games')}</h2>
      {games.length === 0 ? <p className={look['none']}>{t('lobby:games-none')}</p> : null}
      <ul>
        {shown.map(mine => (
          <GameRow key={mine.game} mine={mine} scenarios={scenarios} changed={changed} />
        ))}
      </ul>
      <div className={look['foot']}>
        <Action plain onPress={bringSeat}>
          {t('lobby:from-device')}
        </Action>
        {games.length > FEW && !all ? (
          <Action plain onPress={() => setAll(true)}>
            {t('lobby:games-more', { count: games.length })}
          </Action>
        ) : null}
      </div>
    </section>
  )
}

interface RowProps extends Pick<ListProps, 'scenarios' | 'changed'> {
  readonly mine: MyGame
}

function GameRow({ mine, scenarios, changed }: RowProps) {
  const { t } = useTranslation()
  const names = useNames(mine)
  const standing = standingOf(mine)
  const over = mine.summary !== null && mine.summary !== 'gone' && mine.summary.stage === 'over'
  const player = scenarios.find(({ id }) => id === groundOf(mine.scenario))?.players[
    mine.seats[0]?.player ?? 0
  ]
  return (
    <li className={look['row']}>
      <PageLink href={over ? `/replay/${mine.game}` : `/game/${mine.game}`} className={look['game'] ?? ''}>
        <Swatch colour={player?.colour ?? 'var(--line2)'} />
        <span className={look['names']}>
          <b>{mine.title}</b>
          <span>{names.company}</span>
        </span>
        <span className={look['standing']} data-mine={standing === 'your-move'}>
          {t(`lobby:standing-${standing}`, { who: names.awaited })}
        </span>
      </PageLink>
      <Suspense>
        <GameMenu mine={mine} over={over} changed={changed} />
      </Suspense>
    </li>
  )
}
