import { useTranslation } from 'react-i18next'
import type { Shot } from './battle-story.ts'
import styles from './die.module.css'

/** A unit's die beside it, with its target number. */
export function Die({ shot }: { readonly shot: Shot }) {
  const { t } = useTranslation()
  const { die, value, scored } = shot
  return (
    <span className={styles['die']} data-scored={scored}>
      <svg viewBox="0 0 40 46" width="34" height="40" aria-hidden="true">
        <path className={styles['body']} d="M20 1 38 20 20 45 2 20z" />
        <path className={styles['edge']} d="M2 20 20 28 38 20M20 28V45M20 1 20 1" />
        <text x="20" y="25" textAnchor="middle">
          {die}
        </text>
      </svg>
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
