import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintedWar } from '../../game/printed-war.ts'
import { isStack } from '../logic/selection.ts'
import { DeedsLayer } from '../../playback/deeds-layer.tsx'
import { looksOf, pastLooks } from '../logic/looks.ts'
import { overlayOf } from '../logic/overlays.ts'
import { RegionMap } from '../../map/index.ts'
import { Stacks } from './stacks.tsx'
import { useUi } from '../../../../frame/frame-context.ts'
import { useNews } from '../../../../playback/playback-context.ts'
import { useDeskState, useShownWar, useTable } from '../table-context.ts'

interface Drawn {
  readonly printed: PrintedWar
  readonly scale: number
}

/** The map as it stands: the ground, what can be done there, and the stacks. */
export function MapDrawing({ printed, scale }: Drawn) {
  const { t } = useTranslation()
  const { desk, marks } = useTable()
  const { overlay } = useUi()
  const state = useDeskState()
  const { lay, selection } = state
  const { s, viewer, tale } = lay.seen
  const { isBehind, position } = useShownWar()
  const news = useNews()
  const looks = useMemo(
    () => (isBehind && position !== null ? pastLooks(s, position) : looksOf(t, state)),
    [t, state, s, isBehind, position],
  )
  const laid = useMemo(
    () => (position === null ? null : overlayOf(overlay, s, position, viewer ?? 0, marks)),
    [overlay, s, position, viewer, marks],
  )
  const sourceColour = useMemo(() => {
    const ids = printed.pack.players.map(({ id }) => id)
    return (players: readonly string[]) => marks[ids.indexOf(players[0] ?? '')]?.colour ?? 'var(--mapInk)'
  }, [printed, marks])
  const steps =
    selection.at === 'target' ? lay.reach(selection.picked).routes.get(selection.to)?.steps : undefined
  const isHeldUp = isStack(selection) && steps !== undefined && !isBehind
  const route = isHeldUp ? [selection.region, ...steps] : null
  const picked = isStack(selection) ? selection.pile : null
  const handled = useMemo(
    () => ({
      ready: new Set(isBehind ? [] : lay.ready.map(({ key }) => key)),
      picked,
      pick: (pile: string) => desk.act({ do: 'pile', pile }),
    }),
    [lay, picked, desk, isBehind],
  )
  return (
    <RegionMap
      ground={printed.ground}
      scale={scale}
      looks={looks}
      overlay={laid}
      route={route}
      sourceColour={sourceColour}
      onPick={region => desk.act({ do: 'region', region })}
    >
      {position === null ? null : (
        <Stacks printed={printed} position={position} scale={scale} handled={handled} />
      )}
      <DeedsLayer ground={printed.ground} scale={scale} deeds={news} tale={tale} isPlaying={isBehind} />
    </RegionMap>
  )
}
