import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableLine } from '@sandtable/manpower'
import { RuleIds } from './rule-ids.tsx'
import { useMiniatures } from './miniatures-context.ts'
import css from './story.module.css'
import pieces from './pieces.module.css'
import { talesOf } from '../words/table.ts'

/** Lines of the log, each with its reasons and rules. */
const Lines = ({ lines }: { readonly lines: readonly TableLine[] }) => (
  <ol className={css['story']}>
    {lines.map((line, i) => (
      <li key={i} data-as={line.as} data-tone={line.tone}>
        {line.text} <RuleIds rules={line.rules} />
      </li>
    ))}
  </ol>
)

/** The result of the last order, scrolled into view. */
export function Outcome() {
  const { t } = useTranslation()
  const { laid, s } = useMiniatures()
  const { game, past } = laid.sitting.history
  const last = past.at(-1)
  const section = useRef<HTMLElement>(null)
  const seen = useRef(past.length)
  useEffect(() => {
    if (past.length > seen.current) section.current?.scrollIntoView({ block: 'nearest' })
    seen.current = past.length
  }, [past.length])
  if (last === undefined) return null
  const lines = talesOf(s, game.log ?? []).slice(last.events)
  return (
    <section
      ref={section}
      className={`${pieces['card']} ${css['outcome']}`}
      role="status"
      aria-label={t('miniatures:outcome')}
    >
      <Lines lines={lines.flatMap(tale => tale.lines)} />
    </section>
  )
}

/** The log, the latest first. */
export function Story() {
  const { t } = useTranslation()
  const { laid, s } = useMiniatures()
  const tales = talesOf(s, laid.sitting.history.game.log ?? []).toReversed()
  if (tales.length === 0) return <p>{t('miniatures:nothing-yet')}</p>
  return <Lines lines={tales.flatMap(tale => tale.lines)} />
}
