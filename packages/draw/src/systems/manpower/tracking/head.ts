import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { Paper } from '../../../paper.ts'
import type { TrackingWords } from '../words/words.ts'
import { EDGE, ruled, written } from './marks.ts'
import { el } from '../../../el.ts'
import { fitted } from '../../../wrap.ts'

/** What is written at the head of the sheet; null: a line to write on. */
export interface TrackingHead {
  readonly player: string | null
  readonly battle: string | null
  readonly turn: number | null
}

export const BLANK_HEAD: TrackingHead = { player: null, battle: null, turn: null }

export function headOf(
  { player, battle, turn }: TrackingHead,
  { width }: Paper,
  voice: Voice<TrackingWords>,
): El {
  const right = width - EDGE
  const title = voice('sheet')
  const field = (x: number, to: number, name: string, text: string): El =>
    el(
      'g',
      {},
      written(x, 19, name, { size: fitted(name, 11, 3.3) }),
      written(x + 12, 19, text, { size: fitted(text, to - x - 12, 3.8), weight: 600, serif: true }),
      ruled(`M${x} 20.4H${to}`, 0.2),
    )
  return el(
    'g',
    {},
    written(EDGE, 19.5, title, { size: fitted(title, 66, 8), weight: 600, serif: true }),
    field(EDGE + 68, right - 74, voice('head:player'), player ?? ''),
    field(right - 70, right - 24, voice('head:battle'), battle ?? ''),
    field(right - 20, right, voice('head:turn'), turn === null ? '' : String(turn)),
    ruled(`M${EDGE} 23H${right}`, 0.7),
  )
}
