import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ascending } from '../logic/orders.ts'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { UnitList } from './unit-list.tsx'
import { useLay, useTable } from '../table-context.ts'
import css from '../../../../frame/panel.module.css'

/** Any of these counters may be named: each is picked or left, and then all are sent together. */
export function Crowd({ counters }: { readonly counters: readonly number[] }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const { decision } = useLay().seen
  const [picked, setPicked] = useState<readonly number[]>(counters)
  const toggle = (c: number): void =>
    setPicked(picked.includes(c) ? picked.filter(other => other !== c) : [...picked, c])
  return (
    <section className={css['section']}>
      <div className={css['row']}>
        <h2 className={css['caption']}>
          {t('stack:picked', { count: picked.length, all: counters.length })}
        </h2>
        {decision === null ? null : <RuleId id={decision.rule} />}
      </div>
      <UnitList counters={counters} picked={picked} may={counters} toggle={toggle} />
      <div className={css['buttons']}>
        <Push as="main" onPress={() => void desk.give([ascending(picked)])}>
          {t('do:shelter', { count: picked.length })}
        </Push>
        <Push onPress={() => setPicked(picked.length === 0 ? counters : [])}>
          {t(picked.length === 0 ? 'do:all' : 'do:none')}
        </Push>
      </div>
    </section>
  )
}
