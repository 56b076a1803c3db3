import type { Face, State } from '@sandtable/draw'
import { useMemo } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Counter } from './counter.tsx'
import { nameOfCounter } from './counter-name.ts'
import { fanOrder } from './fan-order.ts'
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
  const inOrder = useMemo(() => fanOrder(counters), [counters])
  const size = sizeIn(room, counters.length)
  const barred = useMemo(() => counters.filter(({ free }) => !free).map(({ key }) => key), [counters])
  return (
    <ListBox
      aria-label={label}
      className={styles['fan'] as string}
      layout="grid"
      orientation="horizontal"
      selectionMode="multiple"
      selectedKeys={picked}
      disabledKeys={barred}
      onSelectionChange={keys => onPick(new Set(keys === 'all' ? free(counters) : [...keys].map(String)))}
    >
      {inOrder.map(fanned => (
        <Ray
          key={fanned.key}
          fanned={fanned}
          size={size}
          isPicked={picked.has(fanned.key)}
          symbols={symbols}
        />
      ))}
    </ListBox>
  )
}

const free = (counters: readonly Fanned[]): string[] =>
  counters.filter(counter => counter.free).map(({ key }) => key)

interface RayShown {
  readonly fanned: Fanned
  readonly size: number
  readonly isPicked: boolean
  readonly symbols: 'silhouette' | 'nato'
}

function Ray({ fanned: { key, face, states, free: isFree }, size, isPicked, symbols }: RayShown) {
  const { t } = useTranslation()
  const name = nameOfCounter(t, face, states)
  const mark: readonly State[] = isPicked ? ['selected'] : isFree ? ['can'] : []
  return (
    <ListBoxItem id={key} textValue={name} aria-label={name} className={styles['ray'] as string}>
      <span data-piece={key}>
        <Counter face={face} size={size} states={[...states, ...mark]} symbols={symbols} />
      </span>
    </ListBoxItem>
  )
}

const [LARGE, SMALL, GAP, EDGES] = [80, 56, 16, 34]

/** A stack that would fill more than one row is drawn smaller, so that it leaves the map in sight. */
const sizeIn = (room: number, count: number): number =>
  Math.max(SMALL, Math.min(LARGE, Math.floor((room - EDGES + GAP) / count) - GAP))
