import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { Trail } from './trails.ts'
import styles from './trail-lines.module.css'

interface Trails {
  readonly board: RefObject<HTMLElement | null>
  readonly trails: readonly Trail[]
}

interface Drawn extends Trail {
  readonly d: string
}

/** Lines from dice to the counters they hit: solid for a hit, dashed for a panic. */
export function TrailLines({ board, trails }: Trails) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(trails.flatMap((trail, i) => lineOf(board.current, trail, i)))
    draw()
    const watch = new ResizeObserver(draw)
    if (board.current !== null) watch.observe(board.current)
    return () => watch.disconnect()
  }, [board, trails])
  return (
    <svg className={styles['lines']} aria-hidden="true">
      {drawn.map(({ from, to, result, d }, i) => (
        <g key={`${from} ${to} ${i}`} data-result={result}>
          <path className={styles['casing']} d={d} />
          <path className={styles['line']} d={d} />
        </g>
      ))}
    </svg>
  )
}

/** The distance between two lines, and from a line to the counter beside it, so that no die is covered. */
const [APART, BESIDE] = [7, 7]

/** From the middle of one counter's die to the side of another counter, bent in the space between the armies. */
function lineOf(board: HTMLElement | null, trail: Trail, number: number): Drawn[] {
  const whole = board?.getBoundingClientRect()
  const from = board?.querySelector(`[data-die="${trail.from}"]`)?.getBoundingClientRect()
  const to = board?.querySelector(`[data-unit="${trail.to}"]`)?.getBoundingClientRect()
  if (whole === undefined || from === undefined || to === undefined || board === null) return []
  const x = (at: number): number => at - whole.x + board.scrollLeft
  const y = (at: number): number => at - whole.y + board.scrollTop
  const start = to.y > from.y ? from.bottom : from.top
  const bend = (start + (to.y > from.y ? to.top : to.bottom)) / 2 + APART * (number % 5)
  const [side, middle] = [to.left - BESIDE + 3 * (number % 3), to.top + to.height / 2]
  const d = `M${x(from.x + from.width / 2)} ${y(start)}V${y(bend)}H${x(side)}V${y(middle)}H${x(to.left) + BESIDE}`
  return [{ ...trail, d }]
}
