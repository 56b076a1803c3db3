import type { Blow } from '@sandtable/manpower'
import { reportOf, unitsDead, unitsLeft } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BlowRow } from './blow-row.tsx'
import { Mark } from '../../../frame/controls.tsx'
import { useFrame } from '../../../frame/frame-context.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import panel from '../../../frame/panel.module.css'
import css from './aftermath.module.css'

/** The aftermath of a battle: what is left of each army, and its best and worst shots. */
export function Aftermath() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { s, view, tale, viewer } = useFieldState().seen
  const { marks } = useFrame()
  const { at } = desk.cursor
  const report = useMemo(() => {
    const began = tale.findIndex(({ e }) => e.is === 'turn-began')
    const before = began < 0 ? null : at(began)
    if (before === null) return null
    const events = tale.slice(began).map(({ e }) => e)
    return { from: began, ...reportOf(s, before, events) }
  }, [s, tale, at])
  if (view === null) return null
  const order = [...s.players.keys()].sort((a, b) => Number(b === viewer) - Number(a === viewer))
  const shots = report === null ? [] : (['best', 'worst'] as const).filter(as => report[as] !== null)
  return (
    <div className={css['aftermath']} data-aftermath>
      <h3 className={panel['caption']}>{t('aftermath:armies')}</h3>
      <ul className={css['armies']} aria-label={t('aftermath:armies')}>
        {order.map(player => {
          const [left, dead] = [unitsLeft(view, player), unitsDead(view, player)]
          const all = Math.max(1, left + dead)
          return (
            <li key={player}>
              <span>
                <Mark player={player} /> <b>{s.players[player]?.name}</b>
              </span>
              <span>{t('aftermath:left', { count: left, dead })}</span>
              <i aria-hidden="true" className={css['bar']}>
                <i style={{ width: `${(100 * left) / all}%`, background: marks[player]?.colour }} />
              </i>
            </li>
          )
        })}
      </ul>
      {report === null || shots.length === 0 ? null : (
        <>
          <h3 className={panel['caption']}>{t('aftermath:shots')}</h3>
          <ul className={css['shots']}>
            {shots.map(as => (
              <BlowRow
                key={as}
                as={as}
                blow={report.blows[report[as] ?? -1] as Blow}
                from={report.from}
                p={view}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
