import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import styles from './climax-frame.module.css'

interface Framed {
  readonly label: string
  /** It fills the screen; otherwise it lies on the map like a card. */
  readonly isWhole: boolean
  /** It covers only the map of a replay, whose controls stay in reach. */
  readonly inReplay: boolean
  /** Escape closes it as well. */
  readonly close: () => void
  readonly children: ReactNode
}

/** The frame of a siege or an aftermath: over the whole table, or over a replay's map. */
export function ClimaxFrame({ label, isWhole, inReplay, close, children }: Framed) {
  const body = styles[isWhole ? 'whole' : 'card'] as string
  if (inReplay)
    return (
      <div className={styles['stage']}>
        <section className={body} role="dialog" aria-label={label}>
          {children}
        </section>
      </div>
    )
  return (
    <ModalOverlay
      className={styles['cover'] as string}
      isOpen
      data-playback
      onOpenChange={is => {
        if (!is) close()
      }}
    >
      <Modal className={styles['modal'] as string}>
        <Dialog className={body} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
