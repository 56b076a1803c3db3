import type { Mark } from '@sandtable/draw'
import { fillOf } from '../../../frame/marks.ts'
import styles from './climax.module.css'

/** A player's mark, on boards that know no table around them. */
export const Swatch = ({ mark }: { readonly mark: Mark | undefined }) => (
  <i
    className={styles['swatch']}
    style={{ background: mark === undefined ? 'var(--line2)' : fillOf(mark) }}
    aria-hidden="true"
  />
)
