import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark, Push } from './controls.tsx'
import { useFrame } from './frame-context.ts'
import { copyText } from '../look/clipboard.ts'
import css from './dialogs.module.css'

/** Links to the other seats, and one to watch. */
export function Links() {
  const { t } = useTranslation()
  const { game, players, seats } = useFrame()
  const [copied, setCopied] = useState<string | null>(null)
  const links = seats[0]?.links ?? []
  const copy = async (link: string): Promise<void> => {
    await copyText(link)
    setCopied(link)
  }
  const button = (link: string, label: string) => (
    <Push aria-label={label} onPress={() => void copy(link)}>
      {copied === link ? t('links:copied') : label}
    </Push>
  )
  const watching = `${location.origin}/game/${game}`
  return (
    <>
      <p>{t('links:what')}</p>
      <ul className={css['list']}>
        {links.map((link, player) => {
          const name = players[player] ?? ''
          return link === null ? null : (
            <li key={link}>
              <Mark player={player} />
              {name}
              {button(link, t('links:copy', { name }))}
            </li>
          )
        })}
        <li>
          {t('links:watch')}
          {button(watching, watching)}
        </li>
      </ul>
    </>
  )
}
