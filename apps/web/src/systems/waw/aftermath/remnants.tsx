import { useTranslation } from 'react-i18next'
import type { Told } from './told.ts'
import { Counter } from '../counters/counter.tsx'
import { faceOf } from '../counters/seen-counter.ts'
import { Part } from './part.tsx'
import { regionName } from '../table/logic/names.ts'
import { Swatch } from '../climax/swatch.tsx'
import { useSettings } from '../../../look/settings.ts'
import styles from './aftermath.module.css'

/** What each side has left, where, and how much weaker it is. */
export function Remnants(told: Told) {
  const { t } = useTranslation()
  const { sides, openRule } = told
  return (
    <Part title={t('after:left')} rule="" openRule={openRule}>
      {sides.map(side => (
        <Remnant key={side} {...told} side={side} />
      ))}
    </Part>
  )
}

function Remnant({ printed: { pack, s }, after, side, nameOf, markOf }: Told & { readonly side: number }) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const { facts } = after
  const { counters, places, cf } = facts.left[side] as (typeof facts.left)[number]
  const where = places.map(({ region, inside }) =>
    inside ? t('after:left:inside', { region: regionName(s, region) }) : regionName(s, region),
  )
  return (
    <div className={styles['side']}>
      <h3 className={styles['who']}>
        <Swatch mark={markOf(side)} /> {nameOf(side)}
      </h3>
      <div className={styles['remnant']} aria-hidden="true">
        {counters.map(counter => (
          <Counter key={counter} face={faceOf(pack, s, facts.after, counter)} size={44} symbols={symbols} />
        ))}
      </div>
      <p className={styles['quiet']}>
        {counters.length === 0
          ? t('after:left:none')
          : t('after:left:units', { count: counters.length, places: where })}{' '}
        {t('after:left:cf', cf)}
      </p>
    </div>
  )
}
