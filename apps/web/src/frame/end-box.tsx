import type { ReactNode } from 'react'
import type { Outcome } from '@sandtable/kernel'
import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { goTo } from '../router.ts'
import { Push } from './controls.tsx'
import { useFrame, useUi } from './frame-context.ts'
import css from './dialogs.module.css'

interface Ended {
  readonly outcome: Outcome
  readonly viewer: number | null
  /** The game's own words on its end. */
  readonly children: ReactNode
}

/** The end of a game: the winner, and the next steps. */
export function EndBox({ outcome, viewer, children }: Ended) {
  const { t } = useTranslation()
  const { game, players, seats } = useFrame()
  const ui = useUi()
  const names = outcome.winners.map(player => players[player] ?? '')
  // With several players at one screen, the words address nobody in particular.
  const own = viewer === null || seats.length > 1 ? null : outcome.winners.includes(viewer) ? 'won' : 'lost'
  const won = t('end:title', { names })
  const title = names.length === 0 ? t('end:title:draw') : own === null ? won : t(`end:title:${own}`)
  return (
    <Box title={title}>
      {title === won || names.length === 0 ? null : <p>{won}</p>}
      {outcome.how === 'forfeit' ? <p>{t('end:forfeit')}</p> : null}
      {children}
      <div className={css['row']}>
        <Push as="main" onPress={() => goTo(`/replay/${game}`)}>
          {t('end:replay')}
        </Push>
        <Push onPress={() => location.assign(`/api/games/${game}/file`)}>{t('end:export')}</Push>
        <Push onPress={() => ui.open(null)}>{t('end:stay')}</Push>
        <Push onPress={() => goTo('/')}>{t('end:lobby')}</Push>
      </div>
    </Box>
  )
}
