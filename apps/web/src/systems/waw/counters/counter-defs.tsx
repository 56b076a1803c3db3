import type { PackFile } from '@sandtable/scenario'
import { counterDefs } from '@sandtable/draw'
import { useMemo } from 'react'
import { Drawn } from '../../../look/drawn.tsx'
import styles from './counters.module.css'

/** The shared definitions for a pack's counters and cards, or those of several packs, once for each page that shows any. */
export function CounterDefs({ of }: { readonly of: PackFile | readonly PackFile[] }) {
  const drawing = useMemo(() => counterDefs([of].flat()), [of])
  return (
    <svg className={styles['defs']} width="0" height="0" aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}
