import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Settings } from '../look/settings.ts'
import { goTo } from '../router.ts'
import { play } from '../sound/play.ts'
import { Icon } from './icon.tsx'
import { Menu, MenuItem, MenuLink, MenuPart } from '../look/menu.tsx'
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
    <Menu label={t('table:menu')} trigger={trigger} close={close} className={css['menu']}>
      {KEYS.filter(key => counters || key !== 'symbols').map(key => (
        <MenuPart key={key} head={t(`menu:${key}`)} headClass={css['head']}>
          {CHOICES[key].map(value => (
            <MenuItem
              key={value}
              className={css['item']}
              isChosen={settings[key] === value}
              onChoose={() => choose(key, value)}
            >
              <Tick>{settings[key] === value ? <Icon name="check" size={16} /> : null}</Tick>
              {t(`menu:${key}:${value}`)}
            </MenuItem>
          ))}
        </MenuPart>
      ))}
      {isOnPaper(summary.ruleset) ? (
        <MenuPart head={t('print:title')} headClass={css['head']}>
          {PAPERS.map(paper => (
            <MenuLink key={paper} href={sheetOf(summary.scenario, paper)} className={css['item']}>
              <Tick />
              {t(`print:${paper}`)}
            </MenuLink>
          ))}
        </MenuPart>
      ) : null}
      <div role="separator" className={css['rule']} />
      {[...shown, 'leave'].map(key => (
        <MenuItem key={key} className={css['item']} onChoose={() => deeds[key]?.()}>
          <Tick />
          {t(`menu:${key}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function choose(key: keyof typeof CHOICES, value: string): void {
  set({ [key]: value })
  // The click lets the browser play, and the player hears how loud it is.
  if (key === 'sound') play('dice')
}

/** The column of ticks. */
const Tick = ({ children }: { readonly children?: ReactNode }) => (
  <span className={css['tick']}>{children}</span>
)
