import { useTranslation } from 'react-i18next'
import { PAPERS, sheetOf } from '../game/sheet.ts'
import fields from './fields.module.css'

/** A scenario to print, by the paper that is in the printer. */
export function PrintLinks({ scenario }: { readonly scenario: string }) {
  const { t } = useTranslation()
  return (
    <p className={fields['print']}>
      {t('print:title')}
      {PAPERS.map(paper => (
        <a key={paper} href={sheetOf(scenario, paper)} target="_blank" rel="noreferrer">
          {t(`print:${paper}`)}
        </a>
      ))}
    </p>
  )
}
