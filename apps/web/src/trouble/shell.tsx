import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { dismissTrouble, trouble } from './trouble.ts'
import { ReportButton } from './report-button.tsx'
import { update } from './update.ts'
import { saidBy } from './said-by.ts'
import css from './trouble.module.css'

/** Around every page: notices above it, of a new build on the server or of an error out of sight. */
export const Shell = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['shell']}>
    <div className={css['lines']}>
      <UpdateLine />
      <TroubleLine />
    </div>
    <div className={css['rest']}>{children}</div>
  </div>
)

function UpdateLine() {
  const { t } = useTranslation()
  const { isThere } = useStore(update)
  if (!isThere) return null
  return (
    <div className={css['line']} role="alert" data-update>
      <p>
        <b>{t('update:what')}</b> {t('update:safe')}
      </p>
      <Action main onPress={() => location.reload()}>
        {t('update:reload')}
      </Action>
    </div>
  )
}

function TroubleLine() {
  const { t } = useTranslation()
  const { error } = useStore(trouble)
  const { isThere } = useStore(update)
  // Trouble in an outdated page is solved by the update.
  if (error === null || isThere) return null
  return (
    <div className={css['line']} role="alert" data-trouble>
      <p>
        <b>{t('trouble:line')}</b> <span className={css['said']}>{saidBy(error)}</span>
      </p>
      <ReportButton error={error} part="script" />
      <Action main onPress={() => location.reload()}>
        {t('trouble:reload')}
      </Action>
      <Action plain onPress={dismissTrouble}>
        {t('trouble:dismiss')}
      </Action>
    </div>
  )
}
