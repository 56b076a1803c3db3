import type { Box, Field, Mark, Spot } from '@sandtable/draw'
import type { Scenario, Sight, Tale } from '@sandtable/manpower'
import { declaredFire, fieldLayers, strangeWay, VARIABLES } from '@sandtable/draw'
import { footprint } from '@sandtable/manpower'
import { useMemo } from 'react'
import type { Deed } from '../../../playback/story.ts'
import { Drawn } from '../../../look/drawn.tsx'
import { deedWay } from './deed-way.ts'
import { groupAt } from '../field/logic/orders.ts'
import { standingGroups } from '../field/logic/figures.ts'

interface Thumb {
  readonly deed: Deed
  readonly s: Scenario
  readonly p: Sight
  readonly tale: readonly Tale[]
  readonly field: Field
  readonly marks: readonly Mark[]
}

const [WIDTH, HEIGHT] = [88, 66]
/** Metres around the picture's subject. */
const ROOM = 45

/** A piece of the field around a deed: the way of a march, the line of an attack, or only its place. */
export function FieldThumb({ deed, s, p, tale, field, marks }: Thumb) {
  const way = useMemo(() => deedWay(s, p, tale, deed), [s, p, tale, deed])
  const scene = useMemo(() => {
    const window = windowAround(way.map(spot => field.at(spot)))
    const shown = { scale: WIDTH / (window[2] - window[0]), palette: VARIABLES, id: `thumb${deed.from}` }
    const { ground, built } = fieldLayers(field, shown, window)
    return { window, shown, ground, built }
  }, [field, deed.from, way])
  if (way.length === 0) return null
  const { window, shown, ground, built } = scene
  const [x, y, right, bottom] = window
  const mark = marks[deed.player ?? -1]?.colour ?? 'var(--ink2)'
  const [first, last] = [way[0] as Spot, way.at(-1) as Spot]
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`${x} ${y} ${right - x} ${bottom - y}`} aria-hidden="true">
      <rect {...{ x, y }} width={right - x} height={bottom - y} fill="var(--off)" />
      <Drawn drawing={ground} />
      <Drawn drawing={built} />
      {standingGroups(p).map(group => (
        <polygon
          key={group}
          points={footprint(s, groupAt(p, group))
            .map(([a, b]) => field.at([a, b]).join(','))
            .join(' ')}
          fill={marks[groupAt(p, group).owner]?.colour ?? 'var(--ink2)'}
          stroke="var(--paper)"
          strokeWidth={1 / shown.scale}
        />
      ))}
      {deed.sign === 'march' ? (
        <Drawn drawing={strangeWay(way, [last], mark, field, shown)} />
      ) : way.length > 1 ? (
        <Drawn
          drawing={declaredFire({ from: first, to: last, mark, mine: true, indirect: false }, field, shown)}
        />
      ) : null}
    </svg>
  )
}

/** The part of the field around some places, in the picture's proportions. */
function windowAround(places: readonly (readonly [number, number])[]): Box {
  if (places.length === 0) return [0, 0, WIDTH, HEIGHT]
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
  const [right, bottom] = [Math.max(...xs) + ROOM, Math.max(...ys) + ROOM]
  const scale = Math.min(WIDTH / (right - left), HEIGHT / (bottom - top))
  const [wide, high] = [WIDTH / scale, HEIGHT / scale]
  const [x, y] = [(left + right - wide) / 2, (top + bottom - high) / 2]
  return [x, y, x + wide, y + high]
}
