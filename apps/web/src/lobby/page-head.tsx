import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../look/link.tsx'
import { systems } from '../systems/plugged.ts'
import { Sign } from '../look/sign.tsx'
import { addWords } from '../words/words.ts'
import { lobby } from '../words/en/lobby.ts'
import look from './page-head.module.css'

addWords({ lobby })

const PAGES = [
  { at: '/', name: 'play' },
  { at: '/learn', name: 'learn' },
  { at: '/rules', name: 'rules' },
  { at: '/units', name: 'units' },
]

/** Pages that only one game system has. */
const ownPages = () =>
  systems().flatMap(({ pages = [] }) => pages.map(({ at }) => ({ at: `/${at}`, name: at })))

/** The logo, and links to the pages. */
export function PageHead({ at, children }: { readonly at: string; readonly children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className={look['head']}>
      <PageLink href="/" className={look['house'] ?? ''}>
        <Sign />
        Sandtable
      </PageLink>
      <nav aria-label={t('lobby:pages')} className={look['pages']}>
        {[...PAGES, ...ownPages()].map(page => (
          <PageLink key={page.at} href={page.at} aria-current={page.at === at ? 'page' : undefined}>
            {t(`lobby:page-${page.name}`)}
          </PageLink>
        ))}
      </nav>
      <div className={look['tools']}>{children}</div>
    </header>
  )
}
