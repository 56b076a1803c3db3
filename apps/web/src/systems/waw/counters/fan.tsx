import type { Face, State } from '@sandtable/draw'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Counter } from './counter.tsx'
import { nameOfCounter } from './counter-name.ts'
import { fanOrder } from './fan-order.ts'
import { ListBox } from '../../../look/list-box.tsx'
import styles from './fan.module.css'

export interface Fanned {
  readonly key: string
  readonly face: Face
  readonly states: readonly State[]
  /** Whether it can be picked. */
  readonly free: boolean
}

interface Spread {
  readonly label: string
  readonly counters: readonly Fanned[]
  readonly picked: ReadonlySet<string>
  readonly onPick: (picked: ReadonlySet<string>) => void
  readonly symbols?: 'silhouette' | 'nato'
  /** How wide it may be, in pixels. */
  readonly room: number
}

/** A stack fanned out. Arrows go through it, space or Enter picks and puts back; what is picked rises. */
export function Fan({ label, counters, picked, onPick, symbols = 'silhouette', room }: Spread) {
  const { t } = useTranslation()
  const inOrder = useMemo(() => fanOrder(counters), [counters])
  const size = sizeIn(room, counters.length)
  return (
    <ListBox
      label={label}
      className={styles['fan']}
      choiceClass={styles['ray']}
      onPick={onPick}
      choices={inOrder.map(({ key, face, states, free }) => ({
        key,
        name: nameOfCounter(t, face, states),
        isPicked: picked.has(key),
        isFree: free,
        shows: (
          <span data-piece={key}>
            <Counter
              face={face}
              size={size}
              states={[...states, ...markOf(picked.has(key), free)]}
              symbols={symbols}
            />
          </span>
        ),
      }))}
    />
  )
}

const markOf = (isPicked: boolean, isFree: boolean): readonly State[] =>
  isPicked ? ['selected'] : isFree ? ['can'] : []

const [LARGE, SMALL, GAP, EDGES] = [80, 56, 16, 34]

/** A stack that would fill more than one row is drawn smaller, so that it leaves the map in sight. */
const sizeIn = (room: number, count: number): number =>
  Math.max(SMALL, Math.min(LARGE, Math.floor((room - EDGES + GAP) / count) - GAP))
