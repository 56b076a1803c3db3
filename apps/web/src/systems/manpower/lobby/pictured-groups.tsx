import type { FieldFile } from '@sandtable/scenario'
import type { Field, FieldShown } from '@sandtable/draw'
import type { Position } from '@sandtable/manpower'
import { fieldDefs, formation } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import { useMemo } from 'react'
import { Drawn } from '../../../look/drawn.tsx'
import { figureMaker, standingGroups } from '../field/logic/figures.ts'
import { groupAt } from '../field/logic/orders.ts'

interface Shown {
  readonly pack: FieldFile
  readonly position: Position | 'setup'
  readonly field: Field
  readonly shown: FieldShown
}

/** The groups of a position on the picture of a battlefield. */
export function PicturedGroups({ pack, position, field, shown }: Shown) {
  const drawn = useMemo(() => {
    const s = fieldScenario(pack)
    const p = position === 'setup' ? s.setup : position
    const draw = figureMaker(pack, s)
    return standingGroups(p).map(group => ({
      group,
      figure: formation(draw(p, groupAt(p, group)), field, shown),
    }))
  }, [pack, position, field, shown])
  const defs = useMemo(() => fieldDefs([pack], shown.palette), [pack, shown])
  return (
    <>
      <Drawn drawing={defs} />
      {drawn.map(({ group, figure }) => (
        <Drawn key={group} drawing={figure} />
      ))}
    </>
  )
}
