import { useTranslation } from 'react-i18next'
import type { Mark } from '@sandtable/draw'
import css from './ending.module.css'

interface Line {
  readonly name: string
  readonly mark: Mark
  readonly points: readonly { readonly turn: number; readonly value: number }[]
}

interface Drawn {
  readonly title: string
  readonly lines: readonly Line[]
}

const [WIDTH, HEIGHT] = [420, 170]
const EDGE = { top: 12, right: 34, bottom: 26, left: 30 }
/** Most numbers below a graph, and marks beside it. */
const TURNS = 8
const STEPS = 3

/** A figure of each player by turn, as a line with its last value beside it. */
export function Graph({ title, lines }: Drawn) {
  const { t } = useTranslation()
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const last = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ turn }) => turn)))
  const x = (turn: number): number => EDGE.left + (turn / last) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number): number =>
    HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const every = Math.ceil(last / TURNS)
  const turns = Array.from({ length: last + 1 }, (_, turn) => turn).filter(turn => turn % every === 0)
  const said = lines.map(({ name, points }) =>
    t('ending:graph:line', { name, values: points.map(({ value }) => value).join(', ') }),
  )
  return (
    <figure className={css['graph']}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}. ${said.join('. ')}`}>
        {stepsOf(low, high).map(value => (
          <g key={value} className={css['step']}>
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {turns.map(turn => (
          <text key={turn} className={css['turn']} x={x(turn)} y={HEIGHT - 8} textAnchor="middle">
            {turn === 0 ? t('ending:graph:start') : turn}
          </text>
        ))}
        {lines.map(({ name, mark, points }, i) => (
          <g key={name} style={{ color: mark.colour }} data-hatched={mark.hatched}>
            <polyline points={points.map(({ turn, value }) => `${x(turn)},${y(value)}`).join(' ')} />
            {points.slice(-1).map(({ turn, value }) => (
              <g key={turn}>
                <circle cx={x(turn)} cy={y(value)} r={4} />
                <text className={css['last']} x={x(turn) + 8} y={y(value) + 4 + apart(lines, i, y)}>
                  {value}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Round numbers from the lowest value to the highest. */
function stepsOf(low: number, high: number): readonly number[] {
  const rough = (high - low) / STEPS
  const size = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = ([1, 2, 5, 10].find(times => times * size >= rough) ?? 10) * size
  const from = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - from + 1 }, (_, i) => (from + i) * step)
}

/** The height of a figure's letters: last values that lie nearer to one another are moved apart. */
const LETTERS = 13

function apart(lines: readonly Line[], i: number, y: (value: number) => number): number {
  const heights = lines.map(({ points }) => y(points.at(-1)?.value ?? 0))
  const own = heights[i] ?? 0
  const above = heights.filter(
    (height, other) =>
      other !== i && Math.abs(height - own) < LETTERS && (height < own || (height === own && other < i)),
  )
  return (
    above.length * (LETTERS / 2) -
    (heights.filter((height, other) => other !== i && Math.abs(height - own) < LETTERS).length -
      above.length) *
      (LETTERS / 2)
  )
}
