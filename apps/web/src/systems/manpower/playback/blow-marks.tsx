import type { FieldShown, Spot } from '@sandtable/draw'
import type { Throw } from '@sandtable/manpower'
import { blast, burst, endangered, firedLine, firePattern, middleOfFire } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Body } from './blows.ts'
import type { ShownBlow } from './use-blow.ts'
import { BurstLens } from './burst-lens.tsx'
import { DieShape } from './die.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { fallenIn, insideBurst, linesOf } from './blows.ts'
import { groupAt } from '../field/logic/orders.ts'
import { lengthOf, metresTo } from '../field/logic/metres.ts'
import { patternAt } from '../field/logic/pattern-at.ts'
import { Scattered } from './scatter-marks.tsx'
import { TollMark } from './toll-mark.tsx'
import { tollsOf } from './blow-words.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import css from './blows.module.css'

interface Marked {
  readonly struck: ShownBlow
  readonly shown: FieldShown
}

/** The lines of a blow with their metres and dice, the ground it strikes, and its losses. */
export function BlowMarks({ struck: { blow, before }, shown }: Marked) {
  const { field } = useField()
  const { s } = useFieldState().seen
  const last = blow.throws.at(-1)
  const fallen = useMemo(() => fallenIn(s, before, blow), [s, before, blow])
  const inside = useMemo(() => (last === undefined ? [] : insideBurst(s, before, last)), [s, before, last])
  const isOver = blow.suffered.some(({ after }) => after > (last?.after ?? 0))
  return (
    <>
      {blow.throws.map(one => (
        <Ground
          key={one.after}
          one={one}
          isLast={one === last}
          inside={one === last && !isOver ? inside : NOBODY}
          shown={shown}
        />
      ))}
      {last === undefined ? null : <Lines blow={blow} one={last} before={before} shown={shown} />}
      {fallen.map(({ at, radius }, i) => {
        const [cx, cy] = field.at(at)
        return (
          <circle key={i} className={css['fallen']} {...{ cx, cy }} r={Math.max(radius, 3 / shown.scale)} />
        )
      })}
      {tollsOf(blow.suffered).map(toll => (
        <TollMark
          key={`${toll.group}.${toll.died}`}
          toll={toll}
          at={centre(s, groupAt(before, toll.group))}
          shown={shown}
        />
      ))}
      {last === undefined ? null : (
        <BurstLens key={last.after} one={last} before={before} marked={inside} shown={shown} />
      )}
    </>
  )
}

const NOBODY: readonly Body[] = []

interface Thrown {
  readonly one: Throw
  readonly shown: FieldShown
}

/** Lines from those who fire, with the dice under the metres. */
function Lines({ blow, one, before, shown }: Thrown & Pick<ShownBlow, 'blow' | 'before'>) {
  const { t } = useTranslation()
  const { field } = useField()
  const { marks } = useFrame()
  const { s } = useFieldState().seen
  const lines = linesOf(s, before, blow, one)
  const mark = marks[blow.player ?? -1]?.colour ?? 'var(--ink2)'
  const nearest = lines[0]
  const [x, y] = nearest === undefined ? [0, 0] : middleOfFire(nearest, field)
  return (
    <g key={one.after} className={css['shot']}>
      {lines.map(({ group, ...line }) => {
        const metres = metresTo(s, before, group, one.aim)
        return (
          <Drawn
            key={group}
            drawing={firedLine({ ...line, mark }, t('field:metres', { metres }), field, shown)}
          />
        )
      })}
      {nearest === undefined ? null : (
        <g transform={`translate(${x} ${y}) scale(${1 / shown.scale})`}>
          {one.dice.map((die, i) => (
            <g key={i} transform={`translate(${50 + 26 * i} 0) scale(0.6)`}>
              <DieShape die={die} />
            </g>
          ))}
        </g>
      )}
    </g>
  )
}

/** The ground that a throw strikes: its pattern, who is inside, and how far off its aim it is. */
function Ground({
  one: { ground, aim, aimed },
  isLast,
  inside,
  shown,
}: Thrown & { readonly isLast: boolean; readonly inside: readonly Body[] }) {
  const { t } = useTranslation()
  const { field } = useField()
  if (ground === null || aim.at !== 'point') return null
  const at: Spot = [aim.point[0], aim.point[1]]
  const pattern = patternAt(ground)
  const off = aimed === null ? 0 : lengthOf(aimed, at)
  const text =
    aimed === null
      ? t('field:bursts')
      : off === 0
        ? t('blow:scatter:exact')
        : t('blow:scatter:short', { metres: off })
  return (
    <g className={isLast ? css['burst'] : css['past']}>
      {ground.killRadius !== null ? (
        <Drawn drawing={blast(at, ground.killRadius / 100, field, shown)} />
      ) : pattern === null ? null : (
        <Drawn drawing={firePattern(pattern, field, shown)} />
      )}
      {aimed === null || off === 0 ? null : <Scattered from={[aimed[0], aimed[1]]} to={at} shown={shown} />}
      {isLast && ground.killRadius !== null ? <Drawn drawing={burst(at, text, field, shown)} /> : null}
      {inside.length === 0 ? null : (
        <Drawn
          drawing={endangered(
            inside.map(body => body.at),
            field,
            shown,
          )}
        />
      )}
    </g>
  )
}
