import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sign } from '../look/sign.tsx'
import css from './trouble.module.css'

interface Bare {
  readonly title: string
  readonly children: ReactNode
  /** The actions. */
  readonly deeds: ReactNode
}

/** A page with only a few words and links; its bar reloads the lobby. */
export function BarePage({ title, children, deeds }: Bare) {
  const { t } = useTranslation()
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <a href="/" aria-label={t('trouble:home')}>
          <Sign />
          Sandtable
        </a>
      </header>
      <main className={css['middle']}>
        <h1>{title}</h1>
        {children}
        <div className={css['deeds']}>{deeds}</div>
      </main>
    </div>
  )
}
