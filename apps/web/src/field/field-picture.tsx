import type { FieldFile } from '@sandtable/scenario'
import type { Position } from '@sandtable/manpower'
import { fieldDefs, fieldLayers, fieldOf, formation, VARIABLES } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import { useId, useMemo } from 'react'
import { Drawn } from '../counters/drawn.tsx'
import { figureMaker, standingGroups } from './logic/figures.ts'
import { groupAt } from './logic/orders.ts'
import look from '../lobby/map-picture.module.css'

interface Pictured {
  readonly pack: FieldFile
  /** Null: the ground alone; 'setup': as it stands before the first turn. */
  readonly position: Position | 'setup' | null
}

/** Pixels of a picture for all of a battlefield. */
const WIDE = 640

/** A battlefield as a picture. */
export function FieldPicture({ pack, position }: Pictured) {
  const id = `picture${useId().replaceAll(/\W/g, '')}`
  const field = useMemo(() => fieldOf(pack), [pack])
  const shown = useMemo(() => ({ scale: WIDE / field.width, palette: VARIABLES, id }), [field, id])
  const land = useMemo(() => fieldLayers(field, shown), [field, shown])
  const drawn = useMemo(() => {
    if (position === null) return []
    const s = fieldScenario(pack)
    const p = position === 'setup' ? s.setup : position
    const draw = figureMaker(pack, s)
    return standingGroups(p).map(group => formation(draw(p, groupAt(p, group)), field, shown))
  }, [pack, position, field, shown])
  const defs = useMemo(() => fieldDefs([pack], VARIABLES), [pack])
  return (
    <svg
      className={look['picture']}
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawn drawing={defs} />
      <Drawn drawing={land.ground} />
      <Drawn drawing={land.built} />
      {drawn.map((figure, i) => (
        <Drawn key={standingKey(i)} drawing={figure} />
      ))}
    </svg>
  )
}

const standingKey = (i: number): string => `group-${i}`
