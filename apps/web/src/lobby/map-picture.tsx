import type { Box, Ground } from '@sandtable/draw'
import type { Position } from '@sandtable/waw'
import type { Position as FieldPosition } from '@sandtable/manpower'
import { controlBand, groundLayers, thumbnail, VARIABLES } from '@sandtable/draw'
import type { ComponentProps, ReactNode } from 'react'
import { viewOf } from '@sandtable/waw'
import { memo, Suspense, useId, useMemo } from 'react'
import type { PrintedWar } from '../game/printed.ts'
import { CounterDefs } from '../systems/waw/counters/counter-defs.tsx'
import { Drawn } from '../look/drawn.tsx'
import { controlOf } from '../systems/waw/table/logic/overlays.ts'
import { frontOf } from '../systems/waw/lobby/front.ts'
import { marksOf } from '../frame/marks.ts'
import { Stacks } from '../systems/waw/table/map-area/stacks.tsx'
import { lazily } from '../look/lazily.ts'
import { usePrinted } from '../game/use-printed.ts'
import look from './map-picture.module.css'

const FieldPicture = lazily(
  async () => (await import('../systems/manpower/field/field-picture.tsx')).FieldPicture,
)

/** A battlefield as a picture; until it is there, bare ground. */
const Battlefield = (shown: ComponentProps<typeof FieldPicture>) => (
  <Suspense fallback={<div className={look['ground']} />}>
    <FieldPicture {...shown} />
  </Suspense>
)

interface PictureProps {
  readonly scenario: string
  /** The digest of its pack. */
  readonly pack: string
}

/** A scenario's map as a picture; until it is there, bare ground. */
export const MapPicture = memo(function MapPicture({ scenario, pack }: PictureProps) {
  const printed = usePrinted(scenario, pack)
  if (printed === null) return <div className={look['ground']} />
  return printed.is === 'war' ? (
    <Land printed={printed} />
  ) : (
    <Battlefield pack={printed.pack} position={null} />
  )
})

function Land({ printed: { ground } }: { readonly printed: PrintedWar }) {
  const id = useDrawingId()
  const land = useMemo(() => thumbnail(ground, VARIABLES, id), [ground, id])
  return (
    <Cut of={cropOf(ground)}>
      <Drawn drawing={land} />
    </Cut>
  )
}

interface PositionProps extends PictureProps {
  /** Null: it is on its way; 'setup': before the first turn, as everybody sees it. */
  readonly position: Position | FieldPosition | 'setup' | null
}

/** The part of a map where the armies stand, with them on it. */
export function PositionPicture({ scenario, pack, position }: PositionProps) {
  const printed = usePrinted(scenario, pack)
  const setup = useMemo(
    () => (printed?.is === 'war' ? viewOf(printed.s, printed.s.setup, null) : null),
    [printed],
  )
  if (printed?.is === 'field')
    return <Battlefield pack={printed.pack} position={position as FieldPosition | 'setup' | null} />
  const shown = position === 'setup' ? setup : (position as Position | null)
  if (printed === null || shown === null) return <div className={look['ground']} />
  return <Armies printed={printed} position={shown} />
}

function Armies({ printed, position }: { readonly printed: PrintedWar; readonly position: Position }) {
  const { pack, ground } = printed
  const id = useDrawingId()
  const land = useMemo(
    () => groundLayers(ground, VARIABLES, { scale: 1, id, sourceColour: () => 'var(--placeInk)' }),
    [ground, id],
  )
  const bands = useMemo(
    () => controlBand(ground, controlOf(position), marksOf(pack), id),
    [ground, pack, position, id],
  )
  return (
    <>
      <CounterDefs pack={pack} />
      <Cut of={frontOf(ground, position)}>
        <Drawn drawing={land.ground} />
        <Drawn drawing={bands} />
        <Drawn drawing={land.lines} />
        <Drawn drawing={land.places} />
        <Drawn drawing={land.names} />
        <Stacks printed={printed} position={position} scale={1} />
      </Cut>
    </>
  )
}

/** Letters that begin every id of one drawing, so that several can stand on a page. */
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
