import type { FieldShown } from '@sandtable/draw'
import { declaredFire } from '@sandtable/draw'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { blowsIn } from './blows.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { useField, useFieldState } from '../field/field-context.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import css from './blows.module.css'

/** During playback: the current fire, and the losses over each group that is hit. */
export function BlowsLayer({ shown }: { readonly shown: FieldShown }) {
  const { desk, field } = useField()
  const { marks } = useFrame()
  const { isBehind } = useStore(desk.cursor.shown)
  const { s, view, tale, viewer } = useFieldState().seen
  const blows = useMemo(
    () => (isBehind && view !== null ? blowsIn(s, view, tale) : []),
    [isBehind, s, view, tale],
  )
  return (
    <g aria-hidden="true">
      {blows.map((blow, i) => {
        if (blow.is === 'shot') {
          const mark = marks[blow.side]?.colour ?? 'var(--ink3)'
          const { from, to } = blow
          const fire = { from, to, mark, mine: blow.side === viewer, indirect: false }
          return (
            <g key={`${blow.key}.${i}`} className={css['shot']}>
              <Drawn drawing={declaredFire(fire, field, shown)} />
            </g>
          )
        }
        const [x, y] = field.at(blow.at)
        return (
          <g key={`${blow.key}.${i}`} transform={`translate(${x} ${y}) scale(${1 / shown.scale})`}>
            <text className={css['toll']} data-none={blow.died === 0 || undefined} y={-14}>
              {blow.died === 0 ? '0' : `−${blow.died}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}
