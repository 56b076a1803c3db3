import type { ReactNode, RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import css from './top-bar.module.css'

interface Opened {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly close: () => void
  readonly children: ReactNode
}

/** The details of a chip in the bar, under it. */
export const Unfolded = ({ trigger, label, close, children }: Opened) => (
  <Popover triggerRef={trigger} isOpen onOpenChange={close}>
    <Dialog className={css['popover'] as string} aria-label={label}>
      {children}
    </Dialog>
  </Popover>
)
