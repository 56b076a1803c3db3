import type { ReactNode } from 'react'
import type { State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { Counter, detailFor } from '../counters/counter.tsx'
import { nameOfCounter } from '../counters/counter-name.ts'
import { faceOf, statesOf } from '../counters/seen-counter.ts'
import { useSettings } from '../../../look/settings.ts'
import { useTranslation } from 'react-i18next'
import styles from './battle-counter.module.css'

interface InBattle {
  readonly s: Scenario
  readonly pack: PackFile
  readonly view: Position
  readonly counter: number
  /** Its size in pixels: without room for the name on it, the name stands beside it. */
  readonly size: number
  readonly choosable: boolean
  readonly chosen: boolean
  readonly caption?: string
  readonly onChoose?: () => void
  readonly children?: ReactNode
}

/** A counter on the battle board; a button if it can be chosen. */
export function BattleCounter({
  s,
  pack,
  view,
  counter,
  size,
  choosable,
  chosen,
  caption,
  onChoose,
  children,
}: InBattle) {
  const { t } = useTranslation()
  const { symbols } = useSettings()
  const face = faceOf(pack, s, view, counter)
  const mark: readonly State[] = chosen ? ['selected'] : choosable ? ['can'] : []
  const states = [...statesOf(s, view, counter).filter(state => state !== 'moved'), ...mark]
  const drawn = <Counter face={face} size={size} states={states} symbols={symbols} />
  const label = nameOfCounter(t, face, states)
  return (
    <li className={styles['place']}>
      {choosable ? (
        <button
          type="button"
          className={styles['counter']}
          data-unit={counter}
          aria-pressed={chosen}
          aria-label={label}
          onClick={onChoose}
        >
          {drawn}
        </button>
      ) : (
        <div className={styles['counter']} data-unit={counter} role="img" aria-label={label}>
          {drawn}
        </div>
      )}
      {detailFor(size) === 96 ? null : (
        <span className={styles['name']} aria-hidden="true">
          {face.name}
        </span>
      )}
      {caption === undefined ? null : <span className={styles['caption']}>{caption}</span>}
      {children}
    </li>
  )
}
