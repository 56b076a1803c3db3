import type { ReactNode } from 'react'
import { PageLink } from '../look/link.tsx'
import { RuleId } from '../frame/controls.tsx'
import css from './card-lines.module.css'

export interface CardLine {
  readonly name: string
  readonly value: string | null
  readonly does: string
  readonly rule: string | null
}

interface Lines {
  readonly lines: readonly CardLine[]
  /** The book whose rules are linked, where there is no table to open them beside. */
  readonly book?: string
}

/** Figures and marks of a piece: each named, with what it does. */
export const CardLines = ({ lines, book }: Lines) =>
  lines.length === 0 ? null : (
    <dl className={css['lines']}>
      {lines.map(({ name, value, does, rule }) => (
        <div key={name} data-mark={value === null || undefined}>
          <dt>{name}</dt>
          <dd>
            {value === null ? null : <b>{value}</b>}
            <span>{does}</span>
            {rule === null ? null : <Rule id={rule} {...(book !== undefined && { book })} />}
          </dd>
        </div>
      ))}
    </dl>
  )

function Rule({ id, book }: { readonly id: string; readonly book?: string }): ReactNode {
  if (book === undefined) return <RuleId id={id} />
  return (
    <PageLink className={css['rule']} href={`/rules/${book}#${id}`}>
      {id}
    </PageLink>
  )
}
