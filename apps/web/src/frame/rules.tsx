import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mentions } from '../rules/rulebook.ts'
import { PageLink } from '../look/link.tsx'
import { RuleText } from '../rules/rule-text.tsx'
import { RuleId } from './controls.tsx'
import { titleOf } from '../systems/plugged.ts'
import { useUi } from './frame-context.ts'
import { useRulebook } from '../rules/use-rulebook.ts'
import { addWords } from '../words/words.ts'
import { rules } from '../words/en/rules.ts'
import panel from './panel.module.css'
import css from './log.module.css'

addWords({ rules })

const MOST = 40

interface Shelf {
  /** The name of the ruleset. */
  readonly book: string
  /** The rule that asks now. */
  readonly now: string | null
  /** Rules of this scenario alone. */
  readonly children?: ReactNode
}

/** Any rule in our short words: the chosen one, and those that a search finds. */
export function Rules({ book: name, now, children }: Shelf) {
  const { t } = useTranslation()
  const { rule } = useUi()
  const book = useRulebook(name)
  const [word, setWord] = useState('')
  if (book === null) return <p role="status">{t('rules:loading')}</p>
  const { rules: all } = book
  if (all.size === 0) return <p>{t('rules:no-book', { title: titleOf(name) })}</p>
  const wanted = word.trim()
  const found = wanted === '' ? [] : [...all.values()].filter(one => mentions(one, wanted))
  return (
    <>
      {rule === null ? null : (
        <div className={css['shown']} role="status">
          <b>{rule}</b>
          <RuleText book={book} id={rule} />
        </div>
      )}
      <input
        className={css['find']}
        type="search"
        aria-label={t('rules:find')}
        placeholder={t('rules:find')}
        value={word}
        onChange={event => setWord(event.target.value)}
      />
      {wanted !== '' && found.length === 0 ? <p>{t('rules:none')}</p> : null}
      {found.slice(0, MOST).map(({ id, text }) => (
        <div key={id} className={css['rule']}>
          <b>{id}</b>
          <span lang="en">{text}</span>
        </div>
      ))}
      {wanted === '' && now !== null ? (
        <div className={css['text']}>
          <h2 className={panel['caption']}>{t('rules:now')}</h2>
          <div className={css['rule']}>
            <RuleId id={now} />
            <RuleText book={book} id={now} />
          </div>
        </div>
      ) : null}
      {wanted === '' ? children : null}
      <p className={panel['spent']}>
        {t('rules:ours')} <PageLink href={`/rules/${name}`}>{t('rules:all')}</PageLink>
      </p>
    </>
  )
}
