import type { Box } from '@sandtable/draw'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Insets } from './view.ts'
import type { MapHand } from './motion.ts'
import { NO_INSETS } from './view.ts'
import { startMotion } from './motion.ts'
import { useMapKeys } from './map-keys.ts'
import css from './map-frame.module.css'

interface Frame {
  /** The whole drawing's box, in its own units. */
  readonly sheet: Box
  /** The first view. */
  readonly home: Box
  /** The drawing's name for screen readers. */
  readonly label: string
  /** The covered edges of the frame, such as the sheet at the foot of a phone. */
  readonly insets?: Insets
  /** Given the hand that moves the map when it is ready, and null when it is gone. */
  readonly onHand?: (hand: MapHand | null) => void
  /** The drawing, as children of an SVG whose units are the sheet's, for the scale that it rests at. */
  readonly children: (scale: number) => ReactNode
  /** Parts that float over the map without moving: tools, a mini map. They may use `useMapHand`. */
  readonly over?: ReactNode
}

const Hand = createContext<MapHand | null>(null)

/** The hand that moves the map, for the parts that float over it; null until the frame is ready. */
export const useMapHand = (): MapHand | null => useContext(Hand)

/**
 * A frame to zoom and pan any drawn map in. While it moves, a CSS transform moves the finished picture; when
 * it rests, it is redrawn at the new scale, so that it is sharp.
 */
export function MapFrame({ sheet, home, label, insets = NO_INSETS, onHand, children, over }: Frame) {
  const frame = useRef<HTMLDivElement>(null)
  const moving = useRef<HTMLDivElement>(null)
  const covered = useRef(insets)
  const redrawn = useRef<((scale: number) => void) | null>(null)
  const [scale, setScale] = useState(1)
  const [hand, setHand] = useState<MapHand | null>(null)
  covered.current = insets

  useLayoutEffect(() => {
    if (frame.current === null || moving.current === null) return
    const motion = startMotion({
      frame: frame.current,
      moving: moving.current,
      sheet,
      home,
      insets: () => covered.current,
      onRest: setScale,
    })
    redrawn.current = motion.redrawn
    setHand(motion.hand)
    setScale(motion.hand.view().k)
    return motion.stop
  }, [sheet, home])
  useLayoutEffect(() => redrawn.current?.(scale), [scale, hand])
  useEffect(() => {
    onHand?.(hand)
    return () => onHand?.(null)
  }, [hand, onHand])
  useMapKeys(hand)

  const [left, top, right, bottom] = sheet
  const drawing = useMemo(() => (hand === null ? null : children(scale)), [children, scale, hand])
  return (
    <Hand value={hand}>
      <div className={css.frame} ref={frame} role="group" aria-label={label}>
        <div className={css.moving} ref={moving}>
          <svg
            width={(right - left) * scale}
            height={(bottom - top) * scale}
            viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
          >
            {drawing}
          </svg>
        </div>
      </div>
      {over}
    </Hand>
  )
}
