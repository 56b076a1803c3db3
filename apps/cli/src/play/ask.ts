import type { Desk, Outcome, SpaceTalk } from './table-talk.ts'
import { isSpace } from '@sandtable/kernel'
import { shortName } from '@sandtable/kernel'
import { commandForLater, commandTyped, OVER } from './commands.ts'
import { helpText } from './help-text.ts'
import { beginsOption, optionLines, optionTyped } from './options.ts'
import { paintOf } from './paints.ts'
import { quoted } from './names.ts'
import { summaryOf } from './session.ts'
import { trouble } from './table-talk.ts'
import { widthOf } from '../screen.ts'
import { phrase } from '../words/words.ts'

/** The question, its rule, and what can be answered. */
function questionLines(desk: Desk): string[] {
  const { decision, terminal } = desk
  const { paint } = terminal.screen
  const head = `${paint.bold(sentence(questionOf(desk)))}  ${paint.dim(decision.rule)}`
  const space = spaceAt(desk)
  if (space === null) return [head, ...optionLines(desk)]
  const hint = space.hint === '' ? '' : `  ${paint.dim(space.hint)}`
  const fits = widthOf(head + hint) <= terminal.screen.width
  return [...(fits ? [head + hint] : [head, hint]), ...space.lines]
}

/** The decision in words; null after the last. */
const questionOf = ({ decision: { kind }, talk }: Desk): string =>
  kind === OVER ? phrase('play:prompt-over') : talk.question(kind)

const spaceAt = (desk: Desk): SpaceTalk | null =>
  isSpace(desk.decision.options) ? desk.talk.space(desk) : null

const sentence = (text: string): string => text.replace(/^./u, letter => letter.toUpperCase())

/**
 * Asks until an answer comes, or a command that does more than look; the question isn't repeated. Null: the input has
 * ended. Before a line counts, checks that the question is still open.
 */
export async function ask(
  desk: Desk,
  again: boolean,
  moot: () => boolean,
): Promise<Exclude<Outcome, { show: unknown }> | null> {
  const { terminal, player, opened } = desk
  if (!again) terminal.write(`\n${questionLines(desk).join('\n')}\n`)
  const prompt = `${paintOf(terminal.screen, player)(shortName(summaryOf(opened), player))}> `
  for (;;) {
    const line = await terminal.read(prompt)
    if (line === null) return null
    if (moot()) return { moot: true }
    const outcome = typed(desk, line.trim())
    if (!('show' in outcome)) return outcome
    terminal.write(`${outcome.show.join('\n')}\n`)
  }
}

/** The option that a line means; if it means none, lists the choices again. */
function chosen(desk: Desk, line: string): Outcome {
  const outcome = optionTyped(desk, line)
  return 'show' in outcome ? { show: [...outcome.show, ...optionLines(desk)] } : outcome
}

/** What a line means: options win over commands, unless a command is named in full. */
export function typed(desk: Desk, line: string): Outcome {
  const { decision } = desk
  if (/^(help|\?)$/i.test(line)) return { show: [...questionLines(desk), '', ...helpText(desk)] }
  const listed = !isSpace(decision.options) && decision.options.length > 0
  if (listed && (line === '' || /^\d+$/.test(line))) return chosen(desk, line)
  const space = spaceAt(desk)
  const meant = space?.typed(line, 'before') ?? null
  if (meant !== null) return meant
  if (line === '') return trouble(phrase('play:see-help'))
  const command = commandTyped(desk, line)
  const whole = command !== null && typeof command !== 'string' && command.whole
  if (listed && !whole && beginsOption(desk, line)) return chosen(desk, line)
  if (typeof command === 'string') return trouble(command)
  if (command !== null) return command.command.run(desk, command.rest)
  const option = listed ? chosen(desk, line) : null
  if (option !== null && 'answers' in option) return option
  const later = commandForLater(desk, line)
  if (later !== null)
    return trouble(
      phrase('play:not-now', { ...later, question: sentence(questionOf(desk)).replace(/[^?.!]$/, '$&.') }),
    )
  return (
    option ??
    space?.typed(line, 'after') ??
    trouble(phrase('play:no-command', { typed: quoted(line.split(/\s/)[0] ?? '') }))
  )
}
