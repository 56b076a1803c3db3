import { useTranslation } from 'react-i18next'
import type { BattleFile } from '@sandtable/scenario'
import { sayTerrain } from '../../words/story.ts'
import { Select, Tick } from '../../../../forms/fields.tsx'
import styles from './odds-page.module.css'

const TERRAINS = ['clear', 'forest', 'hills', 'mountain', 'swamp', 'desert', 'urban'] as const
const CROSSINGS = ['none', 'minor-river', 'major-river'] as const
const EDITIONS = ['A', 'B'] as const

interface Ground {
  readonly file: BattleFile
  readonly change: (part: Partial<BattleFile>) => void
}

/** The ground of the battle, and the attacker's approach. */
export function GroundForm({ file, change }: Ground) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['ground']}>
      <legend>{t('odds:ground')}</legend>
      <Select
        label={t('odds:edition')}
        value={file.edition}
        options={EDITIONS.map(value => ({ value, words: value }))}
        onChange={edition => change({ edition, bridge: file.bridge && edition === 'B' })}
      />
      <Select
        label={t('odds:terrain')}
        value={file.terrain}
        options={TERRAINS.map(value => ({ value, words: sayTerrain(value) }))}
        onChange={terrain => change({ terrain })}
      />
      <Select
        label={t('odds:crossing')}
        value={file.crossing ?? 'none'}
        options={CROSSINGS.map(value => ({ value, words: t(`odds:crossing:${value}`) }))}
        onChange={crossing => change(crossing === 'none' ? { crossing: null, bridge: false } : { crossing })}
      />
      {file.crossing !== null && file.edition === 'B' ? (
        <Tick label={t('odds:bridge')} value={file.bridge} onChange={bridge => change({ bridge })} />
      ) : null}
      <Tick label={t('odds:landing')} value={file.landing} onChange={landing => change({ landing })} />
    </fieldset>
  )
}
