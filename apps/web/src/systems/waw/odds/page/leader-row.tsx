import { useTranslation } from 'react-i18next'
import type { LeaderFile } from '@sandtable/scenario'
import { NumberField, Select, TextField } from '../../../../forms/fields.tsx'
import { Remove } from './remove.tsx'
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
      <TextField
        label={t('odds:name')}
        value={leader.name}
        most={40}
        onChange={name => change({ ...leader, name })}
      />
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
      <Remove name={leader.name} remove={remove} />
    </li>
  )
}
