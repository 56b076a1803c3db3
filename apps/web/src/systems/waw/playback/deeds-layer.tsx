import type { Ground } from '@sandtable/draw'
import type { Tale } from '@sandtable/waw'
import { counterSize, sansWidth } from '@sandtable/draw'
import { useEffect, useMemo, useState } from 'react'
import type { Deed } from '../../../playback/story.ts'
import { Anchored } from '../map/index.ts'
import { Arrow } from './arrow.tsx'
import { Sabres } from '../map/sabres.tsx'
import { middleOf, retreatsOf, wayOf } from './way-of.ts'
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

/** How much of its colour a deed keeps when others have followed it; a number never loses more than a third. */
const FADED = [1, 0.86, 0.66, 0.52] as const
const [LEAST, SETTLED] = [0.42, 0.66]
/** Milliseconds until marks that are no longer news have gone. */
const LEAVING = 300

/** The others' deeds on the map: arrows along their ways, crossed sabres, changes of control, each with its number. */
export function DeedsLayer({ deeds, ...layer }: Layer) {
  const { shown, isLeaving } = useLingering(deeds)
  return (
    <g className={`${css['deeds']} ${isLeaving ? css['leaving'] : ''}`} aria-hidden>
      <Marks deeds={shown} {...layer} />
    </g>
  )
}

/** The deeds, and for a moment after they are no longer news those that were. */
function useLingering(deeds: readonly Deed[]) {
  const [shown, show] = useState(deeds)
  const isLeaving = deeds.length === 0 && shown.length > 0
  useEffect(() => {
    if (deeds.length > 0) return show(deeds)
    const timer = setTimeout(() => show(deeds), LEAVING)
    return () => clearTimeout(timer)
  }, [deeds])
  return { shown: deeds.length > 0 ? deeds : shown, isLeaving }
}

function Marks({ ground, scale, deeds, tale, isPlaying }: Layer) {
  const { marks } = useFrame()
  const numbers = useMemo(
    () => new Map(rowsOf(deeds).rows.map(({ number, deed }) => [deed.from, number])),
    [deeds],
  )
  const ways = useMemo(() => deeds.map(deed => wayOf(deed, tale)), [deeds, tale])
  const longest = Math.max(...ways.map(({ length }) => length))
  const last = deeds.length - 1
  const opacity = (i: number): number => (isPlaying ? (FADED[last - i] ?? LEAST) : SETTLED)
  const colourOf = ({ player }: Pick<Deed, 'player'>): string => marks[player ?? -1]?.colour ?? 'var(--ink2)'
  return (
    <>
      {deeds.map((deed, i) => {
        const colour = colourOf(deed)
        const way = ways[i] ?? []
        return (
          <g key={deed.from} opacity={opacity(i)} data-deed={deed.sign}>
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
                isLongest={way.length === longest}
                isNew={isPlaying && i === last}
              />
            )}
            {retreatsOf(deed, tale).map(({ player, way: back }, n) => (
              <Arrow
                key={n}
                ground={ground}
                regions={back}
                scale={scale}
                colour={colourOf({ player })}
                dashed
              />
            ))}
          </g>
        )
      })}
      {deeds.map((deed, i) => {
        if (deed.place === null) return null
        const sign = (
          <g opacity={Math.max(opacity(i), SETTLED)}>
            <Sign
              deed={deed}
              number={numbers.get(deed.from) ?? null}
              colour={colourOf(deed)}
              isNow={isPlaying && i === last}
            />
          </g>
        )
        const middle = middleOf(ground, ways[i] ?? [], scale)
        if (middle !== null)
          return (
            <g key={deed.from} transform={`translate(${middle[0]} ${middle[1]}) scale(${1 / scale})`}>
              {sign}
            </g>
          )
        return (
          <Anchored
            key={deed.from}
            ground={ground}
            region={deed.place}
            scale={scale}
            offset={beside(counterSize(ground, scale), nth(deeds, i))}
          >
            {sign}
          </Anchored>
        )
      })}
    </>
  )
}

/** How many deeds before this one have their sign at the same place; that of a march is on its way. */
const nth = (deeds: readonly Deed[], i: number): number =>
  deeds.slice(0, i).filter(({ place, sign }) => sign !== 'march' && place === deeds[i]?.place).length

/** Above the counters of a region, one beside the other. */
const beside = (size: number, n: number): readonly [number, number] => [-size / 2 + 28 * n, -size / 2 - 20]

interface Signed {
  readonly deed: Deed
  readonly number: number | null
  readonly colour: string
  readonly isNow: boolean
}

/** A disc with the number that the deed has in the recap; of a fight or a siege also its sign, of a change of control a note. */
function Sign({ deed: { sign, words }, number, colour, isNow }: Signed) {
  const isFight = sign === 'fight' || sign === 'siege'
  if (!isFight && number === null) return null
  return (
    <g data-now={isNow || undefined}>
      {isFight ? (
        <>
          <circle className={css['ring']} r={17} />
          <Sabres x={-10} y={-10} size={20} colour="var(--hit)" />
        </>
      ) : null}
      {number === null ? null : (
        <g transform={isFight ? 'translate(16 -14)' : ''}>
          <circle className={css['disc']} r={isFight ? 10 : 13} fill={colour} />
          <text className={css['number']} y={4.5}>
            {number}
          </text>
        </g>
      )}
      {isNow && sign === 'control' ? <Note words={words} /> : null}
    </g>
  )
}

/** What has just changed, beside its number. */
function Note({ words }: { readonly words: string }) {
  return (
    <g className={css['note']} transform="translate(20 -17)">
      <rect width={sansWidth(words, 13.5) + 24} height={34} rx={8} />
      <text x={12} y={22}>
        {words}
      </text>
    </g>
  )
}
