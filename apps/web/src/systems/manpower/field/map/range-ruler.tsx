import type { Scenario, Sight } from '@sandtable/manpower'
import { attacksOf, living } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { firesOf } from '../logic/fires.ts'
import { groupAt } from '../logic/orders.ts'
import { metres } from '../logic/metres.ts'
import { row } from '../../../../words/numerals.ts'
import css from './group-card.module.css'

/** Pixels of the ruler: its whole width, where it starts and ends, and its line. */
const [WIDE, START, END, LINE] = [390, 26, 372, 46]
/** Rows for names above the line and below its figures. */
const [ABOVE, BELOW] = [24, 92]
/** Pixels of a letter of a name, about. */
const LETTER = 6.4

interface Ranged {
  readonly s: Scenario
  readonly p: Sight
  readonly group: number
}

/** An enemy on the ruler. */
interface Mark {
  readonly group: number
  readonly name: string
  readonly metres: number
  readonly isInReach: boolean
  readonly x: number
  /** Where its name is written; null: there is no room. */
  readonly y: number | null
}

/** The range of a group's weapons in metres, with every enemy at his distance: those it can aim at ringed, the rest pale. */
export function RangeRuler({ s, p, group }: Ranged) {
  const { t } = useTranslation()
  const ranges = rangesOf(s, p, group)
  const most = Math.max(0, ...ranges)
  if (most === 0) return null
  const { marks, whole, beyond } = marksOf({ s, p, group }, most)
  const ends = ranges.filter(far => far <= whole)
  const rows = marks.flatMap(({ y }) => y ?? [])
  const top = Math.min(LINE - 16, ...rows.map(y => y - 14))
  const bottom = Math.max(LINE + 26, ...rows.map(y => y + 6))
  const place = (far: number): number => START + (far / whole) * (END - START)
  const told = marks.map(({ name, metres: far, isInReach }) =>
    t(isInReach ? 'card:ruler:in-reach' : 'card:ruler:beyond', { name, metres: far }),
  )
  return (
    <figure className={css['range']} data-range>
      <svg
        viewBox={[0, top, WIDE, bottom - top].join(' ')}
        role="img"
        aria-label={t('card:ruler', { metres: most, enemies: row(told) })}
      >
        <path className={css['rest']} d={`M${START} ${LINE}H${END}`} />
        <path className={css['reach']} d={`M${START} ${LINE}H${place(Math.min(most, whole))}`} />
        {ticksOf(whole).map(far => (
          <g key={far} transform={`translate(${place(far)} ${LINE})`}>
            <path className={css['tick']} d="M0-5V5" />
            <text y={20}>{far}</text>
          </g>
        ))}
        {ends.map(far => (
          <path key={far} className={css['end']} d={`M${place(far)} ${LINE - 12}V${LINE + 9}`} />
        ))}
        <rect className={css['own']} x={START - 20} y={LINE - 10} width={20} height={20} rx={3} />
        {marks.map(mark => (
          <g
            key={mark.group}
            data-enemy={mark.group}
            data-reach={mark.isInReach}
            transform={`translate(${mark.x} ${LINE})`}
          >
            {mark.isInReach ? (
              <rect className={css['ring']} x={-10} y={-10} width={20} height={20} rx={5} />
            ) : null}
            <rect className={css['enemy']} x={-6} y={-6} width={12} height={12} rx={2} />
            {mark.y === null ? null : (
              <text className={css['name']} y={mark.y - LINE}>
                {t('card:ruler:name', { name: mark.name, metres: mark.metres })}
              </text>
            )}
          </g>
        ))}
      </svg>
      {beyond === 0 ? null : (
        <figcaption>{t('card:ruler:more', { count: beyond, metres: whole })}</figcaption>
      )}
    </figure>
  )
}

/** The ranges of its weapons in metres, each once. */
const rangesOf = (s: Scenario, p: Sight, group: number): number[] => [
  ...new Set(
    groupAt(p, group)
      .stacks.filter(stack => living(stack) > 0)
      .flatMap(stack => attacksOf(s, stack).map(({ range }) => metres(range)))
      .filter(range => range > 0),
  ),
]

/** How far the ruler goes: to the last enemy if all are within range, else beyond the range, to the nearest if he isn't too far. */
function wholeFor(most: number, distances: readonly number[]): number {
  const [nearest, farthest] = [Math.min(...distances), Math.max(...distances)]
  if (distances.length > 0 && farthest * 1.1 < most) return Math.ceil(farthest * 1.1)
  const beyond = distances.length === 0 ? 0 : Math.min(nearest * 1.1, most * 3)
  return Math.ceil(Math.max((most * 4) / 3, beyond))
}

/** The enemies on the ruler, the nearest first, and how many are beyond it. */
function marksOf({ s, p, group }: Ranged, most: number): { marks: Mark[]; whole: number; beyond: number } {
  const { shots, none } = firesOf(s, p, group, 'from')
  const distances = new Map<number, { far: number; isInReach: boolean }>()
  for (const { target, distance } of none) distances.set(target, { far: metres(distance), isInReach: false })
  for (const { target, distance } of shots) distances.set(target, { far: metres(distance), isInReach: true })
  const whole = wholeFor(
    most,
    [...distances.values()].map(({ far }) => far),
  )
  const all = [...distances]
    .map(([enemy, { far, isInReach }]) => ({
      group: enemy,
      name: groupAt(p, enemy).name,
      metres: far,
      isInReach,
    }))
    .sort((one, other) => one.metres - other.metres)
  const shown = all.filter(one => one.metres <= whole)
  const written: { readonly y: number; readonly from: number; readonly to: number }[] = []
  const marks = shown.map((one): Mark => {
    const x = START + (one.metres / whole) * (END - START)
    const half = ((one.name.length + 4) * LETTER) / 2
    const [from, to] = [x - half, x + half]
    const isFree = (y: number): boolean =>
      from >= 0 && to <= WIDE && written.every(other => other.y !== y || other.to < from || other.from > to)
    const y = [ABOVE, BELOW, ABOVE - 14].find(isFree) ?? null
    if (y !== null) written.push({ y, from: from - 4, to: to + 4 })
    return { ...one, x, y }
  })
  return { marks, whole, beyond: all.length - shown.length }
}

/** Round metres that divide a ruler in three to six. */
function ticksOf(whole: number): number[] {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find(metres => whole / metres <= 6) ?? 10_000
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, i) => i * step)
}
