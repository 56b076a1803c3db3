import { useTranslation } from 'react-i18next'
import { EndBox } from '../../../frame/end-box.tsx'
import { Goals } from './panel/goals.tsx'
import { Mark } from '../../../frame/controls.tsx'
import { useLay } from './table-context.ts'
import css from '../../../frame/dialogs.module.css'

/** The end of the war, with the points and the goals. */
export function Ending() {
  const { t } = useTranslation()
  const { s, state, view, viewer } = useLay().seen
  const outcome = state?.outcome ?? null
  if (outcome === null || view === null) return null
  return (
    <EndBox outcome={outcome} viewer={viewer}>
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
    </EndBox>
  )
}
