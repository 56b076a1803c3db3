import { useTranslation } from 'react-i18next'
import type { ClockLine } from './plan.ts'
import { CLOCKS, timeOf } from './plan.ts'
import fields from './fields.module.css'

interface ClockProps {
  readonly clock: Readonly<Record<ClockLine, number>>
  readonly change: (clock: Readonly<Record<ClockLine, number>>) => void
}

const LINES = { perMove: 'per-move', reserve: 'reserve', holidays: 'days-off' } as const

/** The time for an answer; unlimited by default. */
export function ClockFields({ clock, change }: ClockProps) {
  const { t } = useTranslation()
  const words = (line: ClockLine, value: number): string => {
    if (value === 0) return t(line === 'perMove' ? 'lobby:no-limit' : 'lobby:none')
    const { unit, count } = line === 'holidays' ? ({ unit: 'days', count: value } as const) : timeOf(value)
    return t(`lobby:${unit}`, { count })
  }
  return (
    <fieldset className={fields['field']}>
      <legend className={fields['legend']}>{t('lobby:clock')}</legend>
      <div className={fields['row']}>
        {(Object.keys(CLOCKS) as ClockLine[]).map(line => (
          <label key={line} className={fields['field']}>
            <span className={fields['note']}>{t(`lobby:${LINES[line]}`)}</span>
            <select
              className={fields['input']}
              value={clock[line]}
              onChange={event => change({ ...clock, [line]: Number(event.target.value) })}
            >
              {CLOCKS[line].map(value => (
                <option key={value} value={value}>
                  {words(line, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={fields['note']}>{t('lobby:clock-note')}</p>
    </fieldset>
  )
}
