import { useTranslation } from 'react-i18next'
import type { LeaderFile } from '@sandtable/scenario'
import { Field, NumberField, Select } from './fields.tsx'
import styles from './odds-page.module.css'

const RANKS = ['1', '2', '3', 'monarch'] as const

interface Row {
  readonly leader: LeaderFile
  readonly change: (leader: LeaderFile) => void
  readonly remove: () => void
}

export function LeaderRow({ leader, change, remove }: Row) {
  const { t } = useTranslation()
  return (
    <li className={styles['unit']}>
      <Field label={t('odds:name')}>
        {id => (
          <input
            id={id}
            value={leader.name}
            maxLength={40}
            onChange={({ target }) => change({ ...leader, name: target.value })}
          />
        )}
      </Field>
      <Select
        label={t('odds:rank')}
        value={`${leader.rank}` as (typeof RANKS)[number]}
        options={RANKS.map(value => ({
          value,
          words: value === 'monarch' ? t('odds:monarch') : t('odds:stars', { count: Number(value) }),
        }))}
        onChange={rank =>
          change({ ...leader, rank: rank === 'monarch' ? rank : (Number(rank) as 1 | 2 | 3) })
        }
      />
      <NumberField label={t('odds:cf')} value={leader.cf} onChange={cf => change({ ...leader, cf })} />
      <NumberField label={t('odds:mf')} value={leader.mf} onChange={mf => change({ ...leader, mf })} />
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('odds:remove', { name: leader.name })}
        onClick={remove}
      >
        ×
      </button>
    </li>
  )
}
