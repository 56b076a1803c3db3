import { progressOf } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { RuleId } from '../../../../frame/controls.tsx'
import { useFieldState } from '../field-context.ts'
import look from './field-panel.module.css'

/** The spells that units of a group are casting, and their progress. */
export function Castings({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const castings = (view?.castings ?? []).filter(({ casters }) => casters.some(([g]) => g === group))
  if (view === null || castings.length === 0) return null
  return (
    <ul className={look['parts']} data-castings>
      {castings.map(casting => {
        const { spell, begun, due, casters } = casting
        const { now, of, state } = progressOf(view, casting)
        const name = s.spells[spell]?.name ?? ''
        return (
          <li key={`${spell}.${begun}.${casters.join('.')}`}>
            <b className={look['progress']} aria-hidden="true">
              {Array.from({ length: of }, (_, i) => (
                <i key={i} data-done={i < now} />
              ))}
            </b>
            <span>{t(`field:casting:${state}`, { name, now, of, due })}</span>
            <RuleId id="M-spl-time-n" />
          </li>
        )
      })}
    </ul>
  )
}
