import { useTranslation } from 'react-i18next'
import { Box } from './box.tsx'
import { Goals } from '../panel/goals.tsx'
import { goTo } from '../../router.ts'
import { Mark, Push } from '../controls.tsx'
import { rowOf } from '../logic/names.ts'
import { useUi } from '../frame-context.ts'
import { useLay, useTable } from '../table-context.ts'
import css from './dialogs.module.css'

/** How the war ended: who won, the points, the goals, and what can be done with it now. */
export function Ending() {
  const { t } = useTranslation()
  const { game } = useTable()
  const ui = useUi()
  const { s, state, view, viewer } = useLay().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  const names = outcome.winners.map(player => s.players[player]?.name ?? '')
  const own = viewer === null ? null : outcome.winners.includes(viewer) ? 'won' : 'lost'
  const title =
    names.length === 0
      ? t('end:title:draw')
      : own === null
        ? t('end:title', { names: rowOf(names) })
        : t(`end:title:${own}`)
  return (
    <Box title={title}>
      <p>{names.length === 0 ? '' : t('end:title', { names: rowOf(names) })}</p>
      {outcome.how === 'forfeit' ? <p>{t('end:forfeit')}</p> : null}
      <ul className={css['list']} aria-label={t('end:points')}>
        {s.players.map(({ id, name }, player) => (
          <li key={id}>
            <Mark player={player} />
            {name}
            <b>{view.points[player]}</b>
          </li>
        ))}
      </ul>
      <Goals />
      <div className={css['row']}>
        <Push as="main" onPress={() => goTo(`/replay/${game}`)}>
          {t('end:replay')}
        </Push>
        <Push onPress={() => location.assign(`/api/games/${game}/file`)}>{t('end:export')}</Push>
        <Push onPress={() => ui.open(null)}>{t('end:stay')}</Push>
      </div>
    </Box>
  )
}
