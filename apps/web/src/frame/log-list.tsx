import { Button } from 'react-aria-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Again } from '../playback/playback-context.ts'
import { Mark, Push, RuleId } from './controls.tsx'
import panel from './panel.module.css'
import css from './log.module.css'

interface LogPlace {
  readonly name: string
  readonly show: () => void
  /** Another line or something else is looked at. */
  readonly leave?: () => void
}

/** A sentence of a log: whose doing it is, where, and by which rules. */
export interface LogLine {
  readonly key: string
  readonly is: 'heading' | 'line' | 'reason'
  /** The emphasized subject of the sentence. */
  readonly who: string
  readonly text: string
  readonly player: number | null
  readonly tone: string
  readonly rules: readonly string[]
  /** Its place, which can be shown. */
  readonly place: LogPlace | null
  /** A fight that can be looked at again; left out: it is none. */
  readonly again?: Again
}

const PAGE = 60

/** What has happened, the newest last; a line shows its place, a rule opens. */
export function LogList({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useTranslation()
  const [pages, setPages] = useState(1)
  const shown = lines.slice(-PAGE * pages)
  return (
    <div>
      <h2 className={panel['caption']}>{t('log:title')}</h2>
      {lines.length === 0 ? <p>{t('log:empty')}</p> : null}
      {shown.length < lines.length ? (
        <Push as="bare" onPress={() => setPages(pages + 1)}>
          {t('log:earlier')}
        </Push>
      ) : null}
      <ol className={css['log']}>
        {shown.map(line => (
          <LogEntry key={line.key} line={line} />
        ))}
      </ol>
    </div>
  )
}

function LogEntry({ line }: { readonly line: LogLine }) {
  const { t } = useTranslation()
  const { place } = line
  const words = (
    <>
      {line.who === '' ? null : <b>{line.who}</b>}
      {line.text}
    </>
  )
  return (
    <li className={css['entry']} data-is={line.is} data-tone={line.tone}>
      {line.is === 'line' ? <Mark player={line.player} small /> : null}
      <span>
        {place === null || line.is === 'heading' ? (
          words
        ) : (
          <Button
            className={css['line'] as string}
            aria-description={t('log:show', { region: place.name })}
            onPress={place.show}
            onBlur={() => place.leave?.()}
          >
            {words}
          </Button>
        )}{' '}
        {line.rules.map(rule => (
          <RuleId key={rule} id={rule} />
        ))}
        {line.again === undefined ? null : (
          <Push as="link" onPress={line.again.open}>
            {t(line.again.label)}
          </Push>
        )}
      </span>
    </li>
  )
}
