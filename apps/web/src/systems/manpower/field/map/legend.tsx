import type { FieldFile } from '@sandtable/scenario'
import type { Field, Sample } from '@sandtable/draw'
import type { Scenario, Sight } from '@sandtable/manpower'
import { groundSamples, markSamples, SAMPLE, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../../../look/drawn.tsx'
import css from './field-key.module.css'

/** The source of the drawings of a battlefield and its legend. */
export interface Keyed {
  readonly pack: FieldFile
  readonly s: Scenario
  readonly p: Sight | null
  readonly field: Field
}

/** The legend: the ground of this field, and the marks of the groups on it. */
export function Legend({ pack, s, p, field }: Keyed) {
  const { t } = useTranslation()
  const kinds = [...new Set((p?.works ?? []).map(({ kind }) => s.works[kind]?.id ?? ''))].join(' ')
  const ground = useMemo(
    () => groundSamples(pack, field, kinds.split(' ').filter(Boolean), VARIABLES),
    [pack, field, kinds],
  )
  const marks = useMemo(() => markSamples(pack, VARIABLES), [pack])
  const named = (is: string): string =>
    s.works.find(({ id }) => id === is)?.name ?? t(`field:legend:${is}`, { name: field.node?.name ?? '' })
  return (
    <section className={css['card']} aria-label={t('field:legend')}>
      <h3>{t('field:legend:ground')}</h3>
      <Samples samples={ground} named={named} />
      <h3>{t('field:legend:marks')}</h3>
      <Samples samples={marks} named={named} />
    </section>
  )
}

interface Shown {
  readonly samples: readonly Sample[]
  readonly named: (is: string) => string
}

const Samples = ({ samples, named }: Shown) => (
  <ul>
    {samples.map(({ is, drawing }) => (
      <li key={is}>
        <svg {...SAMPLE} aria-hidden="true">
          <Drawn drawing={drawing} />
        </svg>
        {named(is)}
      </li>
    ))}
  </ul>
)
