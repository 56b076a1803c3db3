import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { Trail } from './trails.ts'
import styles from './trail-lines.module.css'

interface Lines {
  readonly board: RefObject<HTMLElement | null>
  readonly trails: readonly Trail[]
}

interface Drawn extends Trail {
  readonly d: string
}

/** Lines from the dice that struck to the counters that were struck: solid for a hit, dashed for a panic. */
export function TrailLines({ board, trails }: Lines) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(trails.flatMap(trail => lineOf(board.current, trail)))
    draw()
    addEventListener('resize', draw)
    return () => removeEventListener('resize', draw)
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

/** From the middle of one counter's die to the edge of another, bent once in the no man's land between. */
function lineOf(board: HTMLElement | null, trail: Trail): Drawn[] {
  const whole = board?.getBoundingClientRect()
  const from = board?.querySelector(`[data-die="${trail.from}"]`)?.getBoundingClientRect()
  const to = board?.querySelector(`[data-unit="${trail.to}"]`)?.getBoundingClientRect()
  if (whole === undefined || from === undefined || to === undefined || board === null) return []
  const [x0, x1] = [from.x + from.width / 2, to.x + to.width / 2].map(x => x - whole.x + board.scrollLeft)
  const down = to.y > from.y
  const y0 = (down ? from.bottom : from.top) - whole.y + board.scrollTop
  const y1 = (down ? to.top : to.bottom) - whole.y + board.scrollTop
  const middle = (y0 + y1) / 2
  return [{ ...trail, d: `M${x0} ${y0}V${middle}H${x1}V${y1}` }]
}
