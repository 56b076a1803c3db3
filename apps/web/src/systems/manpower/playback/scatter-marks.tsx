import type { FieldShown, Spot } from '@sandtable/draw'
import { burst, possibleBursts } from '@sandtable/draw'
import { useTranslation } from 'react-i18next'
import { Drawn } from '../../../look/drawn.tsx'
import { lengthOf } from '../field/logic/metres.ts'
import { useField } from '../field/field-context.ts'
import { useScatter } from './use-scatter.ts'
import css from './blows.module.css'

interface Strayed {
  readonly from: Spot
  readonly to: Spot
  readonly shown: FieldShown
}

/** From the aim to the place where it falls. */
export function Scattered({ from, to, shown }: Strayed) {
  const { field } = useField()
  const [[x, y], [a, b]] = [field.at(from), field.at(to)]
  const px = 1 / shown.scale
  return (
    <g fill="none" stroke="var(--hit)" strokeWidth={1.6 * px}>
      <circle cx={x} cy={y} r={5 * px} />
      <path d={`M${x} ${y}L${a} ${b}`} strokeDasharray={`${2 * px} ${4 * px}`} />
    </g>
  )
}

/** A roll of scatter: every place where the shot might have fallen, and the one where it will. */
export function ScatterMarks({ shown }: { readonly shown: FieldShown }) {
  const { t } = useTranslation()
  const { field } = useField()
  const shot = useScatter()?.shot ?? null
  if (shot === null) return null
  const { aim, falls, spread } = shot
  const off = lengthOf(aim, falls)
  const text = off === 0 ? t('blow:scatter:exact') : t('blow:scatter:short', { metres: off })
  return (
    <g className={css['burst']}>
      <g className={css['past']}>
        <Drawn drawing={possibleBursts(spread, 0, field, shown)} />
      </g>
      {off === 0 ? null : <Scattered from={aim} to={falls} shown={shown} />}
      <Drawn drawing={burst(falls, text, field, shown)} />
    </g>
  )
}
