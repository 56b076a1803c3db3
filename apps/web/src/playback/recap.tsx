import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark, Push } from '../frame/controls.tsx'
import { RecapSteps, useSteps } from './recap-steps.tsx'
import { rowsOf } from './recap-rows.ts'
import { useNarrow } from '../frame/use-narrow.ts'
import { useFrame } from '../frame/frame-context.ts'
import type { Again } from './playback-context.ts'
import { useNews, usePace, useWatching } from './playback-context.ts'
import panel from '../frame/panel.module.css'
import css from './recap.module.css'

/** The others' moves since the player's last visit, in a few sentences, each of which shows its place. */
export function Recap() {
  const { t } = useTranslation()
  const { cursor, thumb, show, reopen } = useWatching()
  const { players, marks } = useFrame()
  const { known, after } = usePace()
  const news = useNews()
  const { rows, others } = useMemo(() => rowsOf(news), [news])
  const narrow = useNarrow()
  const showRow = (at: number): void => {
    const row = rows[at]
    if (row !== undefined) show(row.deed)
  }
  const { list, at, read, step } = useSteps(rows.length, showRow)
  const points = useMemo(() => cursor.points(), [cursor, known, after])
  const doers = [...new Set(news.flatMap(({ player }) => (player === null ? [] : [player])))]
  return (
    <section className={panel['section']} aria-label={t('recap:title')} data-recap>
      <h2 className={css['title']}>{t('recap:title')}</h2>
      <p className={css['doers']}>
        {doers.map(player => (
          <span key={player}>
            <Mark player={player} small /> {players[player]}
          </span>
        ))}
      </p>
      <ol className={css['rows']} ref={list} onScroll={narrow ? read : undefined}>
        {rows.map(({ number, deed }) => (
          <li key={deed.from}>
            <button
              type="button"
              className={css['row']}
              aria-description={t('recap:show')}
              onClick={() => show(deed)}
            >
              <i className={css['number']} style={{ background: marks[deed.player ?? -1]?.colour }}>
                {number}
              </i>
              <span className={css['thumb']}>{thumb(deed)}</span>
              <span>
                <b>{deed.words}</b>
                {deed.detail === null ? null : <small>{deed.detail}</small>}
              </span>
            </button>
            <Reopen again={reopen?.(deed) ?? null} />
          </li>
        ))}
      </ol>
      {narrow && rows.length > 1 ? <RecapSteps at={at} count={rows.length} step={step} /> : null}
      {others === 0 ? null : <p className={css['others']}>{t('recap:others', { count: others })}</p>}
      <ul className={css['points']}>
        {points.map(([before, now], player) =>
          before === now ? null : (
            <li key={player}>
              <Mark player={player} small /> {players[player]} <s>{before}</s> <b>{now}</b>
            </li>
          ),
        )}
      </ul>
      <div className={css['buttons']}>
        <Push as="usual" onPress={cursor.again}>
          {t('recap:again')}
        </Push>
        <Push as="main" onPress={cursor.know}>
          {t('recap:close')}
        </Push>
      </div>
    </section>
  )
}

/** Opens a fight of the past again. */
function Reopen({ again }: { readonly again: Again | null }) {
  const { t } = useTranslation()
  return again === null ? null : (
    <Push as="link" onPress={again.open}>
      {t(again.label)}
    </Push>
  )
}
