import type { FieldShown } from '@sandtable/draw'
import { trail } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../../../look/drawn.tsx'
import { enemyTrails } from '../logic/trails.ts'
import { useField, useFieldState } from '../field-context.ts'
import { useFrame } from '../../../../frame/frame-context.ts'

/** While deciding, a player sees where every enemy came from this turn. */
export function TrailLayer({ shown }: { readonly shown: FieldShown }) {
  const { field } = useField()
  const { marks } = useFrame()
  const { asked } = useFieldState()
  const trails = useMemo(() => (asked === null ? [] : enemyTrails(asked.s, asked.p, asked.side)), [asked])
  return trails.map(({ group, side, way }) => (
    <g key={group} data-trail={group}>
      <Drawn drawing={trail(way, marks[side]?.colour ?? shown.palette.mapInk, field, shown)} />
    </g>
  ))
}
