import type { Waw } from '@sandtable/waw'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayKind } from '../../../map/index.ts'
import type { Staged } from '../../../playback/story.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { MapFrame, MapTools } from '../../../map/index.ts'
import { RegionMap } from '../map/index.ts'
import { plainLooks } from '../table/logic/looks.ts'
import { overlayOf } from '../table/logic/overlays.ts'
import { marksOf } from '../table/logic/marks.ts'
import { Stacks } from '../table/map-area/stacks.tsx'

interface War extends Staged<Waw> {
  readonly printed: PrintedWar
}

const OVERLAYS: readonly OverlayKind[] = ['control']

/** The map at a moment, with its region highlighted. */
export function WarStage({ printed, position, place }: War) {
  const { t } = useTranslation()
  const { pack, s, ground } = printed
  const [overlay, setOverlay] = useState<OverlayKind | null>('control')
  const marks = useMemo(() => marksOf(pack), [pack])
  const looks = useMemo(
    () =>
      plainLooks(s, position).map((look, region) =>
        region === place ? { ...look, state: 'selected' as const } : look,
      ),
    [s, place, position],
  )
  const control = useMemo(() => overlayOf(overlay, s, position, 0, marks), [overlay, s, position, marks])
  const sourceColour = useCallback(
    (players: readonly string[]) =>
      marks[pack.players.findIndex(({ id }) => players.includes(id))]?.colour ?? 'var(--placeInk)',
    [marks, pack],
  )
  const drawn = useCallback(
    (scale: number) => (
      <RegionMap
        ground={ground}
        scale={scale}
        looks={looks}
        overlay={control}
        route={null}
        sourceColour={sourceColour}
        onPick={ignored}
      >
        <Stacks printed={printed} position={position} scale={scale} />
      </RegionMap>
    ),
    [ground, looks, control, sourceColour, printed, position],
  )
  return (
    <>
      <CounterDefs of={pack} />
      <MapFrame
        sheet={ground.sheet}
        home={ground.board}
        label={t('map:map')}
        over={<MapTools overlays={OVERLAYS} overlay={overlay} onOverlay={setOverlay} />}
      >
        {drawn}
      </MapFrame>
    </>
  )
}

/** Nothing can be done in a replay. */
const ignored = (): void => {}
