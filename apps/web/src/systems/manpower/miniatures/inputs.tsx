import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../forms/fields.tsx'
import { groupAt, livingAt, ownerOf, unitName } from './logic/weapons.ts'
import type { StackRef } from './logic/weapons.ts'
import { useMiniatures } from './miniatures-context.ts'
import css from './inputs.module.css'

interface Chosen<T> {
  readonly label: string
  readonly value: T | null
  readonly options: readonly T[]
  readonly keyOf: (option: T) => string
  readonly sideOf: (option: T) => number
  readonly words: (option: T) => string
  readonly onChange: (option: T) => void
  /** The text shown while nothing is chosen. */
  readonly none?: string
}

/** One of many, side by side. */
export function BySide<T>({ label, value, options, keyOf, sideOf, words, onChange, none }: Chosen<T>) {
  const { s } = useMiniatures()
  return (
    <Field label={label}>
      {id => (
        <select
          id={id}
          value={value === null ? '' : keyOf(value)}
          onChange={({ target }) => {
            const chosen = options.find(option => keyOf(option) === target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {value === null ? <option value="">{none}</option> : null}
          {s.players.map(({ id: side, name }, n) => {
            const own = options.filter(option => sideOf(option) === n)
            return own.length === 0 ? null : (
              <optgroup key={side} label={name}>
                {own.map(option => (
                  <option key={keyOf(option)} value={keyOf(option)}>
                    {words(option)}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </select>
      )}
    </Field>
  )
}

interface ChosenStack {
  readonly label: string
  readonly value: StackRef | null
  readonly options: readonly StackRef[]
  readonly onChange: (place: StackRef) => void
  readonly none?: string
}

/** A stack, with its units left. */
export function StackSelect(props: ChosenStack) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const words = (place: StackRef): string =>
    t('miniatures:stack', {
      group: groupAt(p, place.group).name,
      unit: unitName(s, p, place),
      count: livingAt(p, place),
    })
  return (
    <BySide
      {...props}
      keyOf={({ group, stack }) => `${group}.${stack}`}
      sideOf={place => ownerOf(p, place)}
      words={words}
    />
  )
}

interface Switched {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** The note under the label. */
  readonly children?: ReactNode
}

/** A line that can be switched on or off. */
export function Switch({ label, isOn, onChange, children }: Switched) {
  const id = useId()
  return (
    <>
      <div className={css['said']}>
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css['switch']}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </>
  )
}
