import { useTranslation } from 'react-i18next'
import { RuleId } from '../../../../frame/controls.tsx'
import { useFieldState } from '../field-context.ts'
import look from './field-panel.module.css'

/** Spells that units of a group are casting, and how far they are. */
export function Castings({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { s, view } = useFieldState().seen
  const castings = (view?.castings ?? []).filter(({ casters }) => casters.some(([g]) => g === group))
  if (view === null || castings.length === 0) return null
  return (
    <ul className={look['parts']} data-castings>
      {castings.map(({ spell, begun, due, aim, casters }) => {
        const turns = due - begun + 1
        const [now, of] = [Math.min(turns, view.turn - begun + 1), turns]
        const name = s.spells[spell]?.name ?? ''
        const key = aim !== null ? 'aimed' : due === view.turn ? 'due' : 'goes-on'
        return (
          <li key={`${spell}.${begun}.${casters.join('.')}`}>
            <b className={look['progress']} aria-hidden="true">
              {Array.from({ length: of }, (_, i) => (
                <i key={i} data-done={i < now} />
              ))}
            </b>
            <span>{t(`field:casting:${key}`, { name, now, of, due })}</span>
            <RuleId id="M-spl-time-n" />
          </li>
        )
      })}
    </ul>
  )
}
