import type { ComponentType, ReactNode } from 'react'
import type { TFunction } from 'i18next'
import type { Outcome } from '@sandtable/kernel'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { EndSteps } from './end-steps.tsx'
import { useFrame } from './frame-context.ts'
import css from './dialogs.module.css'

interface Ended {
  readonly outcome: Outcome
  readonly viewer: number | null
  /** What decided it by the rules, in the game's own words; null: nothing did, or it has no words for that. */
  readonly why: ReactNode
  /** The game in figures, for a player or for nobody in particular; missing: its system counts nothing. */
  readonly Figures?: ComponentType<{ readonly viewer: number | null }>
  /** What belongs to its end besides. */
  readonly children?: ReactNode
}

/** The end of a game: the winner and why, the game in figures, and the next steps. */
export function EndBox({ outcome, viewer, why, Figures, children }: Ended) {
  const { t } = useTranslation()
  const { players, seats } = useFrame()
  const names = outcome.winners.map(player => players[player] ?? '')
  // With several players at one screen, the words address nobody in particular.
  const own = seats.length > 1 ? null : viewer
  const end =
    names.length === 0 ? 'draw' : own === null ? null : outcome.winners.includes(own) ? 'won' : 'lost'
  const won = t('end:title', { names })
  const named = why === null && (end === 'won' || end === 'lost') ? [`${won}.`] : []
  const said = [...named, ...howWords(t, outcome, players)]
  return (
    <Box title={end === null ? won : t(`end:title:${end}`)} end={end ?? 'watched'}>
      {said.length === 0 ? null : <p className={css['said']}>{said.join(' ')}</p>}
      {why === null ? null : <p className={css['said']}>{why}</p>}
      <EndSteps />
      <Suspense>{Figures === undefined ? null : <Figures viewer={own} />}</Suspense>
      {children}
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
