import { randomBytes } from 'node:crypto'
import { createColors } from 'picocolors'
import { visible } from '@sandtable/scenario'

/** Colours and weights, as picocolors names them. */
export type Paint = ReturnType<typeof createColors>

/** Nothing outside this process can write this mark, so `inkOf` made any code that carries it. */
const MARK = `\u001b${randomBytes(8).toString('hex')}`
const MARKED = new RegExp(`${MARK}(\\[\\d+m)`)
const EVERY_MARKED = new RegExp(MARKED, 'g')

/** Colours whose codes carry the mark; `shown` lets these through to the terminal, and no others. */
export function inkOf(wanted: boolean): Paint {
  const plain = createColors(wanted)
  if (!wanted) return plain
  return Object.fromEntries(
    Object.entries(plain).map(([name, paint]) => [
      name,
      typeof paint === 'function' ? marked(paint as (text: string) => string) : paint,
    ]),
  ) as Paint
}

/** Inside a painted text, the end of another paint returns to this one. */
function marked(paint: (text: string) => string): (text: string | number) => string {
  const [open = '', close = ''] = paint('\n')
    .split('\n')
    .map(code => code.replace('\u001b', MARK))
  return text => `${open}${String(text).replaceAll(close, close + open)}${close}`
}

/** A text as it goes to a terminal: in our colours, and with whatever else could act on the terminal spelled out. */
export const shown = (text: string): string =>
  text
    .split(MARKED)
    .map((part, i) => (i % 2 === 1 ? `\u001b${part}` : part.split('\n').map(visible).join('\n')))
    .join('')

/** The same without colours: what takes up room on a line. */
export const bare = (text: string): string => visible(text.replace(EVERY_MARKED, ''))
