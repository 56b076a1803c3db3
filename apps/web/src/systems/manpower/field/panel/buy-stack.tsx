import type { Bought } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import type { Ware } from '../logic/purchase.ts'
import {
  changed,
  equipmentForSale,
  slotsFor,
  spellsForSale,
  toggled,
  unitsForSale,
} from '../logic/purchase.ts'
import { Icon } from '../../../../frame/icon.tsx'
import { Push } from '../../../../frame/controls.tsx'
import look from './field-panel.module.css'
import { sayUnit } from '../../words/story.ts'

interface Stacked {
  readonly asked: Asked
  readonly stack: Bought
  readonly change: (stack: Bought) => void
  /** Null: it is the last one. */
  readonly remove: (() => void) | null
}

/** Units of one kind, with their equipment, training and spells. */
export function BuyStack({ asked, stack, change, remove }: Stacked) {
  const { t } = useTranslation()
  const { unit, units, equipment, spells } = stack
  const kind = asked.s.units[unit]
  const slots = slotsFor(asked, stack)
  return (
    <fieldset className={look['stack']}>
      <legend>{kind?.name ?? ''}</legend>
      <div className={look['stackHead']}>
        <label>
          {t('field:buy:unit')}
          <select
            value={unit}
            onChange={event => change(changed(asked, stack, { unit: Number(event.target.value) }))}
          >
            {unitsForSale(asked).map(({ number, name, cost }) => (
              <option key={number} value={number}>
                {t('field:buy:price', { name, cost: (cost ?? 0) / 100 })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('field:buy:units')}
          <input
            type="number"
            min={1}
            max={10_000}
            value={units}
            disabled={kind?.hero !== null}
            onChange={event =>
              change({
                ...stack,
                units: Math.max(1, Math.min(10_000, Math.round(event.target.valueAsNumber || 1))),
              })
            }
          />
        </label>
        {remove === null ? null : (
          <Push as="icon" aria-label={t('field:buy:remove', { name: kind?.name ?? '' })} onPress={remove}>
            <Icon name="close" />
          </Push>
        )}
      </div>
      <p className={look['does']}>{sayUnit(asked.s, unit)}</p>
      <Wares
        title={t('field:buy:equipment', { count: equipment.length })}
        wares={equipmentForSale(asked, stack)}
        chosen={equipment}
        toggle={number => change({ ...stack, equipment: toggled(equipment, number) })}
      />
      <Wares
        title={t('field:buy:spells', { now: spells.length, of: slots })}
        wares={spellsForSale(asked, stack)}
        chosen={spells}
        toggle={number => change({ ...stack, spells: toggled(spells, number) })}
      />
    </fieldset>
  )
}

interface Shelved {
  readonly title: string
  readonly wares: readonly Ware[]
  readonly chosen: readonly number[]
  readonly toggle: (number: number) => void
}

/** A list of checkboxes, folded until it is opened. */
function Wares({ title, wares, chosen, toggle }: Shelved) {
  const { t } = useTranslation()
  if (wares.length === 0) return null
  return (
    <details className={look['wares']}>
      <summary>{title}</summary>
      <ul>
        {wares.map(({ number, name, does, cost }) => (
          <li key={number}>
            <label>
              <input type="checkbox" checked={chosen.includes(number)} onChange={() => toggle(number)} />
              <span>
                {name}
                <small>{does}</small>
              </span>
              {cost === null ? null : <b>{t('field:buy:for', { cost: cost / 100 })}</b>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
