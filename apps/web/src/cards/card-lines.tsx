import { RuleId } from '../frame/controls.tsx'
import css from './piece-card.module.css'

export interface CardLine {
  readonly name: string
  readonly value: string | null
  readonly does: string
  readonly rule: string | null
}

/** Figures and marks of a piece: each named, with what it does. */
export const CardLines = ({ lines }: { readonly lines: readonly CardLine[] }) => (
  <dl className={css['lines']}>
    {lines.map(({ name, value, does, rule }) => (
      <div key={name}>
        <dt>
          {value === null ? null : <b>{value}</b>} {name}
        </dt>
        <dd>
          {does} {rule === null ? null : <RuleId id={rule} />}
        </dd>
      </div>
    ))}
  </dl>
)
