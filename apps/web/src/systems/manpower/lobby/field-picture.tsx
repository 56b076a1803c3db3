import type { FieldFile } from '@sandtable/scenario'
import type { Position } from '@sandtable/manpower'
import { fieldLayers, fieldOf, VARIABLES } from '@sandtable/draw'
import { Suspense, useId, useMemo } from 'react'
import { Drawn } from '../../../look/drawn.tsx'
import { lazily } from '../../../look/lazily.ts'
import look from '../../../lobby/map-picture.module.css'

const PicturedGroups = lazily(async () => (await import('./pictured-groups.tsx')).PicturedGroups)

interface Pictured {
  readonly pack: FieldFile
  /** Null: the ground alone; 'setup': as it stands before the first turn. */
  readonly position: Position | 'setup' | null
}

/** Width of a picture of a battlefield, in pixels. */
const WIDE = 640

/** A battlefield as a picture. */
export function FieldPicture({ pack, position }: Pictured) {
  const id = `picture${useId().replaceAll(/\W/g, '')}`
  const field = useMemo(() => fieldOf(pack), [pack])
  const shown = useMemo(() => ({ scale: WIDE / field.width, palette: VARIABLES, id }), [field, id])
  const land = useMemo(() => fieldLayers(field, shown), [field, shown])
  return (
    <svg
      className={look['picture']}
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawn drawing={land.ground} />
      <Drawn drawing={land.built} />
      {position === null ? null : (
        <Suspense>
          <PicturedGroups pack={pack} position={position} field={field} shown={shown} />
        </Suspense>
      )}
    </svg>
  )
}
