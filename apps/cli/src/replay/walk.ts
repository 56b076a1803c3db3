import type { Event, Eyes, Tale, Watch } from '@sandtable/waw'
import { catchUp, watch } from '@sandtable/waw'
import type { WarPack } from '@sandtable/shelf'
import type { Replayed } from './course.ts'
import type { Terminal } from '../terminal.ts'
import { headerText } from '../play/header.ts'
import { mapText } from '../play/map-text.ts'
import { taleText } from '../play/tale-text.ts'

const HELP = 'n or Enter goes on, p back, a number to that answer, t3 to turn 3, m shows the map, q ends.'

/** Walks through a game, answer by answer, forwards and back. */
export async function walk(terminal: Terminal, opened: WarPack, again: Replayed, eyes: Eyes): Promise<void> {
  const { s } = opened
  const last = again.marks.length - 1
  let at = 0
  let here = upTo(opened, again, eyes, at)
  terminal.write(`${terminal.screen.paint.bold(s.name)}\n${HELP}\n`)
  show(terminal, opened, here, at, last)
  for (;;) {
    const line = (await terminal.read('replay> '))?.trim().toLowerCase() ?? 'q'
    if (line === 'q' || line === 'quit') return
    if (line === 'm' || line === 'map') {
      terminal.write(`${mapText(terminal.screen, s, here.watch.view).join('\n')}\n`)
      continue
    }
    const to = target(again, line, at, last)
    if (to === null) terminal.write(`${HELP}\n`)
    else {
      here = to === at + 1 ? onward(opened, again, here.watch, to) : upTo(opened, again, eyes, to)
      at = to
      show(terminal, opened, here, at, last)
    }
  }
}

/** The answer that a line leads to; null: none. */
function target({ log, marks }: Replayed, line: string, at: number, last: number): number | null {
  if (line === '' || line === 'n') return Math.min(last, at + 1)
  if (line === 'p') return Math.max(0, at - 1)
  if (/^\d+$/.test(line)) return Math.min(last, Number(line))
  const turn = /^t(?:urn)?\s*(\d+)$/.exec(line)?.[1]
  if (turn === undefined) return null
  const event = log.findIndex((e: Event) => e.is === 'turn-began' && e.turn === Number(turn))
  const mark = marks.findIndex(length => length > event)
  return event < 0 || mark < 0 ? null : mark
}

interface Place {
  readonly watch: Watch
  /** What the last answer brought about. */
  readonly fresh: readonly Tale[]
}

/** Somebody who has watched up to an answer, and what it brought about. */
function upTo(opened: WarPack, again: Replayed, eyes: Eyes, at: number): Place {
  const w = watch(opened.s, eyes)
  if (at > 0) catchUp(w, opened.s, again.log.slice(0, again.marks[at - 1]))
  return onward(opened, again, w, at)
}

const onward = ({ s }: WarPack, { log, marks }: Replayed, w: Watch, at: number): Place => ({
  watch: w,
  fresh: catchUp(w, s, log.slice(0, marks[at])),
})

function show(
  terminal: Terminal,
  { s }: WarPack,
  { watch: { view }, fresh }: Place,
  at: number,
  last: number,
): void {
  const { screen } = terminal
  const where = at === 0 ? `Before the first of ${last} answers` : `Answer ${at} of ${last}`
  const tale = taleText(screen, s, fresh, null)
  const lines = [
    '',
    ...headerText(screen, s, view, null),
    screen.paint.dim(`  ${where}`),
    ...(tale.length > 0 ? tale : ['  Nothing to tell.']),
  ]
  terminal.write(`${lines.join('\n')}\n`)
}
