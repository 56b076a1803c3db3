import { Button } from 'react-aria-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../logic/story.ts'
import { Mark, Push, RuleId } from '../controls.tsx'
import { regionName } from '../logic/what-now.ts'
import { storyOf } from '../logic/story.ts'
import { useLay, useUi } from '../table-context.ts'
import panel from './panel.module.css'
import css from './log.module.css'

const PAGE = 60

/** What has happened, the newest first; a line shows its place, a rule opens. */
export function Log() {
  const { t } = useTranslation()
  const { s, tale, viewer } = useLay().seen
  const [pages, setPages] = useState(1)
  const story = useMemo(() => storyOf(s, tale, viewer), [s, tale, viewer])
  const shown = story.slice(-PAGE * pages)
  return (
    <div>
      <h3 className={panel['caption']}>{t('log:title')}</h3>
      {story.length === 0 ? <p>{t('log:empty')}</p> : null}
      {shown.length < story.length ? (
        <Push as="bare" onPress={() => setPages(pages + 1)}>
          {t('log:earlier')}
        </Push>
      ) : null}
      <ol className={css['log']}>
        {shown.map(entry => (
          <LogEntry key={entry.key} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function LogEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation()
  const { s } = useLay().seen
  const { showPlace } = useUi()
  const { region } = entry
  const words = (
    <>
      {entry.who === '' ? null : <b>{entry.who}</b>}
      {entry.text}
    </>
  )
  return (
    <li className={css['entry']} data-is={entry.is} data-tone={entry.tone}>
      {entry.is === 'line' ? <Mark player={entry.player} small /> : null}
      <span>
        {region === null || entry.is === 'heading' ? (
          words
        ) : (
          <Button
            className={css['line'] as string}
            aria-description={t('log:show', { region: regionName(s, region) })}
            onPress={() => showPlace(region)}
          >
            {words}
          </Button>
        )}{' '}
        {entry.rules.map(rule => (
          <RuleId key={rule} id={rule} />
        ))}
      </span>
    </li>
  )
}
