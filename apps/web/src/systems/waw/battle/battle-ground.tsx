import { groundTile, VARIABLES } from '@sandtable/draw'
import type { TerrainName } from '@sandtable/scenario'
import { useMemo } from 'react'
import { Drawn } from '../../../look/drawn.tsx'
import styles from './battle-ground.module.css'

/** The ground of the battle, drawn as on the map, but with less detail. */
export function BattleGround({ terrain }: { readonly terrain: TerrainName }) {
  const { side, drawing } = useMemo(() => groundTile(terrain, VARIABLES), [terrain])
  return (
    <svg className={styles['ground']} data-terrain={terrain} aria-hidden="true">
      <pattern id="battle-ground" width={side} height={side} patternUnits="userSpaceOnUse">
        <Drawn drawing={drawing} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#battle-ground)" />
    </svg>
  )
}
