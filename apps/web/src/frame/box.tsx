import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'
import { useUi } from './frame-context.ts'
import css from './dialogs.module.css'

interface Boxed {
  readonly title: string
  /** It tells how a game ended: wide, and with a headline. */
  readonly end?: 'won' | 'lost' | 'draw' | 'watched'
  readonly children: ReactNode
}

/** A dialog with its title and the way out. */
export function Box({ title, end, children }: Boxed) {
  const { t } = useTranslation()
  const ui = useUi()
  return (
    <ModalOverlay
      className={css['veil'] as string}
      isOpen
      isDismissable
      onOpenChange={is => {
        if (!is) ui.open(null)
      }}
    >
      <Modal className={css['box'] as string} data-end={end}>
        <Dialog className={css['dialog'] as string}>
          <div className={css['head']}>
            <Heading slot="title">{title}</Heading>
            <Push as="icon" aria-label={t('table:close')} onPress={() => ui.open(null)}>
              <Icon name="close" />
            </Push>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
