import type { Desk, Outcome } from './table-talk.ts'
import { rulesLike, ruleText } from './rulebook.ts'
import { quoted } from './names.ts'
import { summaryOf } from './session.ts'
import { trouble } from './table-talk.ts'
import { wrapped } from '../screen.ts'
import { phrase } from '../words/words.ts'

/** `why`, `why RULE` */
export function showRule({ talk, terminal, decision }: Desk, rest: string): Outcome {
  const id = rest === '' ? decision.rule : rest
  const { paint, width } = terminal.screen
  const text = ruleText(talk.rules(), id)
  if (text !== null) return { show: [paint.bold(id), ...wrapped(text, width - 2).map(line => `  ${line}`)] }
  const like = rulesLike(talk.rules(), id)
  return trouble(likeText(id, like))
}

/** How many ids are listed at a time. */
const MOST = 12

/** Says that there is no rule with this id, or lists those whose ids start with it. */
export function likeText(id: string, like: readonly string[]): string {
  const ids = like.slice(0, MOST)
  const more = like.length - ids.length
  if (ids.length === 0) return phrase('rule:none', { typed: quoted(id) })
  return more > 0 ? phrase('rule:like-more', { ids, more }) : phrase('rule:like', { ids })
}

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
