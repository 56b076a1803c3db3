import { groundAt, groundLayers, placesLayer, placesNow, stepBelow, VARIABLES } from '@sandtable/draw'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Told } from './told.ts'
import { Anchored } from '../map/index.ts'
import { Arrow } from '../playback/arrow.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { fortsOf } from '../table/logic/looks.ts'
import { insetBox } from './inset-box.ts'
import { regionName } from '../table/logic/names.ts'
import { Sabres } from '../map/sabres.tsx'
import { Stacks } from '../table/map-area/stacks.tsx'
import styles from './aftermath.module.css'

const [WIDTH, HEIGHT] = [440, 326]

/** A piece of the map: the attackers' ways in, the battle, and the retreat. */
export function InsetMap({ printed, after, markOf }: Told) {
  const { t } = useTranslation()
  const { ground, s } = printed
  const { facts, waysIn } = after
  const { region, retreats, winner, holder } = facts
  const goals = retreats.flatMap(({ to }) => (to === region ? [] : [to]))
  const [left, top, right, bottom] = insetBox(ground, [region, ...waysIn.flat(), ...goals], HEIGHT / WIDTH)
  const scale = WIDTH / (right - left)
  const id = `inset${useId().replaceAll(/\W/g, '')}`
  const step = stepBelow(scale)
  const drawn = useMemo(() => ({ scale: step, id, sourceColour: () => 'var(--placeInk)' }), [step, id])
  const land = useMemo(() => groundLayers(groundAt(ground, step), VARIABLES, drawn), [ground, step, drawn])
  const places = useMemo(
    () => placesLayer(placesNow(groundAt(ground, step), fortsOf(facts.after)), VARIABLES, drawn),
    [ground, step, facts, drawn],
  )
  const colour = (side: number): string => markOf(side)?.colour ?? 'var(--ink2)'
  const taker = facts.players.indexOf(holder ?? -1)
  return (
    <svg
      className={styles['map']}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={t('after:map', { region: regionName(s, region) })}
    >
      <Drawn drawing={land.ground} />
      <Drawn drawing={land.lines} />
      <Drawn drawing={places} />
      <Drawn drawing={land.names} />
      {taker < 0 ? null : (
        <path
          d={ground.regions[region]?.d}
          fill={colour(taker)}
          fillOpacity={0.09}
          stroke={colour(taker)}
          strokeWidth={4 / scale}
          strokeDasharray={`${9 / scale} ${6 / scale}`}
        />
      )}
      {waysIn.map((way, i) => (
        <Arrow key={i} ground={ground} regions={way} scale={scale} colour={colour(0)} />
      ))}
      {goals.map((to, i) => (
        <Arrow
          key={i}
          ground={ground}
          regions={[region, to]}
          scale={scale}
          colour={colour(1 - winner)}
          dashed
        />
      ))}
      <Stacks printed={printed} position={facts.after} scale={scale} />
      <Anchored ground={ground} region={region} scale={scale} offset={[34, -30]}>
        <circle className={styles['ring']} r={17} />
        <Sabres x={-10} y={-10} size={20} />
      </Anchored>
    </svg>
  )
}
