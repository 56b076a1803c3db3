import type { Position } from '@sandtable/waw'
import type { State } from '@sandtable/draw'
import { useMemo } from 'react'
import { Counter } from '../counters/counter.tsx'
import { faceOf, statesOf } from '../counters/seen-counter.ts'
import { useLay, useTable } from './table-context.ts'
import { useSettings } from '../../../look/settings.ts'

interface Tile {
  readonly counter: number
  readonly size: number
  readonly state?: 'none' | 'can' | 'picked'
}

const MARKS: Readonly<Record<NonNullable<Tile['state']>, readonly State[]>> = {
  none: [],
  can: [],
  picked: ['can'],
}

/** A counter in the panel, in its current state. */
export function CounterTile({ counter: c, size, state = 'none' }: Tile) {
  const { opened } = useTable()
  const { symbols } = useSettings()
  const { s, view } = useLay().seen
  const p = view as Position
  const face = useMemo(() => faceOf(opened.pack, s, p, c), [opened, s, p, c])
  const states = [...statesOf(s, p, c).filter(one => one !== 'eliminated'), ...MARKS[state]]
  return <Counter face={face} size={size} states={states} symbols={symbols} />
}
