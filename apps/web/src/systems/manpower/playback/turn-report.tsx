import type { Blow, PlayerReport, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurnReport } from './use-report.ts'
import { BlowRow } from './blow-row.tsx'
import { figure } from '../../../chances/figures.ts'
import { groupAt } from '../field/logic/orders.ts'
import { Mark, Push } from '../../../frame/controls.tsx'
import { numeral } from '../../../words/numerals.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import { workName } from './blow-words.ts'
import panel from '../../../frame/panel.module.css'
import css from './turn-report.module.css'

/** Spectators read a report for so many milliseconds. */
const GLANCE = 6000

interface Reported {
  readonly reported: TurnReport
  /** The turn has just ended, and the playback waits. */
  readonly waits: boolean
}

/** What a turn came to: the losses and fire of each side, its best and worst shot, and every attack. */
export function TurnReportSection({ reported: { turn, from, report }, waits }: Reported) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { view, viewer } = useFieldState().seen
  const close = useCallback(() => (waits ? desk.cursor.goOn(true) : desk.report(null)), [waits, desk])
  useEffect(() => {
    if (!waits || viewer !== null) return
    const timer = setTimeout(close, GLANCE)
    return () => clearTimeout(timer)
  }, [waits, viewer, close])
  if (view === null) return null
  const { best, worst, blows } = report
  const order = [...report.players.keys()].sort((a, b) => Number(b === viewer) - Number(a === viewer))
  return (
    <section
      className={panel['section']}
      aria-label={t('turn-report:title', { turn })}
      data-report
      data-playback
    >
      <h2 className={css['title']}>{t('turn-report:title', { turn })}</h2>
      <p className={css['about']}>{t('turn-report:about')}</p>
      {order.map(player => (
        <Army key={player} player={player} report={report.players[player] as PlayerReport} p={view} />
      ))}
      {best === null && worst === null ? null : (
        <ul className={css['blows']}>
          {best === null ? null : <BlowRow as="best" blow={blows[best] as Blow} from={from} p={view} />}
          {worst === null ? null : <BlowRow as="worst" blow={blows[worst] as Blow} from={from} p={view} />}
        </ul>
      )}
      {blows.length <= 2 ? null : (
        <details className={css['every']}>
          <summary>{t('turn-report:blows')}</summary>
          <ul className={css['blows']}>
            {blows.map((blow, n) => (
              <BlowRow key={n} as={null} blow={blow} from={from} p={view} />
            ))}
          </ul>
        </details>
      )}
      <div className={css['buttons']}>
        <Push as="main" onPress={close} data-go-on>
          {t(waits ? 'turn-report:go-on' : 'turn-report:close')}
        </Push>
      </div>
    </section>
  )
}

interface Armed {
  readonly player: number
  readonly report: PlayerReport
  readonly p: Sight
}

/** Groups with losses that are named; of more, the number is given. */
const NAMED = 5

/** What one player's army lost and did. */
function Army({ player, report, p }: Armed) {
  const { t } = useTranslation()
  const { s, viewer } = useFieldState().seen
  const { losses, volleys, shots, rolled, mean } = report
  const sum = (of: 'dead' | 'injured'): number => losses.reduce((all, one) => all + Math.max(0, one[of]), 0)
  const name = s.players[player]?.name ?? ''
  const fired = [
    ...(volleys === 0 ? [] : [t('turn-report:volleys', { count: volleys })]),
    ...(shots === 0 ? [] : [t('turn-report:shots', { count: shots })]),
  ]
  return (
    <div className={css['army']} data-army-report={player}>
      <h3>
        <Mark player={player} />
        {player === viewer ? t('field:side-you', { name }) : name}
      </h3>
      <dl>
        <div data-lost={losses.length > 0 || undefined}>
          <dt>{t('turn-report:lost')}</dt>
          <dd>
            {losses.length === 0 ? (
              t('turn-report:nobody')
            ) : (
              <>
                <b>{t('turn-report:dead', { count: sum('dead') })}</b>{' '}
                {t('turn-report:injured', { count: sum('injured') })}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('turn-report:fired')}</dt>
          <dd>{fired.length === 0 ? t('turn-report:held') : fired.join(', ')}</dd>
        </div>
        {rolled === 0 ? null : (
          <div>
            <dt>{t('turn-report:dice')}</dt>
            <dd>{t('turn-report:dice:came', { rolled, mean: figure(mean) })}</dd>
          </div>
        )}
      </dl>
      {losses.length === 0 ? null : (
        <ul className={css['losses']}>
          {losses.slice(0, NAMED).map(({ group, dead, injured }) => (
            <li key={group}>
              <span>{groupAt(p, group).name}</span>
              <b>{dead === 0 ? numeral(0) : numeral(-dead)}</b>
              <small>{injured > 0 ? t('turn-report:injured', { count: injured }) : ''}</small>
            </li>
          ))}
          {losses.length > NAMED ? <li>{t('turn-report:more', { count: losses.length - NAMED })}</li> : null}
        </ul>
      )}
      {notesOf(t, report, p, s).map(({ key, text, tone }) => (
        <p key={key} className={css['note']} data-tone={tone}>
          {text}
        </p>
      ))}
    </div>
  )
}

interface Note {
  readonly key: string
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** What befell an army besides its losses, one sentence for each kind. */
function notesOf(t: TFunction, report: PlayerReport, p: Sight, s: Parameters<typeof workName>[0]): Note[] {
  const group = (n: number): string => groupAt(p, n).name
  const spell = (n: number): string => s.spells[n]?.name ?? ''
  const work = (n: number): string => workName(s, p, n)
  const hero = ([g, k]: PlayerReport['fell'][number]): string =>
    s.units[groupAt(p, g).stacks[k]?.unit ?? -1]?.name ?? ''
  const notes: readonly (readonly [key: string, tone: Note['tone'], names: readonly string[]])[] = [
    ['gone', 'bad', report.wipedOut.map(group)],
    ['fell', 'bad', report.fell.map(hero)],
    ['low', 'bad', report.low.map(group)],
    ['surrendered', 'bad', report.surrendered.map(group)],
    ['left', 'bad', report.left.map(group)],
    ['failed', 'bad', report.failed.map(spell)],
    ['high', 'good', report.high.map(group)],
    ['spells', 'plain', report.spells.map(spell)],
    ['finished', 'good', report.finished.map(work)],
    ['taken', 'good', report.taken.map(work)],
  ]
  const said = notes
    .filter(([, , names]) => names.length > 0)
    .map(([key, tone, names]): Note => ({ key, tone, text: t(`turn-report:${key}`, { names }) }))
  const { healed } = report
  return healed === 0
    ? said
    : [...said, { key: 'healed', tone: 'good', text: t('turn-report:healed', { count: healed }) }]
}
