import { gameFile, isServerError, linkText } from '@sandtable/protocol'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { MyGame } from './standing.ts'
import { freeLinks } from './free-links.ts'
import { forgetGame } from '../game/seats.ts'
import { goTo } from '../router.ts'
import { Menu, MenuItem } from '../look/menu.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import { SeatDialog } from './seat-dialog.tsx'
import { saveText } from '../look/save-text.ts'
import { copyText } from '../look/clipboard.ts'
import look from './game-menu.module.css'

interface MenuProps {
  readonly mine: MyGame
  readonly over: boolean
  readonly changed: () => void
}

/** More actions for a game. */
export function GameMenu({ mine, over, changed }: MenuProps) {
  const { t } = useTranslation()
  const [asked, ask] = useState<'seat' | 'forget' | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const copy = (text: string): void => void copyText(text)
  const forget = (): void => {
    forgetGame(mine.game)
    changed()
  }
  return (
    <>
      <Button
        ref={trigger}
        className={look['button'] ?? ''}
        aria-label={t('lobby:more', { title: mine.title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
          <circle cx="3" cy="9" r="1.7" />
          <circle cx="9" cy="9" r="1.7" />
          <circle cx="15" cy="9" r="1.7" />
        </svg>
      </Button>
      {isOpen ? (
        <Menu
          label={t('lobby:more', { title: mine.title })}
          trigger={trigger}
          close={() => setOpen(false)}
          className={look['menu']}
        >
          <MenuItem onChoose={() => goTo(`/replay/${mine.game}`)}>{t('lobby:replay')}</MenuItem>
          {over ? <MenuItem onChoose={() => void exportGame(mine)}>{t('lobby:export')}</MenuItem> : null}
          {freeLinks(mine).map(({ link, side }) => (
            <MenuItem key={link} onChoose={() => copy(link)}>
              {t('lobby:copy-link', { who: side })}
            </MenuItem>
          ))}
          <MenuItem
            onChoose={() => copy(linkText({ url: location.origin, game: mine.game, invitation: null }))}
          >
            {t('lobby:copy-watch')}
          </MenuItem>
          <MenuItem onChoose={() => ask('seat')}>{t('lobby:move-seat')}</MenuItem>
          <MenuItem onChoose={() => ask('forget')}>{t('lobby:forget')}</MenuItem>
        </Menu>
      ) : null}
      {asked === 'seat' ? <SeatDialog seats={mine.seats} close={() => ask(null)} /> : null}
      {asked === 'forget' ? (
        <ForgetDialog title={mine.title} close={() => ask(null)} forget={forget} />
      ) : null}
    </>
  )
}

/** The file of a game that is over, as a download. */
async function exportGame({ game, scenario }: MyGame): Promise<void> {
  try {
    saveText(`${scenario}.game.json`, await gameFile(location.origin, game))
  } catch (error) {
    if (!isServerError(error)) throw error
    goTo(`/replay/${game}`)
  }
}
