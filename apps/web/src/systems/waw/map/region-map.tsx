import type { Ground } from '@sandtable/draw'
import type { ReactNode } from 'react'
import { placesLayer, placesNow, stepBelow, VARIABLES } from '@sandtable/draw'
import { useDeferredValue, useMemo } from 'react'
import type { Overlay } from './overlay.ts'
import type { RegionLook } from './region-look.ts'
import { Chips } from './chips.tsx'
import {
  ControlBands,
  IncomeNumbers,
  SiegeRings,
  StackingNumbers,
  SupplyMarks,
  SupplyWash,
  ThreatMarks,
  ThreatWash,
} from './overlay-layer.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { layersAt } from './layers-at.ts'
import { RegionLayer } from './region-layer.tsx'
import { Route } from './route.tsx'
import css from './region-map.module.css'

interface RegionMapProps {
  readonly ground: Ground
  /** The scale of its frame: screen pixels for a unit of the drawing. */
  readonly scale: number
  /** One for each region. */
  readonly looks: readonly RegionLook[]
  readonly overlay: Overlay | null
  /** The planned route, as regions in order; null: none. */
  readonly route: readonly number[] | null
  readonly sourceColour: (players: readonly string[]) => string
  readonly onPick: (region: number) => void
  readonly onHover?: (region: number | null) => void
  /** Stacks and whatever else is on the map; `<Anchored>` places them. */
  readonly children?: ReactNode
}

/** A map of regions: the ground, its overlays, and the possible actions. It decides nothing. */
export function RegionMap({
  ground,
  scale,
  looks,
  overlay,
  route,
  sourceColour,
  onPick,
  onHover,
  children,
}: RegionMapProps) {
  const step = useDeferredValue(stepBelow(scale))
  const layers = useMemo(() => layersAt(ground, step, sourceColour), [ground, step, sourceColour])
  const forts = looks.map(({ fdv }) => fdv ?? '').join()
  const places = useMemo(() => placesNow(ground, readForts(forts)), [ground, forts])
  const built = useMemo(
    () => placesLayer(places, VARIABLES, { scale: step, id: 'map', sourceColour }),
    [places, step, sourceColour],
  )
  const sieges = looks.flatMap(({ siege }, i) => (siege ? [i] : []))
  return (
    <>
      <Drawn drawing={layers.ground} />
      {overlay?.kind === 'control' && <ControlBands ground={ground} overlay={overlay} />}
      {overlay?.kind === 'supply' && <SupplyWash ground={ground} overlay={overlay} />}
      {overlay?.kind === 'threat' && <ThreatWash ground={ground} overlay={overlay} />}
      <RegionLayer ground={ground} looks={looks} scale={scale} onPick={onPick} onHover={onHover} />
      <g className={css.above}>
        <Drawn drawing={layers.lines} />
        <Drawn drawing={built} />
        <Drawn drawing={layers.names} />
      </g>
      <SiegeRings places={places} scale={scale} regions={sieges} />
      {route !== null && <Route ground={ground} regions={route} scale={scale} />}
      {children}
      {overlay?.kind === 'supply' && <SupplyMarks ground={ground} scale={scale} overlay={overlay} />}
      {overlay?.kind === 'income' && <IncomeNumbers ground={ground} scale={scale} overlay={overlay} />}
      {overlay?.kind === 'stacking' && <StackingNumbers ground={ground} scale={scale} overlay={overlay} />}
      {overlay?.kind === 'threat' && <ThreatMarks ground={ground} scale={scale} overlay={overlay} />}
      <Chips ground={ground} looks={looks} scale={scale} />
    </>
  )
}

/** Defence values by region, from a text that changes only with them. */
const readForts = (forts: string): (number | null)[] =>
  forts.split(',').map(fdv => (fdv === '' ? null : Number(fdv)))
