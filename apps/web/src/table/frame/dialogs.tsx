import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Ending } from './ending.tsx'
import { Icon } from '../icon.tsx'
import { KeyList } from './key-list.tsx'
import { Links } from './links.tsx'
import { OddsBox } from './odds-box.tsx'
import { Push } from '../controls.tsx'
import { useLay, useUi } from '../table-context.ts'
import css from './dialogs.module.css'

/** Whatever lies over the table: keys, links, how it ended. */
export function Dialogs() {
  const { t } = useTranslation()
  const { dialog, open } = useUi()
  const over = useLay().seen.state?.stage === 'over'
  useEffect(() => {
    if (over) open('end')
  }, [over, open])
  return (
    <>
      <Box title={t('key:title')} open={dialog === 'keys'}>
        <KeyList />
      </Box>
      <Box title={t('links:title')} open={dialog === 'links'}>
        <Links />
      </Box>
      <OddsBox />
      <Ending open={dialog === 'end'} />
    </>
  )
}

/** A dialog with its title and the way out. */
export function Box({
  title,
  open,
  children,
}: {
  readonly title: string
  readonly open: boolean
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const ui = useUi()
  return (
    <ModalOverlay
      className={css['veil'] as string}
      isOpen={open}
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
