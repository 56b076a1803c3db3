import type { FieldShown } from '@sandtable/draw'
import { declaredFire, strangeWay } from '@sandtable/draw'
import { deedWay } from './deed-way.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { rowsOf } from '../../../playback/recap-rows.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { useNews, usePace } from '../../../playback/playback-context.ts'
import css from './blows.module.css'

/** The deeds of a recap on the field, faded, each with its number at its end. */
export function RecapLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { marks } = useFrame()
  const { isBehind } = usePace()
  const news = useNews()
  const { s, view, tale } = useFieldState().seen
  if (view === null || isBehind) return null
  const deeds = rowsOf(news).rows.map(row => ({ ...row, way: deedWay(s, view, tale, row.deed) }))
  return (
    <g aria-hidden="true">
      {deeds.map(({ deed, number, way }) => {
        const mark = marks[deed.player ?? -1]?.colour ?? shown.palette.mapInk
        const [first, last] = [way[0], way.at(-1)]
        if (first === undefined || last === undefined) return null
        const [x, y] = field.at(last)
        return (
          <g key={deed.from} data-deed={deed.sign}>
            <g className={css['told']}>
              {way.length < 2 ? null : (
                <Drawn
                  drawing={
                    deed.sign === 'march'
                      ? strangeWay(way, [last], mark, field, shown)
                      : declaredFire(
                          { from: first, to: last, mark, mine: true, indirect: false },
                          field,
                          shown,
                        )
                  }
                />
              )}
            </g>
            <g transform={`translate(${x} ${y}) scale(${1 / shown.scale})`}>
              <circle className={css['disc']} r={11} />
              <text className={css['number']} y={4.5}>
                {number}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
