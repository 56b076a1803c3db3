import { useTranslation } from 'react-i18next'
import { BarePage } from './bare-page.tsx'
import { PageLink } from '../look/link.tsx'
import look from '../look/action.module.css'

/** An unknown address. */
export function LostPage() {
  const { t } = useTranslation()
  return (
    <BarePage
      title={t('lost:title')}
      deeds={
        <PageLink href="/" className={`${look['action']} ${look['main']} ${look['large']}`}>
          {t('trouble:lobby')}
        </PageLink>
      }
    >
      <p>{t('lost:what')}</p>
    </BarePage>
  )
}
