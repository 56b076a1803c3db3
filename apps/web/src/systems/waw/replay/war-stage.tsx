import type { Tale, Waw } from '@sandtable/waw'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayKind } from '../../../map/index.ts'
import type { Staged } from '../../../playback/story.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { climaxAfter } from '../climax/climaxes.ts'
import { CounterDefs } from '../counters/counter-defs.tsx'
import { lazily } from '../../../look/lazily.ts'
import { MapFrame, MapTools } from '../../../map/index.ts'
import { RegionMap } from '../map/index.ts'
import { plainLooks } from '../table/logic/looks.ts'
import { overlayOf } from '../table/logic/overlays.ts'
import { marksOf } from '../table/logic/marks.ts'
import { Stacks } from '../table/map-area/stacks.tsx'

interface War extends Staged<Waw, Tale> {
  readonly printed: PrintedWar
}

const Climax = lazily(async () => (await import('../climax/climax.tsx')).Climax)

const OVERLAYS: readonly OverlayKind[] = ['control']

/** The map at a moment, with its region highlighted; sieges and the ends of battles on boards of their own. */
export function WarStage({ printed, position, place, tale, after, eyes }: War) {
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
  const control = useMemo(
    () => overlayOf(overlay, s, position, 0, marks, null),
    [overlay, s, position, marks],
  )
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
      <Climaxes {...{ printed, tale, after, eyes }} />
    </>
  )
}

/** What the moment came to, until it is closed or the replay goes on. */
function Climaxes({ printed, tale, after, eyes }: Omit<War, 'position' | 'place'>) {
  const [closed, setClosed] = useState(-1)
  const id = useMemo(() => climaxAfter(tale, after), [tale, after])
  if (id === null || id === closed) return null
  return (
    <Suspense fallback={null}>
      <Climax
        key={id}
        {...{ printed, tale, id }}
        viewer={eyes === 'all' ? null : eyes}
        odds={null}
        inReplay
        close={() => setClosed(id)}
      />
    </Suspense>
  )
}

/** Nothing can be done in a replay. */
const ignored = (): void => {}
