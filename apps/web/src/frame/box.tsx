import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'
import { useUi } from './frame-context.ts'
import css from './dialogs.module.css'

/** A dialog with its title and the way out. */
export function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
      <Modal className={css['box'] as string}>
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
