import { useTranslation } from 'react-i18next'
import type { Eyes } from '@sandtable/kernel'
import look from './controls.module.css'

interface EyesProps {
  readonly players: readonly string[]
  readonly eyes: readonly Eyes[]
  readonly chosen: Eyes
  readonly choose: (eyes: Eyes) => void
}

/** The choice of eyes to see a game through, if there is one. */
export function EyesChoice({ players, eyes, chosen, choose }: EyesProps) {
  const { t } = useTranslation()
  const words = (one: Eyes): string => {
    if (one === 'all') return t('replay:eyes-all')
    return one === null ? t('replay:eyes-public') : (players[one] ?? '')
  }
  if (eyes.length < 2) return null
  return (
    <label className={look['choice']}>
      <span>{t('replay:eyes')}</span>
      <select
        value={eyes.indexOf(chosen)}
        onChange={event => choose(eyes[Number(event.target.value)] ?? null)}
      >
        {eyes.map((one, i) => (
          <option key={words(one)} value={i}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
