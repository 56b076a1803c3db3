import type { Field, FieldShown, Mark, Spot } from '@sandtable/draw'
import type { Aim, Scenario, Sight } from '@sandtable/manpower'
import type { DeepReadonly } from '@sandtable/kernel'
import { aimLine, blast, burst, declaredFire, firePattern } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../counters/drawn.tsx'
import { attackIn, groupAt } from '../logic/orders.ts'
import { metresTo } from '../logic/metres.ts'
import { patternAt } from '../logic/pattern-at.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useFrame } from '../../table/frame-context.ts'
import { useOutlook } from '../use-outlook.ts'

/** Where an aim is. */
function spotOf(s: Scenario, p: Sight, aim: DeepReadonly<Aim>): Spot {
  if (aim.at === 'point') return [aim.point[0], aim.point[1]]
  if (aim.at === 'stack') return centre(s, groupAt(p, aim.group))
  const [x, y] = p.works[aim.work]?.at ?? [0, 0]
  return [x, y]
}

interface DeclaredProps {
  readonly s: Scenario
  readonly p: Sight
  readonly marks: readonly Mark[]
  /** The side whose fire is drawn solid. */
  readonly own: number
  readonly field: Field
  readonly shown: FieldShown
}

/** What strikes in Acting: shots and spells with their targets. */
const strikes = ({ declared, castings }: Sight): readonly Strike[] => [
  ...declared,
  ...castings.flatMap(({ side, casters: [first], aim, falls }) =>
    aim === null || first === undefined ? [] : [{ side, group: first[0], stack: first[1], aim, falls }],
  ),
]

type Strike = Pick<Sight['declared'][number], 'side' | 'group' | 'stack' | 'aim' | 'falls'>

/** Fire and spells that were declared. */
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
          <Drawn drawing={burst(one.falls, t('field:falls'), field, shown)} />
        )}
      </g>
    )
  })
}

/** Fire that was declared, and the aim that is held up. */
export function FireLayer({ shown }: { readonly shown: FieldShown }) {
  const { t } = useTranslation()
  const { field } = useField()
  const { marks } = useFrame()
  const { seen, selection } = useFieldState()
  const outlook = useOutlook()
  const { s, view, viewer } = seen
  if (view === null) return null
  const declared = <DeclaredFire s={s} p={view} marks={marks} own={viewer ?? 0} field={field} shown={shown} />
  if (selection.at !== 'aim' || selection.aim === null) return declared
  const attack = attackIn(s, view, selection)
  const [from, to] = [centre(s, groupAt(view, selection.group)), spotOf(s, view, selection.aim)]
  const metres = metresTo(s, view, selection.group, selection.aim)
  const text =
    outlook === null || outlook.divisor === 1
      ? t('field:metres', { metres })
      : t('field:metres-divided', { metres, divisor: outlook.divisor })
  const pattern = selection.aim.at === 'point' ? patternAt(attack, from, to) : null
  return (
    <>
      {declared}
      {pattern === null ? null : <Drawn drawing={firePattern(pattern, field, shown)} />}
      {attack.killRadius === null || selection.aim.at !== 'point' ? null : (
        <Drawn drawing={blast(to, attack.killRadius / 100, field, shown)} />
      )}
      <Drawn drawing={aimLine({ from, to }, text, field, shown)} />
    </>
  )
}
