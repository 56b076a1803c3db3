import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../lobby/page-head.tsx'
import { PageLink } from '../look/link.tsx'
import { systems } from '../systems/plugged.ts'
import { addWords } from '../words/words.ts'
import { units } from '../words/en/units.ts'
import page from '../rules/rules-page.module.css'

addWords({ units })

/** Every unit of a system; the part of the address after # names one of them. */
export function UnitsPage({ system: name }: { readonly system: string }) {
  const { t } = useTranslation()
  const listed = systems().filter(({ Units }) => Units !== undefined)
  const Units = listed.find(one => one.name === name)?.Units
  return (
    <div className={page['page']}>
      <PageHead at="/units" />
      <main className={page['main']}>
        <h1>{t('units:title')}</h1>
        <p className={page['lead']}>{t('units:lead')}</p>
        <nav className={page['books']} aria-label={t('units:systems')}>
          {listed.map(({ name: one, title }) => (
            <PageLink key={one} href={`/units/${one}`} {...(one === name && { 'aria-current': 'page' })}>
              {title}
            </PageLink>
          ))}
        </nav>
        {Units === undefined ? null : (
          <Suspense fallback={<p role="status">{t('units:loading')}</p>}>
            <Units key={name} />
          </Suspense>
        )}
      </main>
    </div>
  )
}
