import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Entry, Filter } from './entry.ts'
import { found, openOptions } from './entry.ts'
import css from './catalogue.module.css'

interface Listed {
  readonly entries: readonly Entry[]
  readonly filters: readonly Filter[]
  /** What is chosen at first. */
  readonly first: Choice
  /** How its pictures are read: shown while no entry is. */
  readonly reading: { readonly title: string; readonly picture: ReactNode; readonly Sheet: () => ReactNode }
}

const KEY = 'how-to-read'

/** Entries with filters and a search; the one that the address names is shown in full. */
export function Catalogue({ entries, filters, first, reading }: Listed) {
  const { t } = useTranslation()
  const named = useNamed()
  const shown = entries.find(({ id }) => id === named) ?? null
  const [words, setWords] = useState('')
  const [choice, choose] = useState<Choice>(() => (shown === null ? first : {}))
  const listed = found(entries, choice, words)
  const isOpen = shown !== null || named === KEY
  return (
    <div className={css['catalogue']} data-open={isOpen}>
      <div className={css['list']}>
        <search className={css['tools']}>
          <input
            type="search"
            aria-label={t('units:find')}
            placeholder={t('units:find')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {filters.map(filter => (
            <label key={filter.id}>
              <span>{filter.label}</span>
              <select
                value={choice[filter.id] ?? ''}
                onChange={({ target }) => choose({ ...choice, [filter.id]: target.value })}
              >
                <option value="">{filter.all}</option>
                {openOptions(entries, choice, filter).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p role="status">
            {listed.length === 0 ? t('units:none') : t('units:count', { count: listed.length })}
          </p>
        </search>
        <ul className={css['entries']} aria-label={t('units:list')}>
          <li>
            <EntryLink
              id={KEY}
              name={reading.title}
              about={t('units:key')}
              isShown={!isOpen || named === KEY}
            >
              {reading.picture}
            </EntryLink>
          </li>
          {listed.map(({ id, name, about, picture }) => (
            <li key={id}>
              <EntryLink id={id} name={name} about={about} isShown={id === named}>
                {picture}
              </EntryLink>
            </li>
          ))}
        </ul>
      </div>
      <Shown
        key={shown?.id ?? KEY}
        title={shown?.name ?? reading.title}
        about={shown?.about ?? ''}
        isNamed={isOpen}
      >
        {shown === null ? <reading.Sheet /> : <shown.Sheet />}
      </Shown>
    </div>
  )
}

interface Linked extends Pick<Entry, 'id' | 'name' | 'about'> {
  readonly isShown: boolean
  readonly children: ReactNode
}

const EntryLink = ({ id, name, about, isShown, children }: Linked) => (
  <a className={css['entry']} href={`#${id}`} {...(isShown && { 'aria-current': 'true' })}>
    <span className={css['tile']} aria-hidden="true">
      {children}
    </span>
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
  </a>
)

interface Sheeted {
  readonly title: string
  readonly about: string
  /** The address names it. */
  readonly isNamed: boolean
  readonly children: ReactNode
}

/** An entry in full; a small screen shows it in place of the list. */
function Shown({ title, about, isNamed, children }: Sheeted) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNamed) heading.current?.focus()
  }, [isNamed])
  return (
    <article className={css['sheet']} aria-label={title}>
      <a className={css['back']} href="#">
        {t('units:back')}
      </a>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {about === '' ? null : <p className={css['about']}>{about}</p>}
      {children}
    </article>
  )
}

/** What the address names after #. */
function useNamed(): string {
  const read = (): string => decodeURIComponent(location.hash.slice(1))
  const [named, setNamed] = useState(read)
  useEffect(() => {
    const look = (): void => setNamed(read())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return named
}
