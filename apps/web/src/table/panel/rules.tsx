import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mentions } from '../../rules/rulebook.ts'
import { PageLink } from '../../look/link.tsx'
import { RuleId } from '../controls.tsx'
import { useLay, useUi } from '../table-context.ts'
import { useRulebook } from '../../rules/use-rulebook.ts'
import panel from './panel.module.css'
import css from './log.module.css'

const MOST = 40

/** Any rule in our short words: the one that was asked for, and whatever a word finds. */
export function Rules() {
  const { t } = useTranslation()
  const { rule } = useUi()
  const { decision, s } = useLay().seen
  const book = useRulebook()
  const [word, setWord] = useState('')
  if (book === null) return <p role="status">{t('rules:loading')}</p>
  const { rules } = book
  const wanted = word.trim()
  const found = wanted === '' ? [] : [...rules.values()].filter(one => mentions(one, wanted))
  return (
    <>
      {rule === null ? null : (
        <div className={css['shown']} role="status">
          <b>{rule}</b>
          <p>{rules.get(rule)?.text ?? t('rules:unknown', { id: rule })}</p>
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
          {text}
        </div>
      ))}
      {wanted === '' && decision !== null ? (
        <div className={css['text']}>
          <h3 className={panel['caption']}>{t('rules:now')}</h3>
          <div className={css['rule']}>
            <RuleId id={decision.rule} />
            <p>{rules.get(decision.rule)?.text}</p>
          </div>
        </div>
      ) : null}
      {wanted === '' && s.special.length > 0 ? (
        <div className={css['text']}>
          <h3 className={panel['caption']}>{t('rules:special')}</h3>
          {s.special.map(({ name, text }) => (
            <div key={name} className={css['rule']}>
              <b>{name}</b>
              {text}
            </div>
          ))}
        </div>
      ) : null}
      <p className={panel['spent']}>
        {t('rules:ours')} <PageLink href="/rules">{t('rules:all')}</PageLink>
      </p>
    </>
  )
}
