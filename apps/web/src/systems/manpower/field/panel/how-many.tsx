import { useTranslation } from 'react-i18next'
import look from './field-panel.module.css'

interface Many {
  readonly label: string
  readonly least?: number
  readonly most: number
  readonly value: number
  readonly change: (value: number) => void
}

/** A whole number between two others. */
export function HowMany({ label, least = 1, most, value, change }: Many) {
  const { t } = useTranslation()
  return (
    <label className={look['many']}>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={event =>
          change(Math.max(least, Math.min(most, Math.round(event.target.valueAsNumber || least))))
        }
      />
      <span>{t('field:of-most', { most })}</span>
    </label>
  )
}
