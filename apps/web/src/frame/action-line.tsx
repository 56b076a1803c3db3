import type { ReactNode } from 'react'
import css from './action-line.module.css'

interface Actions {
  /** What now. */
  readonly words: ReactNode
  /** The buttons: undo, and the end of the step. */
  readonly children: ReactNode
}

/** Under the map: what now, undo, and the end of the step. */
export const ActionLine = ({ words, children }: Actions) => (
  <section className={css['line']}>
    {words}
    <div className={css['buttons']}>{children}</div>
  </section>
)
