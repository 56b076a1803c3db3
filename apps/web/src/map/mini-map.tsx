import type { Box, Ground } from '@sandtable/draw'
import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seenIn } from './view.ts'
import { useMapHand } from './map-frame.tsx'
import css from './mini-map.module.css'

const [WIDEST, TALLEST] = [168, 150]

interface Mini {
  /** What is shown in small. */
  readonly box: Box
  readonly ground: Ground
}

/** The whole map in a corner, with what is seen of it; a click goes there. */
export function MiniMap({ box: [left, top, right, bottom], ground }: Mini) {
  const { t } = useTranslation()
  const hand = useMapHand()
  const [seen, setSeen] = useState<Box | null>(null)
  useEffect(() => {
    if (hand === null) return
    const look = (): void => setSeen(seenIn(hand.view(), hand.size()))
    look()
    return hand.follow(look)
  }, [hand])
  const [width, height] = [right - left, bottom - top]
  const shrunk = Math.min(WIDEST / width, TALLEST / height)
  const go = (event: MouseEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    const [across, down] = [
      (event.clientX - frame.left) / frame.width,
      (event.clientY - frame.top) / frame.height,
    ]
    hand?.centre([left + across * width, top + down * height])
  }
  if (seen === null || (seen[0] <= left && seen[1] <= top && seen[2] >= right && seen[3] >= bottom))
    return null
  return (
    <svg
      className={css.mini}
      width={width * shrunk}
      height={height * shrunk}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={t('map:mini')}
      onClick={go}
    >
      <rect x={left} y={top} width={width} height={height} fill={ground.sea ? 'var(--sea)' : 'var(--off)'} />
      {ground.regions.map(({ id, d, terrain }) => (
        <path key={id} d={d} fill={`var(--${terrain})`} stroke="var(--border)" strokeWidth={3} />
      ))}
      <rect
        className={css.seen}
        x={seen[0]}
        y={seen[1]}
        width={seen[2] - seen[0]}
        height={seen[3] - seen[1]}
      />
    </svg>
  )
}
