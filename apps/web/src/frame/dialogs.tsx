import type { ComponentType } from 'react'
import { Suspense, useEffect } from 'react'
import type { Ui } from './ui.ts'
import { useUi } from './frame-context.ts'

interface Shown {
  readonly over: boolean
  /** The dialog of a name. */
  readonly opened: ComponentType<{ readonly dialog: NonNullable<Ui['dialog']> }>
}

/** The dialog over the table; the end of the game opens by itself. */
export function Dialogs({ over, opened: Opened }: Shown) {
  const { dialog, open } = useUi()
  useEffect(() => {
    if (over) open('end')
  }, [over, open])
  return <Suspense>{dialog === null ? null : <Opened dialog={dialog} />}</Suspense>
}
