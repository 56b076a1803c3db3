import { useTranslation } from 'react-i18next'
import type { Rulebook } from './rulebook.ts'

/** A rule in our short words, which are English on every page; or that there is no such rule. */
export function RuleText({ book, id }: { readonly book: Rulebook; readonly id: string }) {
  const { t } = useTranslation()
  const rule = book.rules.get(id)
  return rule === undefined ? <p>{t('rules:unknown', { id })}</p> : <p lang="en">{rule.text}</p>
}
