import type { Detail, Face, State } from '@sandtable/draw'
import { counter, VARIABLES } from '@sandtable/draw'
import { useMemo } from 'react'
import { counterVoice } from '../words/counters.ts'
import { Drawn } from '../../../look/drawn.tsx'
import styles from './counters.module.css'

export interface CounterShown {
  readonly face: Face
  /** In pixels; its level of detail follows from that. */
  readonly size: number
  readonly states?: readonly State[]
  readonly symbols?: 'silhouette' | 'nato'
  /** Its name, unless that stands beside it. */
  readonly label?: string
  /** Its place within a larger drawing. */
  readonly x?: number
  readonly y?: number
}

/** A counter, on a page or within a larger drawing; rings and badges reach out of its box. */
export function Counter({ face, size, states, symbols, label, x, y }: CounterShown) {
  const drawing = useDrawn(face, size, states, symbols)
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...name}
      className={styles['counter']}
      {...{ x, y }}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      overflow="visible"
    >
      <Drawn drawing={drawing} />
    </svg>
  )
}

/** Redrawn only when something on it has changed. */
function useDrawn(
  face: Face,
  size: number,
  states: readonly State[] = [],
  symbols: CounterShown['symbols'] = 'silhouette',
) {
  const marks = states.join(' ')
  return useMemo(
    () =>
      counter(face, {
        detail: detailFor(size),
        palette: VARIABLES,
        voice: counterVoice,
        symbols,
        states: marks === '' ? [] : (marks.split(' ') as State[]),
      }),
    [face, size, symbols, marks],
  )
}

/** A name can be read from 80 pixels on, the corners from 40. */
export const detailFor = (size: number): Detail => (size >= 80 ? 96 : size >= 40 ? 48 : 28)
