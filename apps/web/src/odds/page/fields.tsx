import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './odds-page.module.css'

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

interface Counted {
  readonly label: string
  readonly value: number | null
  readonly least?: number
  readonly most?: number
  readonly onChange: (value: number | null) => void
}

/** A whole number within its bounds, which are those of a counter where nothing else is said; empty where there is none. */
export function NumberField({ label, value, least = -9, most = 20, onChange }: Counted) {
  return (
    <Field label={label}>
      {id => (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value ?? ''}
          onChange={({ target }) => {
            const n = target.value === '' ? null : Math.trunc(Number(target.value))
            if (n === null || (n >= least && n <= most)) onChange(n)
          }}
        />
      )}
    </Field>
  )
}

interface Written {
  readonly label: string
  readonly value: string
  /** Letters at most. */
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
