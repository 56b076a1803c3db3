import type { Box, Ground } from '@sandtable/draw'
import type { MouseEvent } from 'react'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapHand } from '../../../map/motion.ts'
import { seenIn } from '../../../map/view.ts'
import { useMapHand } from '../../../map/map-frame.tsx'
import css from './mini-map.module.css'

const [WIDEST, TALLEST] = [168, 150]

interface Mini {
  /** The whole map's box, in units of the drawing. */
  readonly box: Box
  readonly ground: Ground
}

/** The overview map in a corner, with the visible part marked; a click goes there. It hides while the whole map is visible. */
export function MiniMap({ box, ground }: Mini) {
  const { t } = useTranslation()
  const hand = useMapHand()
  const corner = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const [left, top, right, bottom] = box
  const shrunk = Math.min(WIDEST / (right - left), TALLEST / (bottom - top))
  useEffect(() => {
    if (hand === null) return
    const look = (): void => mark(hand, box, shrunk, corner.current, seen.current)
    look()
    return hand.follow(look)
  }, [hand, box, shrunk])
  const go = (event: MouseEvent<HTMLDivElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    hand?.centre([left + (event.clientX - frame.left) / shrunk, top + (event.clientY - frame.top) / shrunk])
  }
  return (
    <div className={css.mini} ref={corner} role="img" aria-label={t('map:mini')} onClick={go} hidden>
      <Board box={box} ground={ground} shrunk={shrunk} />
      <div className={css.seen} ref={seen} />
    </div>
  )
}

/** Moves the frame of the visible part; the picture under it isn't redrawn. */
function mark(
  hand: MapHand,
  board: Box,
  shrunk: number,
  corner: HTMLElement | null,
  frame: HTMLElement | null,
): void {
  if (corner === null || frame === null) return
  const seen = seenIn(hand.view(), hand.size())
  const [left, top, right, bottom] = board
  corner.hidden = seen[0] <= left && seen[1] <= top && seen[2] >= right && seen[3] >= bottom
  frame.style.transform = `translate(${(seen[0] - left) * shrunk}px, ${(seen[1] - top) * shrunk}px)`
  frame.style.width = `${(seen[2] - seen[0]) * shrunk}px`
  frame.style.height = `${(seen[3] - seen[1]) * shrunk}px`
}

const Board = memo(function Board({ box, ground, shrunk }: Mini & { readonly shrunk: number }) {
  const [left, top, right, bottom] = box
  const [width, height] = [right - left, bottom - top]
  return (
    <svg width={width * shrunk} height={height * shrunk} viewBox={`${left} ${top} ${width} ${height}`}>
      <rect x={left} y={top} width={width} height={height} fill={ground.sea ? 'var(--sea)' : 'var(--off)'} />
      {ground.regions.map(({ id, d, terrain }) => (
        <path key={id} d={d} fill={`var(--${terrain})`} stroke="var(--border)" strokeWidth={3} />
      ))}
    </svg>
  )
})
