import { useMemo, useState } from 'react'
import type { Viewer } from '@sandtable/kernel'
import type { Tale } from '@sandtable/waw'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { AftermathPage } from '../aftermath/aftermath-page.tsx'
import { aftermathFrom } from '../aftermath/aftermath-story.ts'
import { RollByRoll } from '../aftermath/roll-by-roll.tsx'
import { SiegeBoard } from '../siege/siege-board.tsx'
import { siegeFrom } from '../siege/siege-story.ts'

interface ClimaxShown {
  readonly printed: PrintedWar
  readonly viewer: Viewer
  readonly tale: readonly Tale[]
  /** The event of the tale where it began. */
  readonly id: number
  /** For the board with its rolls; null: there is none here. */
  readonly odds: OpenDesk | null
  readonly inReplay?: boolean
  readonly next?: number | null
  readonly show?: (region: number) => void
  readonly close: () => void
}

/** A siege test, or what a battle came to. */
export function Climax({ printed, viewer, tale, id, odds, next = null, ...rest }: ClimaxShown) {
  const [rolling, setRolling] = useState(false)
  const siege = useMemo(() => siegeFrom(tale, id), [tale, id])
  const after = useMemo(() => aftermathFrom(printed.s, tale, id), [printed, tale, id])
  if (siege !== null) return <SiegeBoard {...{ printed, viewer }} story={siege} {...rest} />
  if (after === null) return null
  if (rolling && odds !== null)
    return <RollByRoll {...{ printed, viewer, after, odds }} back={() => setRolling(false)} />
  const rolls = odds === null ? {} : { rolls: () => setRolling(true) }
  return <AftermathPage {...{ printed, viewer, after, next }} {...rolls} {...rest} />
}
