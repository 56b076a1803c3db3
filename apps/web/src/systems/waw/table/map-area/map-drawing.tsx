import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintedWar } from '../../game/printed-war.ts'
import { isStack, lookedAt } from '../logic/selection.ts'
import { DeedsLayer } from '../../playback/deeds-layer.tsx'
import { looksOf } from '../logic/looks.ts'
import { overlayOf } from '../logic/overlays.ts'
import { RegionMap } from '../../map/index.ts'
import { Stacks } from './stacks.tsx'
import { useUi } from '../../../../frame/frame-context.ts'
import { useNews, usePace } from '../../../../playback/playback-context.ts'
import { useDeskState, useTable } from '../table-context.ts'

interface Drawn {
  readonly printed: PrintedWar
  readonly scale: number
}

/** The current map: the ground, the possible actions, and the stacks. */
export function MapDrawing({ printed, scale }: Drawn) {
  const { t } = useTranslation()
  const { desk, marks } = useTable()
  const { overlay } = useUi()
  const state = useDeskState()
  const { lay, selection } = state
  const { s, view, viewer, tale } = lay.seen
  const { isBehind } = usePace()
  const news = useNews()
  const looks = useMemo(() => looksOf(t, state), [t, state])
  const looked = lookedAt(selection)
  const laid = useMemo(
    () => (view === null ? null : overlayOf(overlay, s, view, viewer ?? 0, marks, looked)),
    [overlay, s, view, viewer, marks, looked],
  )
  const sourceColour = useMemo(() => {
    const ids = printed.pack.players.map(({ id }) => id)
    return (players: readonly string[]) => marks[ids.indexOf(players[0] ?? '')]?.colour ?? 'var(--mapInk)'
  }, [printed, marks])
  const steps =
    selection.at === 'target' ? lay.reach(selection.picked).routes.get(selection.to)?.steps : undefined
  const route = isStack(selection) && steps !== undefined ? [selection.region, ...steps] : null
  const picked = isStack(selection) ? selection.pile : null
  const handled = useMemo(
    () => ({
      ready: new Set(lay.ready.map(({ key }) => key)),
      picked,
      pick: (pile: string) => desk.act({ do: 'pile', pile }),
    }),
    [lay, picked, desk],
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
      {view === null ? null : <Stacks printed={printed} position={view} scale={scale} handled={handled} />}
      <DeedsLayer ground={printed.ground} scale={scale} deeds={news} tale={tale} isPlaying={isBehind} />
    </RegionMap>
  )
}
