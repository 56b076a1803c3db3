import type { Stack, State } from '@sandtable/draw'
import { stackMark, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { counterVoice } from '../words/counters.ts'
import { detailFor } from './counter.tsx'
import { Drawn } from '../../../look/drawn.tsx'

interface Marked {
  readonly stack: Omit<Stack, 'size'>
  readonly x: number
  readonly y: number
  readonly size: number
  readonly states?: readonly State[]
  readonly symbols?: 'silhouette' | 'nato'
}

/** A stack within a larger drawing: its top counter at this place, and how many lie under it. */
export function StackMark({ stack, x, y, size, states = [], symbols = 'silhouette' }: Marked) {
  const { top, count, commander = null } = stack
  const marks = states.join(' ')
  const drawing = useMemo(
    () =>
      stackMark(
        { top, count, commander, size },
        {
          detail: detailFor(size),
          palette: VARIABLES,
          voice: counterVoice,
          symbols,
          states: marks === '' ? [] : (marks.split(' ') as State[]),
        },
      ),
    [top, count, commander, size, symbols, marks],
  )
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}
