import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import look from './sheet.module.css'

interface SheetProps {
  readonly title: string
  readonly close: () => void
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialog, like a sheet of paper over the page. */
export const Sheet = ({ title, close, wide = false, children }: SheetProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    onOpenChange={open => {
      if (!open) close()
    }}
    className={look['veil'] ?? ''}
  >
    <Modal className={`${look['sheet']} ${wide ? look['wide'] : ''}`}>
      <Dialog className={look['dialog'] ?? ''}>
        <Heading slot="title" className={look['title'] ?? ''}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)

/** The buttons at the foot of a sheet. */
export const SheetFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={look['foot']}>{children}</div>
)
