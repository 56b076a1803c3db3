import type { Desk, Outcome } from './table-talk.ts'
import { rulesLike, ruleText } from './rulebook.ts'
import { quoted } from './names.ts'
import { summaryOf } from './session.ts'
import { trouble } from './table-talk.ts'
import { wrapped } from '../screen.ts'

/** `why`, `why RULE` */
export function showRule({ talk, terminal, decision }: Desk, rest: string): Outcome {
  const id = rest === '' ? decision.rule : rest
  const { paint, width } = terminal.screen
  const text = ruleText(talk.rules(), id)
  if (text !== null) return { show: [paint.bold(id), ...wrapped(text, width - 2).map(line => `  ${line}`)] }
  const like = rulesLike(talk.rules(), id)
  if (like.length === 0) return trouble(`There is no rule ${quoted(id)}.`)
  const more = like.length > MOST ? ` and ${like.length - MOST} more` : ''
  return trouble(`Rules that begin so: ${like.slice(0, MOST).join(', ')}${more}.`)
}

/** How many ids are listed at a time. */
const MOST = 12

/** `about` */
export function showAbout({ terminal, opened }: Desk): Outcome {
  const { title, about } = summaryOf(opened)
  const { paint, width } = terminal.screen
  const paragraphs = about.trim().split(/\n\s*\n/)
  return {
    show: [
      paint.bold(title),
      ...paragraphs.flatMap(text => [
        '',
        ...wrapped(text.replace(/\s+/g, ' '), width - 2).map(line => `  ${line}`),
      ]),
    ],
  }
}
