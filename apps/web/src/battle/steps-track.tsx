import { useTranslation } from 'react-i18next'
import type { Step } from './battle-story.ts'
import { STEPS } from './battle-story.ts'
import styles from './steps-track.module.css'

/** Where in the printed course of a battle we are. */
export function StepsTrack({ step }: { readonly step: Step }) {
  const { t } = useTranslation()
  const now = STEPS.indexOf(step)
  return (
    <ol className={styles['track']}>
      {STEPS.map((one, i) => (
        <li key={one} data-done={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          {t(`battle:${one}`)}
        </li>
      ))}
    </ol>
  )
}
