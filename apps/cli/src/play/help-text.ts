import type { Desk } from './desk.ts'
import { COMMANDS } from './commands.ts'
import { exampleFor, withExample } from './example.ts'
import { padEnd, widest, wrapped } from '../screen.ts'

/** What can be typed now. */
export function helpText({ terminal, s, view, player }: Desk, moving: boolean): string[] {
  const { paint, width } = terminal.screen
  const example = exampleFor(s, view, player)
  const shown = COMMANDS.filter(command => moving || command.moving !== true)
  const usage = shown.map(({ name, takes }) => (takes === undefined ? name : `${name} ${takes}`))
  const column = Math.min(32, widest(usage))
  return [
    ...shown.flatMap(({ help }, i) => {
      const lines = wrapped(withExample(help, example), width - column - 4)
      return lines.map(
        (line, n) => `  ${padEnd(n === 0 ? (usage[i] as string) : '', column)}  ${paint.dim(line)}`,
      )
    }),
    '',
    ...wrapped(withExample(STACK, example), width - 2).map(line => `  ${paint.dim(line)}`),
  ]
}

const STACK =
  'Names may be cut short as long as they are clear: regions, cities, units, leaders and commands. A STACK is a region (whoever can move there), or counters with commas between, or “all {from} but {one}”.'
