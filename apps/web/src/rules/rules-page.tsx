import type { Chapter, Rule } from '@sandtable/kernel'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rulebook } from './rulebook.ts'
import { mentions } from './rulebook.ts'
import { PageLink } from '../look/link.tsx'
import { PageHead } from '../lobby/page-head.tsx'
import { systemOf, systems, titleOf } from '../systems/plugged.ts'
import { useRulebook } from './use-rulebook.ts'
import { addWords } from '../words/words.ts'
import { rules } from '../words/en/rules.ts'
import css from './rules-page.module.css'

addWords({ rules })

/** All rules by chapter; the part of the address after # names one of them. */
export function RulesPage({ book: name }: { readonly book: string }) {
  const { t } = useTranslation()
  const book = useRulebook(name)
  return (
    <div className={css['page']}>
      <PageHead at="/rules" />
      <main className={css['main']}>
        <h1>{t('rules:title')}</h1>
        <p className={css['lead']}>{t('rules:lead')}</p>
        <nav className={css['books']} aria-label={t('rules:books')}>
          {systems()
            .filter(({ rules }) => rules !== undefined)
            .map(({ name: one, title }) => (
              <PageLink key={one} href={`/rules/${one}`} {...(one === name && { 'aria-current': 'page' })}>
                {title}
              </PageLink>
            ))}
        </nav>
        {systemOf(name).Units === undefined ? null : (
          <p>
            <PageLink href={`/units/${name}`}>{t('rules:units', { title: titleOf(name) })}</PageLink>
          </p>
        )}
        {book === null ? (
          <p role="status">{t('rules:loading')}</p>
        ) : book.rules.size === 0 ? (
          <p>{t('rules:no-book', { title: titleOf(name) })}</p>
        ) : (
          <Chapters key={name} name={name} book={book} />
        )}
      </main>
    </div>
  )
}

function Chapters({ name, book }: { readonly name: string; readonly book: Rulebook }) {
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const named = useNamed()
  const chapters = book.chapters
    .map(chapter => ({ ...chapter, rules: chapter.rules.filter(rule => mentions(rule, word)) }))
    .filter(({ rules }) => rules.length > 0)
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <>
      <div className={css['search']}>
        <input
          type="search"
          aria-label={t('rules:find')}
          placeholder={t('rules:find')}
          value={word}
          onChange={event => setWord(event.target.value)}
        />
        <span role="status">{count === 0 ? t('rules:none') : t('rules:count', { count })}</span>
      </div>
      <div className={css['columns']}>
        <nav className={css['chapters']} aria-label={t('rules:chapters')}>
          <ul>
            {chapters.map(({ title }) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`} lang="en">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {chapters.map(chapter => (
            <ChapterOf key={chapter.title} {...{ name, chapter, book, named }} />
          ))}
        </div>
      </div>
    </>
  )
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-')

/** The rule in the address, which is scrolled into view: when the page opened, nothing was there yet. */
function useNamed(): string {
  const [named, setNamed] = useState(() => decodeURIComponent(location.hash.slice(1)))
  useEffect(() => {
    const look = (): void => setNamed(decodeURIComponent(location.hash.slice(1)))
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  useEffect(() => document.getElementById(named)?.scrollIntoView({ block: 'center' }), [named])
  return named
}

interface Printed {
  /** The ruleset. */
  readonly name: string
  readonly chapter: Chapter
  readonly book: Rulebook
  readonly named: string
}

const ChapterOf = ({ name, chapter: { title, rules }, book, named }: Printed) => (
  <section className={css['chapter']} aria-labelledby={anchorOf(title)}>
    <h2 id={anchorOf(title)} lang="en">
      {title}
    </h2>
    <dl>
      {rules.map(rule => (
        <RuleOf key={rule.id} name={name} rule={rule} book={book} isNamed={rule.id === named} />
      ))}
    </dl>
  </section>
)

interface ShownRule {
  readonly name: string
  readonly rule: Rule
  readonly book: Rulebook
  readonly isNamed: boolean
}

function RuleOf({ name, rule: { id, editions, text }, book, isNamed }: ShownRule) {
  const { t } = useTranslation()
  return (
    <div id={id} className={css['rule']} data-named={isNamed}>
      <dt>
        <a href={`#${id}`}>{id}</a>
        {editions.length > 1 ? null : <small>{t(`rules:${name}-${editions}`)}</small>}
      </dt>
      <dd lang="en">{linked(text, book)}</dd>
    </div>
  )
}

/** A rule's text, with options set as such and other rules that it names as links to them. */
const linked = (text: string, { rules }: Rulebook): ReactNode[] =>
  text.split(/(`[^`]+`|\b[A-Z]-[\w.-]*\w)/).map((part, i) => {
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
    return rules.has(part) ? (
      <a key={i} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    )
  })
