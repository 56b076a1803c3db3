import { useTranslation } from 'react-i18next'
import type { Shot } from './battle-story.ts'
import { DieFace } from './die-face.tsx'
import styles from './die.module.css'

/** A unit's die beside it, with its target number. */
export function Die({ shot }: { readonly shot: Shot }) {
  const { t } = useTranslation()
  const { die, value, scored } = shot
  return (
    <span className={styles['die']} data-scored={scored}>
      <DieFace face={die} tone={scored === 'miss' ? 'plain' : scored} />
      <span>{t(`battle:${wordOf(shot)}`, { die, value })}</span>
    </span>
  )
}

/** The result in words: a Skirmisher's hit is a panic, and a natural 0 may hit whatever the target number. */
function wordOf({ die, value, scored }: Shot): string {
  if (scored === 'panic' && die < value) return 'panicSkirmish'
  if (scored !== 'miss' && die > value) return 'zeroCounts'
  return scored
}
