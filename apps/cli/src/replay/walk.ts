import type { Kind } from '@sandtable/kernel'
import type { Eyes, Telling, Witness } from '../play/table-talk.ts'
import type { Replayed } from './course.ts'
import type { Session } from '../play/session.ts'
import type { Terminal } from '../terminal.ts'
import { summaryOf } from '../play/session.ts'
import { saidText } from '../play/talk.ts'
import { phrase } from '../words/words.ts'

const HELP = phrase('replay:help')

/** The game to step through, and its talk. */
type Show = Pick<Session, 'opened' | 'talk'>

/** Steps through a game, answer by answer, forwards and back. */
export async function walk(terminal: Terminal, show: Show, again: Replayed, eyes: Eyes): Promise<void> {
  const { opened, talk } = show
  let at = 0
  let here = upTo(show, again, eyes, at)
  terminal.write(`${terminal.screen.paint.bold(summaryOf(opened).title)}\n${HELP}\n`)
  tell(terminal, show, here, again, at)
  for (;;) {
    const line = (await terminal.read('replay> '))?.trim().toLowerCase() ?? 'q'
    if (line === 'q' || line === 'quit') return
    if (line === 'm' || line === 'map') {
      terminal.write(`${talk.board(terminal.screen, opened.s, here.watch.view).join('\n')}\n`)
      continue
    }
    const to = target(show, again, line, at)
    if (to === null) terminal.write(`${HELP}\n`)
    else {
      here = to === at + 1 ? onward(show, again, here.watch, to) : upTo(show, again, eyes, to)
      at = to
      tell(terminal, show, here, again, at)
    }
  }
}

/** The answer that a line leads to; null: none. */
function target({ talk }: Show, { log, marks }: Replayed, line: string, at: number): number | null {
  const last = marks.length - 1
  if (line === '' || line === 'n') return Math.min(last, at + 1)
  if (line === 'p') return Math.max(0, at - 1)
  if (/^\d+$/.test(line)) return Math.min(last, Number(line))
  const turn = /^t(?:urn)?\s*(\d+)$/.exec(line)?.[1]
  if (turn === undefined) return null
  const event = log.findIndex((e: Kind['e']) => talk.turnBegun(e) === Number(turn))
  const mark = marks.findIndex(length => length > event)
  return event < 0 || mark < 0 ? null : mark
}

interface Moment {
  readonly watch: Witness
  /** The effects of the last answer. */
  readonly fresh: Telling
}

/** A viewer who has watched up to an answer, and the effects of it. */
function upTo(show: Show, again: Replayed, eyes: Eyes, at: number): Moment {
  const { talk, opened } = show
  const watch = talk.watch(opened.s, eyes, false)
  if (at > 0) talk.catchUp(watch, opened.s, again.log.slice(0, again.marks[at - 1]))
  return onward(show, again, watch, at)
}

const onward = ({ talk, opened }: Show, { log, marks }: Replayed, watch: Witness, at: number): Moment => ({
  watch,
  fresh: talk.catchUp(watch, opened.s, log.slice(0, marks[at])),
})

function tell(
  terminal: Terminal,
  { talk, opened }: Show,
  { watch: { view }, fresh }: Moment,
  { marks, entries }: Replayed,
  at: number,
): void {
  const { screen } = terminal
  const where = phrase(at === 0 ? 'replay:start' : 'replay:answer', { answer: at, count: marks.length - 1 })
  const said = entries.filter(({ after }) => after === at).map(entry => `  ${saidText(opened, entry)}`)
  const tale = fresh(screen, null)
  const lines = [
    '',
    ...talk.header(screen, opened.s, view, []),
    screen.paint.dim(`  ${where}`),
    ...(tale.length + said.length > 0 ? tale : [`  ${phrase('replay:quiet')}`]),
    ...said,
  ]
  terminal.write(`${lines.join('\n')}\n`)
}
