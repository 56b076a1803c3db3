import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import type { Outcome } from '@sandtable/kernel'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { EndSteps } from './end-steps.tsx'
import { lazily } from '../look/lazily.ts'
import { useFrame } from './frame-context.ts'
import css from './dialogs.module.css'

const GameFigures = lazily(async () => (await import('../ending/figures.tsx')).GameFigures)

interface Ended {
  readonly outcome: Outcome
  readonly viewer: number | null
  /** The game's own words on its end. */
  readonly children: ReactNode
}

/** The end of a game: the winner and why, the game in figures, and the next steps. */
export function EndBox({ outcome, viewer, children }: Ended) {
  const { t } = useTranslation()
  const { players, seats } = useFrame()
  const names = outcome.winners.map(player => players[player] ?? '')
  // With several players at one screen, the words address nobody in particular.
  const own = seats.length > 1 ? null : viewer
  const end =
    names.length === 0 ? 'draw' : own === null ? null : outcome.winners.includes(own) ? 'won' : 'lost'
  const won = t('end:title', { names })
  const said = [...(end === 'won' || end === 'lost' ? [`${won}.`] : []), ...howWords(t, outcome, players)]
  return (
    <Box title={end === null ? won : t(`end:title:${end}`)} end={end ?? 'watched'}>
      {said.length === 0 ? null : <p className={css['said']}>{said.join(' ')}</p>}
      {children}
      <EndSteps />
      <Suspense>
        <GameFigures viewer={own} />
      </Suspense>
    </Box>
  )
}

/** How a game ended, if not by its rules. Older servers don't say whose time ran out. */
function howWords(t: TFunction, { how, by }: Outcome, players: readonly string[]): string[] {
  const name = players[by ?? -1]
  if (how === 'agreed') return [t('end:agreed')]
  if (how === 'resigned') return [t('end:resigned', { name })]
  if (how === 'forfeit') return [name === undefined ? t('end:forfeit') : t('end:late', { name })]
  return []
}
