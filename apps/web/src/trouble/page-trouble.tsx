import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { BarePage } from './bare-page.tsx'
import { isNotLoaded } from '../look/lazily.ts'
import { ReportButton } from './report-button.tsx'
import { toldAt } from './seat-news.ts'
import { saidBy } from './said-by.ts'
import css from './trouble.module.css'

/** In place of a broken page: everything loads again from here, because the loaded code may be the broken part. */
export function PageTrouble({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const told = toldAt(location.pathname)
  return (
    <BarePage
      title={t('trouble:page')}
      deeds={
        <>
          <Action main large onPress={() => location.reload()}>
            {t('trouble:reload')}
          </Action>
          {told?.stage === 'over' ? (
            <Action large onPress={() => location.assign(`/replay/${told.game}`)}>
              {t('trouble:replay')}
            </Action>
          ) : null}
          <Action large onPress={() => location.assign('/')}>
            {t('trouble:lobby')}
          </Action>
          <ReportButton error={error} part="page" plain />
        </>
      }
    >
      <p role="alert">{t(isNotLoaded(error) ? 'trouble:not-loaded' : 'trouble:page:what')}</p>
      <p className={css['said']}>{saidBy(error)}</p>
    </BarePage>
  )
}
