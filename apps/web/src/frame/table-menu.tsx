import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { lazily } from '../look/lazily.ts'
import { Push } from './controls.tsx'

const MenuList = lazily(async () => (await import('./menu-list.tsx')).MenuList)

/** Settings of this browser, help, links, a sheet to print, and the way out. */
export function TableMenu({ over }: { readonly over: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Push
        ref={trigger}
        as="icon"
        aria-label={t('table:menu')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPress={() => setOpen(true)}
      >
        <Icon name="menu" size={22} />
      </Push>
      <Suspense>
        {open ? <MenuList over={over} trigger={trigger} close={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
