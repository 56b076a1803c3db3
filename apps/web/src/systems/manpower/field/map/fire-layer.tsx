import type { Field, FieldShown, Mark } from '@sandtable/draw'
import type { Scenario, Sight } from '@sandtable/manpower'
import { burst, declaredFire } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { spotOf } from '../logic/spot-of.ts'
import { Drawn } from '../../../../look/drawn.tsx'
import { groupAt } from '../logic/orders.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useFrame } from '../../../../frame/frame-context.ts'

interface DeclaredProps {
  readonly s: Scenario
  readonly p: Sight
  readonly marks: readonly Mark[]
  /** The side whose fire is drawn solid. */
  readonly own: number
  readonly field: Field
  readonly shown: FieldShown
}

/** The attacks that take effect in Acting: shots and spells with their targets. */
const strikes = ({ declared, castings }: Sight): readonly Strike[] => [
  ...declared,
  ...castings.flatMap(({ side, casters: [first], aim, falls }) =>
    aim === null || first === undefined ? [] : [{ side, group: first[0], stack: first[1], aim, falls }],
  ),
]

type Strike = Pick<Sight['declared'][number], 'side' | 'group' | 'stack' | 'aim' | 'falls'>

/** Declared fire and spells. */
export function DeclaredFire({ s, p, marks, own, field, shown }: DeclaredProps) {
  const { t } = useTranslation()
  return strikes(p).map((one, i) => {
    const at = { from: centre(s, groupAt(p, one.group)), to: one.falls ?? spotOf(s, p, one.aim) }
    const mark = marks[one.side]?.colour ?? 'var(--ink3)'
    const indirect = one.falls !== null
    const key = `${one.group}.${one.stack}.${i}`
    return (
      <g key={key}>
        <Drawn drawing={declaredFire({ ...at, mark, mine: one.side === own, indirect }, field, shown)} />
        {one.falls === null || one.aim.at !== 'point' ? null : (
          <Drawn drawing={burst(one.falls, t('field:lands'), field, shown)} />
        )}
      </g>
    )
  })
}

/** The fire declared in this battle. */
export function FireLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { marks } = useFrame()
  const { s, view, viewer } = useFieldState().seen
  if (view === null) return null
  return <DeclaredFire s={s} p={view} marks={marks} own={viewer ?? 0} field={field} shown={shown} />
}
