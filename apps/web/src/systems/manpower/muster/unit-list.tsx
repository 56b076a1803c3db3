import type { Role, SymbolName } from './logic/parts.ts'
import { symbol } from '@sandtable/draw'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import type { Draft } from './logic/draft.ts'
import type { Figures, UnitWare } from './logic/wares.ts'
import { added } from './logic/draft.ts'
import { affordable, found, unitWares } from './logic/wares.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { Push } from '../../../frame/controls.tsx'
import { reckoned } from './logic/reckoning.ts'
import { ShowMap } from './show-map.tsx'
import { ROLES } from './logic/parts.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import { numeral } from '../../../words/numerals.ts'
import css from './muster.module.css'
import { sayRole } from '../words/story.ts'

const FIGURES = ['range', 'damage', 'shots', 'armour', 'health', 'speed'] as const

/** Everything for sale, by its part of an army, with prices and figures. */
export function UnitList({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { muster } = useFieldState()
  const [role, setRole] = useState<Role | null>(null)
  const [words, setWords] = useState('')
  const wares = useMemo(() => unitWares(asked), [asked])
  const roles = ROLES.filter(one => wares.some(ware => ware.role === one))
  const shown = found(wares, role, words)
  const { left } = reckoned(asked, muster.draft)
  return (
    <section className={css['list']} aria-labelledby="for-sale" data-muster>
      <h2 id="for-sale" className={css['unseen']}>
        {t('muster:list')}
      </h2>
      <div className={css['tools']}>
        <div className={css['roles']} role="group" aria-label={t('muster:role')}>
          {[null, ...roles].map(one => (
            <button key={one ?? 'all'} type="button" aria-pressed={role === one} onClick={() => setRole(one)}>
              {one === null ? t('muster:role:all') : sayRole(one)}
            </button>
          ))}
        </div>
        <div className={css['finding']}>
          <label>
            <span>{t('muster:search')}</span>
            <input
              type="search"
              placeholder={t('muster:search')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <TargetField asked={asked} />
          <ShowMap />
        </div>
        <div className={css['heads']} aria-hidden="true">
          {FIGURES.map(name => (
            <span key={name}>{t(`muster:${name}`)}</span>
          ))}
          <span>{t('muster:price')}</span>
        </div>
      </div>
      {shown.length === 0 ? <p className={css['nothing']}>{t('muster:none', { words })}</p> : null}
      {roles.map(one => (
        <PartOfList
          key={one}
          role={one}
          wares={shown.filter(ware => ware.role === one)}
          asked={asked}
          left={left}
        />
      ))}
    </section>
  )
}

/** Where the next units go. */
function TargetField({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const { groups } = reckoned(asked, muster.draft)
  const value = String(muster.target)
  return (
    <label>
      <span>{t('muster:target')}</span>
      <select
        value={value}
        onChange={({ target }) =>
          desk.prepare({
            target: target.value === 'own' || target.value === 'new' ? target.value : Number(target.value),
          })
        }
      >
        <option value="own">{t('muster:target:own')}</option>
        <option value="new">{t('muster:target:new')}</option>
        {groups.map(({ name }, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Parted {
  readonly role: Role
  readonly wares: readonly UnitWare[]
  readonly asked: Asked
  readonly left: number
}

function PartOfList({ role, wares, asked, left }: Parted) {
  const { t } = useTranslation()
  const id = useId()
  if (wares.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css['part']}>
        {sayRole(role)}
        <small>{t(`muster:good:${role}`)}</small>
      </h3>
      <ul className={css['wares']}>
        {wares.map(ware => (
          <WareRow key={ware.unit} ware={ware} asked={asked} left={left} />
        ))}
      </ul>
    </section>
  )
}

interface Rowed {
  readonly ware: UnitWare
  readonly asked: Asked
  readonly left: number
}

function WareRow({ ware, asked, left }: Rowed) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { muster } = useFieldState()
  const { unit, name, price, figures, isUnique } = ware
  const has = countIn(muster.draft, unit)
  const count = affordable(ware, left)
  const isTaken = isUnique && has > 0
  const cost = price / 100
  const isFlyer = (kind: number): boolean => asked.s.units[kind]?.minSpeed !== null
  return (
    <li className={css['ware']} data-unit={ware.id} data-has={has > 0}>
      <svg className={css['symbol']} viewBox="0 0 28 28" aria-hidden="true">
        <Drawn drawing={symbol(ware.symbol as SymbolName, 28, 'currentColor')} />
      </svg>
      <div className={css['what']}>
        <h4>
          {name}
          {has > 0 ? <small>{t('muster:has', { count: has })}</small> : null}
        </h4>
        <p title={ware.about}>{ware.good}</p>
      </div>
      <dl className={css['figures']}>
        {FIGURES.map(figure => (
          <div
            key={figure}
            data-none={figures[figure] === null && (figure !== 'damage' || figures.volley === null)}
          >
            <dt>{t(`muster:${figure}`)}</dt>
            <dd>
              <FigureWords figure={figure} figures={figures} />
            </dd>
          </div>
        ))}
        <div data-price>
          <dt>{t('muster:price')}</dt>
          <dd>{numeral(cost)}</dd>
        </div>
      </dl>
      <Push
        isDisabled={count === 0 || isTaken}
        aria-label={t('muster:add:long', {
          count: Math.max(1, count),
          name,
          cost: rounded(cost * Math.max(1, count)),
        })}
        onPress={() => desk.prepare(added(muster, { unit, units: count, isUnique, isFlyer }))}
      >
        {t('muster:add', { count: Math.max(1, count) })}
      </Push>
      {isTaken || count > 0 ? null : (
        <p className={css['dear']}>{t('muster:too-expensive', { left: left / 100 })}</p>
      )}
    </li>
  )
}

const rounded = (cost: number): number => Math.round(100 * cost) / 100

const countIn = (draft: Draft, unit: number): number =>
  draft
    .flatMap(({ stacks }) => stacks)
    .filter(stack => stack.unit === unit)
    .reduce((sum, { units }) => sum + units, 0)

interface Figured {
  readonly figure: (typeof FIGURES)[number]
  readonly figures: Figures
}

/** A figure with its note. */
function FigureWords({ figure, figures }: Figured) {
  const { t } = useTranslation()
  const none = t('muster:no-figure')
  if (figure === 'range' || figure === 'speed') {
    const metres = figures[figure]
    return metres === null ? none : t('muster:metres', { metres })
  }
  if (figure === 'armour') return figures.armour === null ? none : t(`muster:armour:${figures.armour}`)
  if (figure !== 'damage') return figures[figure] ?? none
  const { volley, damage, pierce } = figures
  return (
    <>
      {volley === null ? (damage ?? none) : t('muster:volley', { me: Number(volley) })}
      {pierce === null ? null : <small>{t('muster:pierce', { armour: t(`muster:pierce:${pierce}`) })}</small>}
    </>
  )
}
