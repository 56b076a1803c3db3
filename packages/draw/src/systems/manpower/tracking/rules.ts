import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { Paper } from '../../../paper.ts'
import type { TrackingWords } from '../words/words.ts'
import { BOLD, EDGE, FOOT, ruled, written } from './marks.ts'
import { el } from '../../../el.ts'
import { widthOf, wrapped } from '../../../wrap.ts'

/** What is needed most while one fills the sheet: columns at the foot, by where they start and end in hundredths. */
const RULES = [
  { rule: 'volley', from: 0, to: 36 },
  { rule: 'men', from: 38, to: 66 },
  { rule: 'advantage', from: 68, to: 100 },
] as const

/** So many lines have room at the foot, from one to the next so far; a long note is set smaller. */
const LINES = 3
const LEADING = 4
const SIZES = [3, 2.7, 2.4, 2.1, 1.9] as const

export function rulesOf({ width, height }: Paper, voice: Voice<TrackingWords>): El {
  const top = height - FOOT + 6
  const wide = width - 2 * EDGE
  const parts = RULES.map(({ rule, from, to }) => ({
    x: EDGE + (wide * from) / 100,
    width: (wide * (to - from)) / 100,
    name: voice(`rule:${rule}`),
    note: voice(`rule:${rule}:note`),
  }))
  const size = SIZES.find(one => parts.every(part => linesOf(part, one).length <= LINES)) ?? SIZES[4]
  return el(
    'g',
    {},
    ruled(`M${EDGE} ${top}h${wide}`, 0.4),
    parts.map(part =>
      el(
        'g',
        {},
        written(part.x, top + 4.6, part.name, { size, weight: 700 }),
        linesOf(part, size).map((line, k) =>
          written(part.x + (k === 0 ? indentOf(part, size) : 0), top + 4.6 + k * LEADING, line, { size }),
        ),
      ),
    ),
  )
}

interface Rule {
  readonly width: number
  readonly name: string
  readonly note: string
}

const indentOf = ({ name }: Rule, size: number): number => BOLD * widthOf(`${name}  `, size)

const linesOf = (rule: Rule, size: number): string[] =>
  wrapped(rule.note, rule.width, size, indentOf(rule, size))
