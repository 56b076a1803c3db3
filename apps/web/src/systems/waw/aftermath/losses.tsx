import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { UnitFate } from '@sandtable/waw'
import type { State } from '@sandtable/draw'
import type { Told } from './told.ts'
import { Counter } from '../counters/counter.tsx'
import { faceOf } from '../counters/seen-counter.ts'
import { nameOfCounter } from '../counters/counter-name.ts'
import { Part } from './part.tsx'
import { counterName } from '../words/story.ts'
import { Swatch } from '../climax/swatch.tsx'
import { useSettings } from '../../../look/settings.ts'
import styles from './aftermath.module.css'

/** Each side's losses as counters, with the word under each; the unhurt only by name. */
export function Losses(told: Told) {
  const { t } = useTranslation()
  const { sides, after, nameOf, markOf, openRule } = told
  return (
    <Part title={t('after:losses')} rule="" openRule={openRule}>
      {sides.map(side => {
        const units = after.facts.units.filter(unit => unit.side === side)
        const count = units.reduce((sum, { steps }) => sum + steps, 0)
        return (
          <div key={side} className={styles['side']}>
            <h3 className={styles['who']}>
              <Swatch mark={markOf(side)} /> {nameOf(side)}
              <small>{t('after:steps', { count })}</small>
            </h3>
            <ul className={styles['counters']}>
              {units
                .filter(({ fate }) => fate !== 'unhurt')
                .map(unit => (
                  <Fallen key={unit.counter} {...told} unit={unit} />
                ))}
            </ul>
            <Unhurt {...told} units={units} />
          </div>
        )
      })}
    </Part>
  )
}

const LOOKS: Readonly<Record<UnitFate['fate'], readonly State[]>> = {
  lost: ['eliminated'],
  reduced: [],
  rallies: ['panicked'],
  unhurt: [],
}

/** A unit that lost a step, or its nerve. */
function Fallen({ printed: { pack, s }, after: { facts }, unit }: Told & { readonly unit: UnitFate }) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const face = faceOf(pack, s, facts.view, unit.counter)
  const states = LOOKS[unit.fate]
  return (
    <li data-fate={unit.fate}>
      <Counter
        face={face}
        size={80}
        states={states}
        symbols={symbols}
        label={nameOfCounter(t, face, states)}
      />
      <b>{fateOf(t, unit)}</b>
      {unit.by === null || unit.by === 'fire' ? null : <small>{t(`after:by:${unit.by}`)}</small>}
    </li>
  )
}

const fateOf = (t: TFunction, { fate, steps }: UnitFate): string =>
  t(fate === 'lost' && steps > 1 ? 'after:fate:lost2' : `after:fate:${fate}`, { steps })

function Unhurt({ printed: { s }, after: { facts }, units }: Told & { readonly units: readonly UnitFate[] }) {
  const { t } = useTranslation()
  const names = units
    .filter(({ fate }) => fate === 'unhurt')
    .map(({ counter }) => counterName(s, facts.view, counter))
  return names.length === 0 ? null : (
    <p className={styles['quiet']}>{t('after:unhurt', { names, count: names.length })}</p>
  )
}
