import type { ScenarioSummary } from '@sandtable/protocol'
import { useTranslation } from 'react-i18next'
import { PAPERS, sheetOf } from '../game/sheet.ts'
import { isOnPaper } from '../systems/plugged.ts'
import fields from './fields.module.css'

/** Links for printing a scenario, by paper size; nothing if its system can't print. */
export function PrintLinks({ scenario: { id, ruleset } }: { readonly scenario: ScenarioSummary }) {
  const { t } = useTranslation()
  if (!isOnPaper(ruleset)) return null
  return (
    <p className={fields['print']}>
      {t('print:title')}
      {PAPERS.map(paper => (
        <a key={paper} href={sheetOf(id, paper)} target="_blank" rel="noreferrer">
          {t(`print:${paper}`)}
        </a>
      ))}
    </p>
  )
}
