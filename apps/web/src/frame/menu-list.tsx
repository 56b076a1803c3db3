import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Settings } from '../look/settings.ts'
import { goTo } from '../router.ts'
import { play } from '../sound/play.ts'
import { Icon } from './icon.tsx'
import { isOnPaper } from '../systems/plugged.ts'
import { PAPERS, sheetOf } from '../game/sheet.ts'
import { rolledBack } from '../game/rolled-back.ts'
import { set, useSettings } from '../look/settings.ts'
import { useFrame, useUi } from './frame-context.ts'
import { useTalk } from './talk-context.ts'
import css from './table-menu.module.css'

const CHOICES = {
  look: ['system', 'light', 'dark'],
  symbols: ['silhouette', 'nato'],
  motion: ['on', 'off'],
  sound: ['off', 'low', 'medium', 'high'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] }

const KEYS = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

interface Opened {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly close: () => void
  /** The game is over. */
  readonly over: boolean
}

/** The table's menu, under its button. */
export function MenuList({ trigger, close, over }: Opened) {
  const { t } = useTranslation()
  const { game, summary, counters, seats } = useFrame()
  const { open } = useUi()
  const { at } = useTalk()
  const isPlaying = useStore(at.seen, ({ state }) => state?.stage === 'playing')
  const told = (why: string | null): void => {
    if (why !== null) alert(why)
  }
  const settings = useSettings()
  const host = over ? undefined : seats.find(seat => seat.host !== undefined)?.host
  const deeds: Readonly<Record<string, () => void>> = {
    help: () => open('keys'),
    links: () => open('links'),
    export: () => location.assign(`/api/games/${game}/file`),
    takeback: () => void at.say('ask-undo').then(told),
    draw: () => void at.say('offer-draw').then(told),
    resign: () => open('resign'),
    rollback: () => void rolledBack(game, host ?? '').then(({ key, ...values }) => alert(t(key, values))),
    leave: () => goTo('/'),
  }
  const shown = [
    'help',
    ...(seats.length > 0 ? ['links'] : []),
    ...(over ? ['export'] : []),
    ...(seats.length > 0 && isPlaying ? ['takeback', 'draw', 'resign'] : []),
    ...(host === undefined ? [] : ['rollback']),
  ]
  return (
    <Popover triggerRef={trigger} isOpen onOpenChange={close} placement="bottom end">
      <Menu
        className={css['menu'] as string}
        aria-label={t('table:menu')}
        autoFocus="first"
        onClose={close}
        onAction={key => deeds[String(key)]?.()}
      >
        {KEYS.filter(key => counters || key !== 'symbols').map(key => (
          <MenuSection
            key={key}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[`${key}:${settings[key]}`]}
            onSelectionChange={keys => {
              const [chosen] = keys === 'all' ? [] : keys
              if (chosen !== undefined) set({ [key]: String(chosen).split(':')[1] })
              // The click lets the browser play, and the player hears how loud it is.
              if (key === 'sound') play('dice')
            }}
          >
            <Header className={css['head'] as string}>{t(`menu:${key}`)}</Header>
            {CHOICES[key].map(value => (
              <MenuItem key={value} id={`${key}:${value}`} className={css['item'] as string}>
                {({ isSelected }) => (
                  <>
                    <span className={css['tick']}>{isSelected ? <Icon name="check" size={16} /> : null}</span>
                    {t(`menu:${key}:${value}`)}
                  </>
                )}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
        {isOnPaper(summary.ruleset) ? (
          <MenuSection>
            <Header className={css['head'] as string}>{t('print:title')}</Header>
            {PAPERS.map(paper => (
              <MenuItem
                key={paper}
                href={sheetOf(summary.scenario, paper)}
                target="_blank"
                className={css['item'] as string}
              >
                <span className={css['tick']} />
                {t(`print:${paper}`)}
              </MenuItem>
            ))}
          </MenuSection>
        ) : null}
        <Separator className={css['rule'] as string} />
        {[...shown, 'leave'].map(key => (
          <MenuItem key={key} id={key} className={css['item'] as string}>
            <span className={css['tick']} />
            {t(`menu:${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
