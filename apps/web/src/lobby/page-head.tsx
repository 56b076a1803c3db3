import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../look/link.tsx'
import { addWords } from '../words/words.ts'
import { lobby } from '../words/en/lobby.ts'
import look from './page-head.module.css'

addWords(lobby)

const PAGES = [
  { at: '/', name: 'play' },
  { at: '/learn', name: 'learn' },
  { at: '/rules', name: 'rules' },
  { at: '/odds', name: 'odds' },
  { at: '/tabletop', name: 'tabletop' },
] as const

/** The name of the house, and the way to its pages. */
export function PageHead({ at, children }: { readonly at: string; readonly children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className={look['head']}>
      <PageLink href="/" className={look['house'] ?? ''}>
        <Sign />
        Sandtable
      </PageLink>
      <nav aria-label={t('lobby:pages')} className={look['pages']}>
        {PAGES.map(page => (
          <PageLink key={page.at} href={page.at} aria-current={page.at === at ? 'page' : undefined}>
            {t(`lobby:page-${page.name}`)}
          </PageLink>
        ))}
      </nav>
      <div className={look['tools']}>{children}</div>
    </header>
  )
}

const Sign = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <rect x="1" y="1" width="32" height="32" rx="7" fill="var(--ink)" />
    <path
      d="M6 22c4-5 7 3 11-2s6-1 11-4"
      stroke="var(--signalLine)"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <rect x="8" y="8" width="8" height="8" rx="1.5" fill="var(--surface)" />
    <rect x="19" y="7" width="8" height="8" rx="1.5" fill="none" stroke="var(--surface)" strokeWidth="1.8" />
  </svg>
)
