import type { Box, Ground } from '@sandtable/draw'
import type { Position } from '@sandtable/waw'
import { controlBand, groundLayers, placesLayer, placesNow, thumbnail, VARIABLES } from '@sandtable/draw'
import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import type { PrintedWar } from '../game/printed-war.ts'
import { controlOf } from '../table/logic/overlays.ts'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { fortsOf } from '../table/logic/looks.ts'
import { frontOf } from './front.ts'
import { marksOf } from '../table/logic/marks.ts'
import { Stacks } from '../table/map-area/stacks.tsx'
import look from '../../../lobby/map-picture.module.css'

/** The map of a war as a picture. */
export function Land({ printed: { ground } }: { readonly printed: PrintedWar }) {
  const id = useDrawingId()
  const land = useMemo(() => thumbnail(ground, VARIABLES, id), [ground, id])
  return (
    <Cut of={cropOf(ground)}>
      <Drawn drawing={land} />
    </Cut>
  )
}

/** The part of a map where the armies stand, with them on it. */
export function Armies({ printed, position }: { readonly printed: PrintedWar; readonly position: Position }) {
  const { pack, ground } = printed
  const id = useDrawingId()
  const drawn = useMemo(() => ({ scale: 1, id, sourceColour: () => 'var(--placeInk)' }), [id])
  const land = useMemo(() => groundLayers(ground, VARIABLES, drawn), [ground, drawn])
  const places = useMemo(
    () => placesLayer(placesNow(ground, fortsOf(position)), VARIABLES, drawn),
    [ground, position, drawn],
  )
  const bands = useMemo(
    () => controlBand(ground, controlOf(position), marksOf(pack), id),
    [ground, pack, position, id],
  )
  return (
    <>
      <CounterDefs of={pack} />
      <Cut of={frontOf(ground, position)}>
        <Drawn drawing={land.ground} />
        <Drawn drawing={bands} />
        <Drawn drawing={land.lines} />
        <Drawn drawing={places} />
        <Drawn drawing={land.names} />
        <Stacks printed={printed} position={position} scale={1} />
      </Cut>
    </>
  )
}

/** A prefix for every id of one drawing, so that several can be on a page. */
const useDrawingId = (): string => `picture${useId().replaceAll(/\W/g, '')}`

function Cut({ of: [left, top, right, bottom], children }: CutProps) {
  return (
    <svg
      className={look['picture']}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

interface CutProps {
  readonly of: Box
  readonly children: ReactNode
}

/** The board, a little closer than all of it. */
function cropOf({ board: [left, top, right, bottom] }: Ground): Box {
  const [aside, above] = [(right - left) * 0.08, (bottom - top) * 0.08]
  return [left + aside, top + above, right - aside, bottom - above]
}
