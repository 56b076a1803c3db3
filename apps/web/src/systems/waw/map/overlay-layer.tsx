import type { Ground, Place } from '@sandtable/draw'
import { controlBand, counterSize } from '@sandtable/draw'
import { useMemo } from 'react'
import type { Overlay } from './overlay.ts'
import { Anchored, underStack } from './anchored.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { Sabres } from './sabres.tsx'
import css from './overlay-layer.module.css'

interface Layer<Kind extends Overlay['kind']> {
  readonly ground: Ground
  readonly scale: number
  readonly overlay: Extract<Overlay, { kind: Kind }>
}

/** Bands that draw the front. */
export function ControlBands({ ground, overlay }: Omit<Layer<'control'>, 'scale'>) {
  const { control, marks } = overlay
  const bands = useMemo(() => controlBand(ground, control, marks, 'front'), [ground, control, marks])
  return (
    <g className={css.through}>
      <Drawn drawing={bands} />
    </g>
  )
}

/** Which ground is in supply: a wash in green or red. */
export function SupplyWash({ ground, overlay }: Omit<Layer<'supply'>, 'scale'>) {
  return (
    <g className={css.through} aria-hidden>
      {overlay.supply.map(
        (supply, i) => supply !== null && <path key={i} className={css[supply]} d={ground.regions[i]?.d} />,
      )}
    </g>
  )
}

/** Sources ringed, and a cross where there is no supply. */
export function SupplyMarks({ ground, scale, overlay }: Layer<'supply'>) {
  return (
    <g className={css.through} aria-hidden>
      {overlay.sources.map(i => (
        <Anchored key={i} ground={ground} region={i} scale={scale}>
          <circle className={css.source} r={counterSize(ground, scale) * 0.78} />
        </Anchored>
      ))}
      {overlay.supply.map(
        (supply, i) =>
          supply === 'out' && (
            <Anchored key={i} ground={ground} region={i} scale={scale} offset={underStack(ground, scale, 22)}>
              <circle className={css.badge} r={11} />
              <path className={css.struck} d="M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
            </Anchored>
          ),
      )}
    </g>
  )
}

export function IncomeNumbers({ ground, scale, overlay }: Layer<'income'>) {
  return (
    <g className={css.through} aria-hidden>
      {overlay.income.map(
        (income, i) =>
          income !== null && (
            <Anchored key={i} ground={ground} region={i} scale={scale} offset={underStack(ground, scale, 24)}>
              <circle className={css.coin} r={12} />
              <text className={css.figure} y={5}>
                {income}
              </text>
            </Anchored>
          ),
      )}
    </g>
  )
}

/** Which of one's own ground could be attacked. */
export function ThreatWash({ ground, overlay }: Omit<Layer<'threat'>, 'scale'>) {
  return (
    <g className={css.through} aria-hidden>
      {overlay.threat.map(
        (units, i) => units !== null && <path key={i} className={css.threatened} d={ground.regions[i]?.d} />,
      )}
    </g>
  )
}

/** By how many units it could be attacked, and lines from where they would come into the region that is looked at. */
export function ThreatMarks({ ground, scale, overlay }: Layer<'threat'>) {
  const { threat, looked, from } = overlay
  const to = ground.regions[looked ?? -1]?.anchor
  return (
    <g className={css.through} aria-hidden>
      {to === undefined
        ? null
        : from.map(region => {
            const [x, y] = ground.regions[region]?.anchor ?? to
            const d = `M${x} ${y}L${to[0]} ${to[1]}`
            return (
              <g key={region} data-threat-from={region}>
                <path className={css.casing} d={d} strokeWidth={7 / scale} />
                <path
                  className={css.coming}
                  d={d}
                  strokeWidth={3 / scale}
                  strokeDasharray={`${9 / scale} ${5 / scale}`}
                />
              </g>
            )
          })}
      {threat.map((units, i) => {
        if (units === null) return null
        const width = 38 + String(units).length * 8
        return (
          <Anchored
            key={i}
            ground={ground}
            region={i}
            scale={scale}
            offset={underStack(ground, scale, width)}
          >
            <rect className={css.full} x={-width / 2} y={-12} width={width} height={24} rx={12} />
            <Sabres x={-width / 2 + 8} y={-8} size={16} colour="var(--hit)" />
            <text className={css.figure} x={10} y={5}>
              {units}
            </text>
          </Anchored>
        )
      })}
    </g>
  )
}

/** The units in a region, and its limit. */
export function StackingNumbers({ ground, scale, overlay }: Layer<'stacking'>) {
  return (
    <g className={css.through} aria-hidden>
      {overlay.stacking.map((stack, i) => {
        if (stack === null) return null
        const text = stack.limit === null ? String(stack.count) : `${stack.count}/${stack.limit}`
        const isFull = stack.limit !== null && stack.count >= stack.limit
        const width = 14 + text.length * 8
        return (
          <Anchored
            key={i}
            ground={ground}
            region={i}
            scale={scale}
            offset={underStack(ground, scale, width)}
          >
            <rect
              className={isFull ? css.full : css.room}
              x={-width / 2}
              y={-12}
              width={width}
              height={24}
              rx={12}
            />
            <text className={css.figure} y={5}>
              {text}
            </text>
          </Anchored>
        )
      })}
    </g>
  )
}

/** Rings around the fortresses that are besieged. */
export function SiegeRings({
  places,
  scale,
  regions,
}: {
  readonly places: readonly Place[]
  readonly scale: number
  readonly regions: readonly number[]
}) {
  return (
    <g className={css.through} aria-hidden>
      {places
        .filter(place => place.fdv !== null && regions.includes(place.region))
        .map(({ region, at: [x, y] }) => (
          <circle
            key={region}
            className={css.siege}
            cx={x}
            cy={y}
            r={18 / scale}
            strokeWidth={3 / scale}
            strokeDasharray={`${5 / scale} ${3 / scale}`}
          />
        ))}
    </g>
  )
}
