import type { ReactNode } from 'react'
import type { Kind } from '@sandtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Source } from '../replay/source.ts'
import type { Counted, Telling } from './counted.ts'
import type { Told } from '../playback/story.ts'
import { countedIn, lineOf, luckOf } from './counted.ts'
import { goTo } from '../router.ts'
import { Graph } from './graph.tsx'
import { Mark, Push } from '../frame/controls.tsx'
import { sayError } from '../words/told.ts'
import { sourceOfGame } from '../replay/source.ts'
import { useFrame } from '../frame/frame-context.ts'
import { addWords } from '../words/words.ts'
import { ending } from '../words/en/ending.ts'
import css from './ending.module.css'

addWords({ ending })

interface Viewed {
  /** The player whose end it is; null: nobody's in particular. */
  readonly viewer: number | null
}

/** The figures of a finished game, from its file. */
export function GameFigures({ viewer }: Viewed) {
  const { t } = useTranslation()
  const { game } = useFrame()
  const [shown, setShown] = useState<ReactNode>(<p className={css['wait']}>{t('ending:counting')}</p>)
  useEffect(() => {
    let left = false
    const put = (node: ReactNode): void => {
      if (!left) setShown(node)
    }
    sourceOfGame(game, null, source => <Shown source={source} viewer={viewer} />).then(put, (error: Error) =>
      put(<p className={css['wait']}>{t('ending:failed', { why: sayError(error) })}</p>),
    )
    return () => {
      left = true
    }
  }, [game, viewer, t])
  return shown
}

function Shown<K extends Kind, T extends Told<K>>({
  source,
  viewer,
}: Viewed & { readonly source: Source<K, T> }) {
  const { t } = useTranslation()
  const counted = useMemo(() => countedIn(t, source), [t, source])
  if (counted === null) return null
  return (
    <>
      <Table counted={counted} />
      <Graphs counted={counted} />
      <Moments counted={counted} viewer={viewer} />
    </>
  )
}

interface Shows {
  readonly counted: Counted
}

/** A row for each figure, a column for each player. */
function Table({ counted: { summary, words } }: Shows) {
  const { t } = useTranslation()
  const { players } = useFrame()
  const [first, last] = [summary.turns[0]?.standings ?? [], summary.turns.at(-1)?.standings ?? []]
  const hasPoints = last.some(({ points }) => points !== null)
  const cells = (cell: (player: number) => ReactNode): ReactNode[] =>
    players.map((name, player) => <td key={name}>{cell(player)}</td>)
  return (
    <section className={css['part']}>
      <h3>{t('ending:figures')}</h3>
      <table className={css['table']}>
        <thead>
          <tr>
            <td />
            {players.map((name, player) => (
              <th key={name} scope="col">
                <span>
                  <Mark player={player} small />
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasPoints ? (
            <tr>
              <th scope="row">{t('ending:points')}</th>
              {cells(player => (
                <b>{last[player]?.points ?? 0}</b>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="row">{t(words.strength)}</th>
            {cells(player => (
              <Of count={last[player]?.strength ?? 0} all={first[player]?.strength ?? 0} />
            ))}
          </tr>
          <tr>
            <th scope="row">{t(words.lost)}</th>
            {cells(player => (
              <b>{summary.lost[player] ?? 0}</b>
            ))}
          </tr>
          <tr>
            <th scope="row">{t(words.luck)}</th>
            {cells(player => (
              <Dice {...(summary.luck[player] ?? { rolled: 0, tenths: 0 })} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Of({ count, all }: { readonly count: number; readonly all: number }) {
  const { t } = useTranslation()
  return (
    <>
      <b>{count}</b> <small>{t('ending:started', { all })}</small>
    </>
  )
}

function Dice({ rolled, tenths }: { readonly rolled: number; readonly tenths: number }) {
  const { t } = useTranslation()
  const luck = luckOf(rolled, tenths)
  const expected = (tenths / 10).toFixed(tenths % 10 === 0 ? 0 : 1)
  return (
    <>
      <b>{rolled}</b> <small>{t('ending:expected', { expected })}</small>{' '}
      {luck === null ? null : <small data-luck={luck}>{t(`ending:${luck}`)}</small>}
    </>
  )
}

/** Points, if the game has any, and strength, by turn. */
function Graphs({ counted: { summary, words } }: Shows) {
  const { t } = useTranslation()
  const { players, marks } = useFrame()
  const hasPoints = summary.turns.some(({ standings }) => standings.some(({ points }) => points !== null))
  const linesOf = (what: 'points' | 'strength') =>
    players.map((name, player) => ({
      name,
      mark: marks[player] ?? { colour: 'var(--ink3)', hatched: false },
      points: lineOf(summary, player, what),
    }))
  return (
    <div className={`${css['part']} ${css['graphs']}`}>
      {hasPoints ? <Graph title={t('ending:graph:points')} lines={linesOf('points')} /> : null}
      <Graph title={t('ending:graph:strength', { what: t(words.strength) })} lines={linesOf('strength')} />
    </div>
  )
}

/** The best and the worst moment of the viewer, or the best of each player. */
function Moments({ counted: { best, worst, words }, viewer }: Shows & Viewed) {
  const { t } = useTranslation()
  const { players } = useFrame()
  const told: readonly (readonly [string, Telling | null | undefined])[] =
    viewer === null
      ? players.map((name, player) => [t('ending:best', { name }), best[player]])
      : [
          [t('ending:your-best'), best[viewer]],
          [t('ending:your-worst'), worst[viewer]],
        ]
  const moments = told.flatMap(([title, telling]) =>
    telling === null || telling === undefined ? [] : [{ title, ...telling }],
  )
  if (moments.length === 0) return null
  return (
    <section className={css['part']}>
      <h3>{t('ending:moments')}</h3>
      <ul className={css['moments']}>
        {moments.map(moment => (
          <Moment key={moment.title} {...moment} what={t(words.lost)} />
        ))}
      </ul>
    </section>
  )
}

interface Titled extends Telling {
  readonly title: string
  /** What its losses are called. */
  readonly what: string
}

function Moment({ title, turn, deed, lost, points, what }: Titled) {
  const { t } = useTranslation()
  const { game, players } = useFrame()
  const cost = players.map((name, player) => t('ending:each', { name, count: lost[player] ?? 0 }))
  const gain = players.map((name, player) => t('ending:each:signed', { name, count: points[player] ?? 0 }))
  const scored = points.some(count => count !== 0)
  return (
    <li>
      <h4>
        {title} <span>{t('ending:turn', { turn })}</span>
      </h4>
      <p>
        {deed.words}
        <small>
          {t('ending:cost', { what, each: cost })}
          {scored ? ` · ${t('ending:cost', { what: t('ending:points'), each: gain })}` : null}
        </small>
      </p>
      <Push
        aria-label={t('ending:watch-at', { words: deed.words })}
        onPress={() => goTo(`/replay/${game}#${deed.from}`)}
      >
        {t('ending:watch')}
      </Push>
    </li>
  )
}
