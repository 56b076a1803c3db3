import type { Desk } from './table-talk.ts'
import { commandsAt } from './commands.ts'
import { padEnd, widest, widthOf, wrapped } from '../screen.ts'

/** What can be typed now. */
export function helpText(desk: Desk): string[] {
  const { talk, terminal } = desk
  const { paint, width } = terminal.screen
  const examples = talk.examples(desk)
  const shown = commandsAt(desk)
  const usage = shown.map(({ name, takes }) => (takes === undefined ? name : `${name} ${takes}`))
  const column = Math.min(32, widest(usage))
  return [
    ...shown.flatMap(({ help }, i) => {
      const [one = '', ...more] = wrapped(help(examples), width - column - 4)
      const typed = usage[i] as string
      const below = (line: string): string => `  ${' '.repeat(column)}  ${paint.dim(line)}`
      return widthOf(typed) > column
        ? [`  ${typed}`, below(one), ...more.map(below)]
        : [`  ${padEnd(typed, column)}  ${paint.dim(one)}`, ...more.map(below)]
    }),
    '',
    ...wrapped(talk.closing(examples), width - 2).map(line => `  ${paint.dim(line)}`),
  ]
}
