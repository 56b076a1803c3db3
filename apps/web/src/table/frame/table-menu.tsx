import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../look/settings.ts'
import { goTo } from '../../router.ts'
import { Icon } from '../icon.tsx'
import { Push } from '../controls.tsx'
import { set, useSettings } from '../../look/settings.ts'
import { useLay, useTable, useUi } from '../table-context.ts'
import css from './table-menu.module.css'

const CHOICES = {
  look: ['system', 'light', 'dark'],
  symbols: ['silhouette', 'nato'],
  motion: ['on', 'off'],
} as const satisfies { readonly [K in keyof Settings]: readonly Settings[K][] }

const KEYS = Object.keys(CHOICES) as (keyof Settings)[]

/** Settings of this browser, help, links, and the way out. */
export function TableMenu() {
  const { t } = useTranslation()
  const { game, seats } = useTable()
  const { open } = useUi()
  const { state } = useLay().seen
  const settings = useSettings()
  const deeds: Readonly<Record<string, () => void>> = {
    help: () => open('keys'),
    links: () => open('links'),
    export: () => location.assign(`/api/games/${game}/file`),
    leave: () => goTo('/'),
  }
  const shown = [
    'help',
    ...(seats.length > 0 ? ['links'] : []),
    ...(state?.stage === 'over' ? ['export'] : []),
  ]
  return (
    <MenuTrigger>
      <Push as="icon" aria-label={t('table:menu')}>
        <Icon name="menu" size={22} />
      </Push>
      <Popover placement="bottom end">
        <Menu className={css['menu'] as string} onAction={key => deeds[String(key)]?.()}>
          {KEYS.map(key => (
            <MenuSection
              key={key}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[`${key}:${settings[key]}`]}
              onSelectionChange={keys => {
                const [chosen] = keys === 'all' ? [] : keys
                if (chosen !== undefined) set({ [key]: String(chosen).split(':')[1] })
              }}
            >
              <Header className={css['head'] as string}>{t(`menu:${key}`)}</Header>
              {CHOICES[key].map(value => (
                <MenuItem key={value} id={`${key}:${value}`} className={css['item'] as string}>
                  {({ isSelected }) => (
                    <>
                      <span className={css['tick']}>
                        {isSelected ? <Icon name="check" size={16} /> : null}
                      </span>
                      {t(`menu:${key}:${value}`)}
                    </>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
          <Separator className={css['rule'] as string} />
          {[...shown, 'leave'].map(key => (
            <MenuItem key={key} id={key} className={css['item'] as string}>
              <span className={css['tick']} />
              {t(`menu:${key}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
