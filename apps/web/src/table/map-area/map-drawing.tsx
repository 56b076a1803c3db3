import type { Ground } from '@sandtable/draw'
import { counterSize } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pile } from '../logic/piles.ts'
import { isStack } from '../logic/selection.ts'
import { looksOf } from '../logic/looks.ts'
import { overlayOf } from '../logic/overlays.ts'
import { PileMark } from './pile-mark.tsx'
import { RegionMap } from '../../map/index.ts'
import { useDeskState, useTable, useUi } from '../table-context.ts'

interface Drawn {
  readonly ground: Ground
  readonly scale: number
}

/** The map as it stands: the ground, what can be done there, and the stacks. */
export function MapDrawing({ ground, scale }: Drawn) {
  const { t } = useTranslation()
  const { desk, opened, marks } = useTable()
  const { overlay } = useUi()
  const state = useDeskState()
  const { lay, selection } = state
  const { s, view, viewer } = lay.seen
  const looks = useMemo(() => looksOf(t, state), [t, state])
  const laid = useMemo(
    () => (view === null ? null : overlayOf(overlay, s, view, viewer ?? 0, marks)),
    [overlay, s, view, viewer, marks],
  )
  const sourceColour = useMemo(() => {
    const ids = opened.pack.players.map(({ id }) => id)
    return (players: readonly string[]) => marks[ids.indexOf(players[0] ?? '')]?.colour ?? 'var(--mapInk)'
  }, [opened, marks])
  const steps =
    selection.at === 'target' ? lay.reach(selection.picked).routes.get(selection.to)?.steps : undefined
  const route = isStack(selection) && steps !== undefined ? [selection.region, ...steps] : null
  const size = counterSize(ground, scale)
  return (
    <RegionMap
      ground={ground}
      scale={scale}
      looks={looks}
      overlay={laid}
      route={route}
      sourceColour={sourceColour}
      onPick={region => desk.act({ do: 'region', region })}
    >
      {lay.piles.map(pile => (
        <PileMark key={pile.key} {...{ pile, ground, scale, size }} aside={asideOf(lay.piles, pile, size)} />
      ))}
    </RegionMap>
  )
}

/** Several stacks of a region stand side by side. */
function asideOf(piles: readonly Pile[], pile: Pile, size: number): number {
  const here = piles.filter(({ region }) => region === pile.region)
  return (here.indexOf(pile) - (here.length - 1) / 2) * (size + 14)
}
