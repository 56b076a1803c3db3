import type { Bought, WhyNot } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import type { DraftGroup } from './logic/draft.ts'
import type { Ware } from '../field/logic/purchase.ts'
import { equipmentForSale, slotsFor, spellsForSale, toggled } from '../field/logic/purchase.ts'
import { Icon } from '../../../frame/icon.tsx'
import { Push } from '../../../frame/controls.tsx'
import { useField, useFieldState } from '../field/field-context.ts'
import { withCopy, withGroup, withoutGroup, withStack } from './logic/draft.ts'
import { numeral, row } from '../../../words/numerals.ts'
import css from './muster.module.css'
import { sayWhyNot } from '../words/story.ts'

interface Carded {
  readonly asked: Asked
  /** Its place in the army. */
  readonly at: number
  readonly name: string
  readonly cost: number
  readonly why: WhyNot | null
}

/** A group of the army: its name, order and stacks. */
export function ArmyGroupCard({ asked, at, name, cost, why }: Carded) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const group = muster.draft[at] as DraftGroup
  const isTarget = muster.target === at
  const change = (next: Partial<DraftGroup>): void =>
    desk.prepare({ draft: withGroup(muster.draft, at, next) })
  return (
    <li className={css['group']} aria-label={t('muster:group', { name })} data-target={isTarget}>
      <div className={css['groupHead']}>
        <input
          aria-label={t('muster:group:name')}
          value={group.name}
          placeholder={name}
          maxLength={40}
          onChange={({ target }) => change({ name: target.value })}
        />
        <b>{numeral(cost / 100)}</b>
        <Push
          as="icon"
          aria-label={t('muster:group:remove', { name })}
          onPress={() => desk.prepare(withoutGroup(muster, at))}
        >
          <Icon name="close" />
        </Push>
      </div>
      {group.stacks.map((stack, k) => (
        <StackRow
          key={stack.unit}
          asked={asked}
          stack={stack}
          change={next => desk.prepare(withStack(muster, at, k, next))}
        />
      ))}
      {why === null ? null : <p className={css['bad']}>{sayWhyNot(why)}</p>}
      <div className={css['groupFoot']}>
        <select
          aria-label={t('muster:group:order')}
          value={group.order}
          onChange={({ target }) => change({ order: target.value === 'open' ? 'open' : 'close' })}
        >
          {(['close', 'open'] as const).map(order => (
            <option key={order} value={order}>
              {t(`muster:group:${order}`)}
            </option>
          ))}
        </select>
        <Push
          as="bare"
          aria-pressed={isTarget}
          onPress={() => desk.prepare({ target: isTarget ? 'own' : at })}
        >
          {t(isTarget ? 'muster:group:joined' : 'muster:group:join')}
        </Push>
        <Push
          as="icon"
          aria-label={t('muster:group:copy', { name })}
          onPress={() => desk.prepare(withCopy(muster, at))}
        >
          <Icon name="cards" />
        </Push>
      </div>
    </li>
  )
}

interface Stacked {
  readonly asked: Asked
  readonly stack: Bought
  readonly change: (next: Partial<Bought>) => void
}

/** Units of one kind: their number, equipment and spells. */
function StackRow({ asked, stack, change }: Stacked) {
  const { t } = useTranslation()
  const { unit, units, equipment, spells } = stack
  const kind = asked.s.units[unit]
  const name = kind?.name ?? ''
  const isUnique = kind?.hero !== null
  return (
    <div className={css['stack']}>
      <div className={css['stackHead']}>
        <span>{name}</span>
        {isUnique ? null : (
          <div className={css['stepper']} role="group" aria-label={t('muster:units', { name })}>
            <Push
              as="icon"
              aria-label={t('muster:fewer', { name })}
              isDisabled={units <= 1}
              onPress={() => change({ units: units - 1 })}
            >
              −
            </Push>
            <input
              aria-label={t('muster:units', { name })}
              inputMode="numeric"
              value={units}
              onChange={({ target }) => {
                const typed = Number.parseInt(target.value, 10)
                if (typed >= 1 && typed <= MOST) change({ units: typed })
              }}
            />
            <Push
              as="icon"
              aria-label={t('muster:more', { name })}
              onPress={() => change({ units: units + 1 })}
            >
              +
            </Push>
          </div>
        )}
        <Push as="icon" aria-label={t('muster:remove', { name })} onPress={() => change({ units: 0 })}>
          <Icon name="close" size={16} />
        </Push>
      </div>
      <Wares
        title={t('muster:equipment')}
        wares={equipmentForSale(asked, stack)}
        chosen={equipment}
        toggle={number => change({ equipment: toggled(equipment, number) })}
      />
      <Wares
        title={t('muster:spells', { now: spells.length, of: slotsFor(asked, stack) })}
        wares={spellsForSale(asked, stack)}
        chosen={spells}
        toggle={number => change({ spells: toggled(spells, number) })}
      />
    </div>
  )
}

const MOST = 10_000

interface Shelved {
  readonly title: string
  readonly wares: readonly Ware[]
  readonly chosen: readonly number[]
  readonly toggle: (number: number) => void
}

/** A list of checkboxes, folded until it is opened; the checked ones stand beside its title. */
function Wares({ title, wares, chosen, toggle }: Shelved) {
  if (wares.length === 0) return null
  const names = wares.filter(({ number }) => chosen.includes(number)).map(({ name }) => name)
  return (
    <details className={css['kit']}>
      <summary>
        {title}
        {names.length === 0 ? null : <small>{row(names)}</small>}
      </summary>
      <ul>
        {wares.map(({ number, name, does, cost }) => (
          <li key={number}>
            <label>
              <input type="checkbox" checked={chosen.includes(number)} onChange={() => toggle(number)} />
              <span>
                {name}
                <small>{does}</small>
              </span>
              {cost === null ? null : <b>{numeral(cost / 100)}</b>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
