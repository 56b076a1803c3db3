import type { FieldFile } from '@sandtable/scenario'
import type { Field, FieldShown } from '@sandtable/draw'
import { fieldDefs, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../../../look/drawn.tsx'
import { landAt } from './land-at.ts'
import css from './field-map.module.css'

/** The shared definitions for a battle's drawings. */
export function FieldDefs({ pack }: { readonly pack: FieldFile }) {
  const defs = useMemo(() => fieldDefs([pack], VARIABLES), [pack])
  return (
    <svg className={css['defs']} width="0" height="0" aria-hidden="true">
      <Drawn drawing={defs} />
    </svg>
  )
}

/** The ground of a battle, without anything that changes. */
export function FieldLand({ field, shown }: { readonly field: Field; readonly shown: FieldShown }) {
  const land = landAt(field, shown)
  return (
    <>
      <Drawn drawing={land.ground} />
      <Drawn drawing={land.built} />
      <Drawn drawing={land.names} />
    </>
  )
}
