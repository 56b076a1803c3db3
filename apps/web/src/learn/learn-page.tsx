import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../lobby/page-head.tsx'
import { PageLink } from '../look/link.tsx'
import { systems } from '../systems/plugged.ts'
import css from './learn-page.module.css'

/** The lessons, and where to start. */
export function LearnPage() {
  const { t } = useTranslation()
  return (
    <div className={css['page']}>
      <PageHead at="/learn" />
      <main className={css['main']}>
        <h1>{t('learn:title')}</h1>
        <p className={css['lead']}>{t('learn:lead')}</p>
        <p className={css['lead']}>
          <PageLink href="/units">{t('learn:pieces')}</PageLink>
        </p>
        <Suspense>
          {systems().map(({ name, lessons }) =>
            lessons === undefined ? null : <lessons.Cards key={name} />,
          )}
        </Suspense>
      </main>
    </div>
  )
}
