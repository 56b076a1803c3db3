import type { FieldShown } from '@sandtable/draw'
import type { Toll } from './blow-words.ts'
import { signed } from '../../../words/numerals.ts'
import { useField } from '../field/field-context.ts'
import css from './blows.module.css'

interface Tolled {
  readonly toll: Toll
  readonly at: readonly [number, number]
  readonly shown: FieldShown
}

/** How many of a group fell, rising over it. */
export function TollMark({ toll: { died }, at, shown }: Tolled) {
  const { field } = useField()
  const [x, y] = field.at([at[0], at[1]])
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / shown.scale})`}>
      <text className={css['toll']} data-none={died === 0 || undefined} y={-14}>
        {died === 0 ? '0' : signed(-died)}
      </text>
    </g>
  )
}
