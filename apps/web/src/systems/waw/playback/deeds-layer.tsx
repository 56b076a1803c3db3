import type { Ground } from '@sandtable/draw'
import type { Tale } from '@sandtable/waw'
import { counterSize } from '@sandtable/draw'
import { useMemo } from 'react'
import type { Deed } from '../../../playback/story.ts'
import { Anchored } from '../map/index.ts'
import { Arrow } from './arrow.tsx'
import { Sabres } from '../map/sabres.tsx'
import { retreatsOf, wayOf } from './way-of.ts'
import { rowsOf } from '../../../playback/recap-rows.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import css from './deeds.module.css'

interface Layer {
  readonly ground: Ground
  readonly scale: number
  readonly deeds: readonly Deed[]
  readonly tale: readonly Tale[]
  /** The last of them is under way: it stands out. */
  readonly isPlaying: boolean
}

/** How much of its colour a deed keeps when others have followed it. */
const FADED = [1, 0.86, 0.66, 0.52, 0.42] as const
const LEAST = 0.42

/** The others' deeds on the map: arrows along their ways, crossed sabres, changes of control, each with its number. */
export function DeedsLayer({ ground, scale, deeds, tale, isPlaying }: Layer) {
  const { marks } = useFrame()
  const numbers = useMemo(
    () => new Map(rowsOf(deeds).rows.map(({ number, deed }) => [deed.from, number])),
    [deeds],
  )
  const last = deeds.length - 1
  return (
    <g className={css['deeds']} aria-hidden>
      {deeds.map((deed, i) => {
        const colour = marks[deed.player ?? -1]?.colour ?? 'var(--ink2)'
        const opacity = isPlaying ? (FADED[last - i] ?? LEAST) : 1
        const way = wayOf(deed, tale)
        return (
          <g key={deed.from} opacity={opacity} data-deed={deed.sign}>
            {deed.sign === 'control' && deed.place !== null ? (
              <path
                className={css['taken']}
                d={ground.regions[deed.place]?.d}
                stroke={colour}
                fill={colour}
                strokeWidth={4 / scale}
                strokeDasharray={`${9 / scale} ${6 / scale}`}
              />
            ) : null}
            {way.length < 2 ? null : (
              <Arrow
                ground={ground}
                regions={way}
                scale={scale}
                colour={colour}
                isNew={isPlaying && i === last}
              />
            )}
            {retreatsOf(deed, tale).map((retreat, n) => (
              <Arrow key={n} ground={ground} regions={retreat} scale={scale} colour={colour} dashed />
            ))}
          </g>
        )
      })}
      {deeds.map((deed, i) =>
        deed.place === null ? null : (
          <Anchored
            key={deed.from}
            ground={ground}
            region={deed.place}
            scale={scale}
            offset={beside(counterSize(ground, scale), nth(deeds, i))}
          >
            <Sign deed={deed} number={numbers.get(deed.from) ?? null} isNow={isPlaying && i === last} />
          </Anchored>
        ),
      )}
    </g>
  )
}

/** How many deeds before this one were done at the same place. */
const nth = (deeds: readonly Deed[], i: number): number =>
  deeds.slice(0, i).filter(({ place }) => place === deeds[i]?.place).length

/** Above the counters of a region, one beside the other. */
const beside = (size: number, n: number): readonly [number, number] => [-size / 2 + 28 * n, -size / 2 - 20]

interface Signed {
  readonly deed: Deed
  readonly number: number | null
  readonly isNow: boolean
}

/** A disc with the number that the deed has in the recap; of a fight or a siege also its sign. */
function Sign({ deed: { sign }, number, isNow }: Signed) {
  const isFight = sign === 'fight' || sign === 'siege'
  if (!isFight && number === null) return null
  return (
    <g data-now={isNow || undefined}>
      {isFight ? (
        <>
          <circle className={css['ring']} r={17} />
          <Sabres x={-10} y={-10} size={20} />
        </>
      ) : null}
      {number === null ? null : (
        <g transform={isFight ? 'translate(16 -14)' : ''}>
          <circle className={css['disc']} r={isFight ? 10 : 13} />
          <text className={css['number']} y={4.5}>
            {number}
          </text>
        </g>
      )}
    </g>
  )
}
