import { useTranslation } from 'react-i18next'
import { DETAILS } from '../../../playback/story.ts'
import { set, useSettings } from '../../../look/settings.ts'

/** How closely fights are followed, which this browser remembers. */
export function FightDetail() {
  const { t } = useTranslation()
  const { fights } = useSettings()
  const choose = (wanted: string): void => {
    const chosen = DETAILS.find(one => one === wanted)
    if (chosen !== undefined) set({ fights: chosen })
  }
  return (
    <select aria-label={t('fights:how')} value={fights} onChange={event => choose(event.target.value)}>
      {DETAILS.map(one => (
        <option key={one} value={one}>
          {t(`fights:${one}`)}
        </option>
      ))}
    </select>
  )
}
