import type { PackFile } from '@sandtable/scenario'
import { counterDefs } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../../look/drawn.tsx'
import styles from './counters.module.css'

/** What the counters and cards of a pack refer to; every page that shows some has it once. */
export function CounterDefs({ pack }: { readonly pack: PackFile }) {
  const drawing = useMemo(() => counterDefs([pack]), [pack])
  return (
    <svg className={styles['defs']} width="0" height="0" aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}
