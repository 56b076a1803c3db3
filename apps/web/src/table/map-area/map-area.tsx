import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '@sandtable/waw'
import { points } from '@sandtable/waw'
import type { Pile } from '../logic/piles.ts'
import { isStack } from '../logic/selection.ts'
import { markOf } from '../controls.tsx'
import { shapesOf } from './ground.ts'
import { sizeOf } from '../logic/piles.ts'
import { useDeskState, useTable } from '../table-context.ts'
import { regionLabel } from '../logic/labels.ts'
import css from './map-area.module.css'

const WIDTH = 1000

/** The map: regions that can be clicked, and the stacks on them. */
export function MapArea() {
  const { t } = useTranslation()
  const { opened, desk } = useTable()
  const state = useDeskState()
  const { lay, selection } = state
  const { shapes, height } = useMemo(() => shapesOf(opened.topology, WIDTH), [opened])
  const { s, view } = lay.seen
  const places = new Map(shapes.map(shape => [shape.id, shape]))
  const routes = isStack(selection) ? lay.reach(selection.picked).routes : null
  const options = new Set(lay.choices.map(({ region }) => region))
  return (
    <svg
      className={css['map']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      data-map
      role="group"
      aria-label={t('table:map')}
    >
      {s.map.regions.map(({ id, terrain }, region) => {
        const lit = routes === null ? options.has(region) : routes.has(region)
        return (
          <path
            key={id}
            className={css['region']}
            d={places.get(id)?.path ?? ''}
            fill={`var(--${terrain})`}
            role="button"
            tabIndex={0}
            aria-label={regionLabel(t, state, region)}
            data-region={id}
            data-lit={lit}
            data-dim={routes !== null && !lit && selection.at !== 'idle'}
            data-target={selection.at === 'target' && selection.to === region}
            onClick={() => desk.act({ do: 'region', region })}
            onKeyDown={event => {
              if (event.key === 'Enter') desk.act({ do: 'region', region })
            }}
          />
        )
      })}
      {s.map.regions.map(({ id, name }) => (
        <text key={id} className={css['name']} x={places.get(id)?.x} y={(places.get(id)?.y ?? 0) - 26}>
          {name}
        </text>
      ))}
      {view === null
        ? null
        : lay.piles.map(pile => (
            <PileMark
              key={pile.key}
              pile={pile}
              at={places.get(s.map.regions[pile.region]?.id ?? '')}
              view={view}
            />
          ))}
      {routes === null
        ? null
        : [...routes].map(([region, { spent }]) => {
            const at = places.get(s.map.regions[region]?.id ?? '')
            return (
              <text key={region} className={css['cost']} x={(at?.x ?? 0) - 40} y={at?.y}>
                {points(spent)}
              </text>
            )
          })}
    </svg>
  )
}

function PileMark({
  pile,
  at,
  view,
}: {
  readonly pile: Pile
  readonly at: { x: number; y: number } | undefined
  readonly view: Position
}) {
  const { desk } = useTable()
  const { lay, selection } = useDeskState()
  const ready = lay.ready.some(({ key }) => key === pile.key)
  const picked = isStack(selection) && selection.pile === pile.key
  const shift = lay.piles.filter(({ region }) => region === pile.region).indexOf(pile)
  if (at === undefined || view === null) return null
  return (
    <g
      className={css['pile']}
      transform={`translate(${at.x - 18 + shift * 44} ${at.y - 14})`}
      onClick={() => desk.act({ do: 'pile', pile: pile.key })}
      data-pile={pile.key}
    >
      <rect
        width={36}
        height={36}
        rx={4}
        fill={
          markOf(lay.seen.s, pile.player).startsWith('#') ? markOf(lay.seen.s, pile.player) : 'var(--ink3)'
        }
        stroke={picked || ready ? 'var(--signalLine)' : 'var(--frame)'}
        strokeWidth={picked ? 5 : ready ? 3 : 1}
      />
      <text x={18} y={24} fill="#fff" textAnchor="middle">
        {sizeOf(pile)}
      </text>
    </g>
  )
}
