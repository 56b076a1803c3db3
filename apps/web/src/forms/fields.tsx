import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTold } from './numbers.tsx'
import { wholeNumber } from './whole-number.ts'
import styles from './fields.module.css'

/** A field with its label above it. */
export function Field({
  label,
  children,
}: {
  readonly label: string
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface Chosen<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly words: string }[]
  readonly onChange: (value: T) => void
}

export function Select<T extends string>({ label, value, options, onChange }: Chosen<T>) {
  return (
    <Field label={label}>
      {id => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as T)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface Numbered {
  readonly label: string
  readonly value: number | null
  readonly least?: number
  readonly most?: number
  /** The rules' objection; null: none. */
  readonly refused?: string | null
}

type Counted = Numbered &
  (
    | { readonly isOptional?: false; readonly onChange: (value: number) => void }
    | { readonly isOptional: true; readonly onChange: (value: number | null) => void }
  )

/**
 * A whole number within bounds, by default those of a counter. Anything can be typed; errors appear below, and the
 * number stays as it was.
 */
export function NumberField({ label, value, least = -9, most = 20, refused = null, ...kind }: Counted) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null } | null>(null)
  const isOptional = kind.isOptional === true
  const read = (text: string) => wholeNumber(text, { least, most, isOptional })
  // A number set from elsewhere replaces the typed one.
  const isTyped = typed !== null && typed.value === value
  const text = isTyped ? typed.text : String(value ?? '')
  const isRight = read(text) !== 'wrong'
  useTold(id, isRight)
  const expected = t(isOptional ? 'table:number-or-none' : 'table:number', { least, most })
  const wrong = isRight ? refused : isTyped || value !== null ? expected : null
  const type = (next: string): void => {
    const n = read(next)
    setTyped({ text: next, value: n === 'wrong' ? value : n })
    if (n === 'wrong' || n === value) return
    if (kind.isOptional === true) kind.onChange(n)
    else if (n !== null) kind.onChange(n)
  }
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onChange={({ target }) => type(target.value)}
      />
      {wrong === null ? null : (
        <p id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

interface Written {
  readonly label: string
  readonly value: string
  /** The most letters. */
  readonly most?: number
  readonly onChange: (value: string) => void
}

export function TextField({ label, value, most = 80, onChange }: Written) {
  return (
    <Field label={label}>
      {id => (
        <input id={id} maxLength={most} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}

interface Ticked {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export function Tick({ label, value, onChange }: Ticked) {
  return (
    <label className={styles['tick']}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
