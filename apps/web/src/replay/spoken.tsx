import { useTranslation } from 'react-i18next'
import type { Entry } from '@sandtable/kernel'
import look from './replay.module.css'

interface Saying {
  readonly entries: readonly Entry[]
  readonly players: readonly string[]
}

/** What was said beside the rules, in order: offers, answers, a resignation. */
export function Spoken({ entries, players }: Saying) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <section className={look['spoken']} aria-label={t('replay:said')}>
      <h2>{t('replay:said')}</h2>
      <ol>
        {entries.map(({ player, does }, i) => (
          <li key={i}>{t(`replay:said:${does}`, { name: players[player ?? -1] ?? '' })}</li>
        ))}
      </ol>
    </section>
  )
}
