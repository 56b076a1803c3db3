import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insets, MapHand } from '../../../../map/index.ts'
import { MapFrame, MapTools } from '../../../../map/index.ts'
import { MiniMap } from '../../map/index.ts'
import type { Rest } from '../../../../frame/ui.ts'
import { FannedStack } from './fanned-stack.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { overlaysOf } from '../logic/overlays.ts'
import { usePlayedPlace } from '../../../../playback/playback-context.ts'
import { useNarrow } from '../../../../frame/use-narrow.ts'
import { useUi } from '../../../../frame/frame-context.ts'
import { useSelection, useTable } from '../table-context.ts'
import css from './map-area.module.css'

/** How much of a small screen's map the sheet covers, by its rest. */
const COVERED: Readonly<Record<Rest, number>> = { low: 148, half: 388, full: 388 }
const BESIDE_TOOLS: Insets = { top: 0, right: 0, bottom: 56, left: 60 }
/** While a stack is fanned out over the foot of the map. */
const ABOVE_FAN: Insets = { ...BESIDE_TOOLS, bottom: 200 }

/** The map in its frame, with its tools; it moves to show things on request. */
export function MapArea() {
  const { t } = useTranslation()
  const { opened } = useTable()
  const narrow = useNarrow()
  const { rest, overlay, lay } = useUi()
  const fanned = 'pile' in useSelection()
  const [hand, setHand] = useState<MapHand | null>(null)
  const { ground } = opened
  const insets = useMemo(
    (): Insets =>
      narrow ? { top: 0, right: 0, bottom: COVERED[rest], left: 0 } : fanned ? ABOVE_FAN : BESIDE_TOOLS,
    [narrow, rest, fanned],
  )
  useShown(hand, ground.regions)
  const draw = useCallback((scale: number) => <MapDrawing printed={opened} scale={scale} />, [opened])
  const overlays = useMemo(() => overlaysOf(opened.s), [opened])
  return (
    <div className={css['map']} data-map>
      <MapFrame
        sheet={ground.sheet}
        home={ground.board}
        label={t('table:map')}
        insets={insets}
        onHand={setHand}
        over={
          <>
            <MapTools overlays={overlays} overlay={overlay} onOverlay={lay} />
            {narrow ? null : <MiniMap box={ground.board} ground={ground} />}
            {narrow ? null : <FannedStack />}
          </>
        }
      >
        {draw}
      </MapFrame>
    </div>
  )
}

type Anchored = readonly { readonly anchor: readonly [number, number] }[]

/** The map moves to show requested places, and a selected stack with its target. */
function useShown(hand: MapHand | null, places: Anchored): void {
  const { shown } = useUi()
  const played = usePlayedPlace()
  const selection = useSelection()
  const from = 'region' in selection ? selection.region : null
  const to = selection.at === 'target' ? selection.to : null
  useEffect(() => {
    const at = shown === null ? undefined : places[shown.region]?.anchor
    if (at !== undefined) hand?.show([at])
  }, [hand, places, shown])
  useEffect(() => {
    const at = played === null ? undefined : places[played]?.anchor
    if (at !== undefined) hand?.show([at])
  }, [hand, places, played])
  useEffect(() => {
    const wanted = [from, to].flatMap(region => (region === null ? [] : (places[region] ?? [])))
    if (wanted.length > 0) hand?.show(wanted.map(({ anchor }) => anchor))
  }, [hand, places, from, to])
}
