import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { costOf, unitsOf } from '@sandtable/manpower'
import { Push } from '../../table/controls.tsx'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import css from '../../table/panel/panel.module.css'
import look from './field-panel.module.css'

/** A group is put together and paid for. */
export function BuySection() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  const buys = asked === null ? [] : (asked.s.sides[asked.side]?.buys ?? [])
  const [unit, setUnit] = useState(buys[0] ?? 0)
  const [units, setUnits] = useState(20)
  const [order, setOrder] = useState<'close' | 'open'>('close')
  if (asked === null) return null
  const { s, p, side } = asked
  const stacks = [{ unit, units, equipment: [], spells: [] }]
  const bought = p.groups.filter(({ owner, where }) => owner === side && where === 'waiting')
  const name = `${(s.units[unit]?.name ?? '').replace(/[^\p{L}\p{N} .'-]/gu, '')} ${bought.length + 1}`
  const answer = { do: 'buy', name, stacks, order }
  return (
    <section className={css['section']} data-buy>
      <h2>{t('field:buy:title')}</h2>
      <p>{t('field:buy:left', { manpower: (p.manpower[side] ?? 0) / 100 })}</p>
      <div className={look['form']}>
        <label>
          {t('field:buy:unit')}
          <select value={unit} onChange={event => setUnit(Number(event.target.value))}>
            {buys.map(kind => (
              <option key={kind} value={kind}>
                {t('field:buy:price', {
                  name: s.units[kind]?.name ?? '',
                  cost: (s.units[kind]?.cost ?? 0) / 100,
                })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('field:buy:units')}
          <input
            type="number"
            min={1}
            value={units}
            onChange={event => setUnits(Math.max(1, Math.round(event.target.valueAsNumber || 1)))}
          />
        </label>
        <label>
          {t('field:buy:order')}
          <select value={order} onChange={event => setOrder(event.target.value as 'close' | 'open')}>
            {(['close', 'open'] as const).map(one => (
              <option key={one} value={one}>
                {t(`field:deed:${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={css['buttons']}>
        <Push
          as="main"
          isDisabled={held || !asked.options.has(answer)}
          onPress={() => void desk.give(answer)}
        >
          {t('field:buy:do', { cost: costOf(s, p, side, stacks) / 100 })}
        </Push>
      </div>
      {bought.length === 0 ? null : (
        <ul className={css['list']} aria-label={t('field:place:title')}>
          {bought.map(group => (
            <li key={group.name}>
              {group.name} <b>{unitsOf(group)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
