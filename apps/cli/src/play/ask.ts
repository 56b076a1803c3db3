import type { Desk, Outcome } from './desk.ts'
import { isSpace } from '@sandtable/kernel'
import { sayQuestion, shortName } from '@sandtable/waw'
import { commandTyped, moving } from './commands.ts'
import { helpText } from './help-text.ts'
import { beginsOption, optionLines, optionTyped } from './options.ts'
import { paintOf } from './paints.ts'
import { shelterLines, shelterTyped } from './shelter.ts'
import { trouble } from './desk.ts'

const isMoving = ({ decision: { kind } }: Desk): boolean => kind === 'orders'

/** The question, its rule, and what can be answered. */
function questionLines(desk: Desk): string[] {
  const { decision, terminal } = desk
  const { paint } = terminal.screen
  const head = `${paint.bold(sentence(sayQuestion(decision.kind)))}  ${paint.dim(decision.rule)}`
  if (!isSpace(decision.options)) return [head, ...optionLines(desk)]
  if (isMoving(desk)) return [`${head}${paint.dim('  move STACK to REGION … done; help tells more')}`]
  return decision.kind === 'shelter' ? [head, ...shelterLines(desk)] : [head]
}

const sentence = (text: string): string => text.replace(/^./u, letter => letter.toUpperCase())

/** Asks until an answer comes, or whatever else is more than looking; the question is not put twice. Null: nobody types any more. */
export async function ask(desk: Desk, again: boolean): Promise<Exclude<Outcome, { show: unknown }> | null> {
  const { terminal, player, s, session } = desk
  if (!again) terminal.write(`\n${questionLines(desk).join('\n')}\n`)
  const prompt = `${paintOf(terminal.screen, player)(shortName(s, player))}> `
  for (;;) {
    const line = await terminal.read(prompt)
    if (line === null) return null
    if (session.moot()) return { moot: true }
    const outcome = typed(desk, line.trim())
    if (!('show' in outcome)) return outcome
    terminal.write(`${outcome.show.join('\n')}\n`)
  }
}

/** The option that a line means; where it means none, what can be chosen is listed again. */
function chosen(desk: Desk, line: string): Outcome {
  const outcome = optionTyped(desk, line)
  return 'show' in outcome ? { show: [...outcome.show, ...optionLines(desk)] } : outcome
}

/** What a line means: an option before a command, unless that is named in full. */
export function typed(desk: Desk, line: string): Outcome {
  const { decision } = desk
  if (/^(help|\?)$/i.test(line))
    return { show: [...questionLines(desk), '', ...helpText(desk, isMoving(desk))] }
  const listed = !isSpace(decision.options) && decision.options.length > 0
  if (listed && (line === '' || /^\d+$/.test(line))) return chosen(desk, line)
  if (decision.kind === 'shelter' && /^(|all|none|shelter\b.*)$/i.test(line)) return shelterTyped(desk, line)
  if (line === '') return trouble('done ends your movement; help tells what else you can do.')
  const command = commandTyped(line, isMoving(desk))
  const whole = command !== null && typeof command !== 'string' && command.whole
  if (listed && !whole && beginsOption(desk, line)) return chosen(desk, line)
  if (typeof command === 'string') return trouble(command)
  if (command !== null) return command.command.run(desk, command.rest)
  const option = listed ? chosen(desk, line) : null
  if (option !== null && 'answers' in option) return option
  const later = moving(line)
  if (later !== null) return trouble(`${later} is for your movement. Now: ${sayQuestion(decision.kind)}.`)
  if (option !== null) return option
  if (decision.kind === 'shelter') return shelterTyped(desk, line)
  return trouble(`There is no command '${line.split(/\s/)[0]}'; help lists them.`)
}
