import type { Mark } from '@sandtable/draw'
import type { Tale } from '@sandtable/waw'
import { cardFace } from '@sandtable/draw'
import type { Deed } from '../../../playback/story.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { Arrow } from './arrow.tsx'
import { CardPicture } from '../counters/card-picture.tsx'
import { Sabres } from '../map/sabres.tsx'
import { wayOf } from './way-of.ts'

interface Thumb {
  readonly deed: Deed
  readonly tale: readonly Tale[]
  readonly printed: PrintedWar
  readonly marks: readonly Mark[]
}

const [WIDTH, HEIGHT] = [88, 66]
const CARD_WIDTH = 48
/** Space around the picture's subject, in units of the map. */
const ROOM = 60
/** How much finer its lines are than on the map. */
const FINE = 1.8

/** A piece of the map around a deed, or the card that was played. */
export function DeedThumb({ deed, tale, printed, marks }: Thumb) {
  const { e } = tale[deed.from] ?? {}
  const { ground, pack, s } = printed
  const card = e?.is === 'card-used' ? s.cards[e.card] : undefined
  if (card !== undefined) return <CardPicture face={cardFace(pack, card.id)} width={CARD_WIDTH} />
  const way = wayOf(deed, tale)
  const places = way.length > 1 ? way : deed.place === null ? [] : [deed.place]
  const points = places.flatMap(region => {
    const anchor = ground.regions[region]?.anchor
    return anchor === undefined ? [] : [anchor]
  })
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
  const [right, bottom] = [Math.max(...xs) + ROOM, Math.max(...ys) + ROOM]
  const scale = Math.min(WIDTH / (right - left), HEIGHT / (bottom - top))
  const [width, height] = [WIDTH / scale, HEIGHT / scale]
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const colour = marks[deed.player ?? -1]?.colour ?? 'var(--ink2)'
  const [endX, endY] = points.at(-1) as (typeof points)[number]
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <rect {...{ x, y, width, height }} fill={ground.sea ? 'var(--sea)' : 'var(--off)'} />
      {ground.regions.map(({ id, d, terrain }, region) => (
        <path
          key={id}
          d={d}
          fill={deed.sign === 'control' && region === deed.place ? colour : `var(--${terrain})`}
          stroke="var(--border)"
          strokeWidth={1 / scale}
        />
      ))}
      {way.length > 1 ? <Arrow ground={ground} regions={way} scale={FINE * scale} colour={colour} /> : null}
      {deed.sign === 'fight' || deed.sign === 'siege' ? (
        <g transform={`translate(${endX} ${endY}) scale(${1 / scale})`}>
          <circle r={14} fill="var(--paper)" stroke="var(--hit)" strokeWidth={2.5} />
          <Sabres x={-8} y={-8} size={16} colour="var(--hit)" />
        </g>
      ) : null}
    </svg>
  )
}
