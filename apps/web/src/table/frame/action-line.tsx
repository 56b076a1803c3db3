import { Finish, Undo } from './deeds.tsx'
import { WhatNowWords } from './what-now.tsx'
import css from './action-line.module.css'

/** Under the map: what now, undo, and the end of the step. */
export function ActionLine() {
  return (
    <section className={css['line']}>
      <WhatNowWords />
      <div className={css['buttons']}>
        <Undo />
        <Finish />
      </div>
    </section>
  )
}
