import type { Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { wrapped } from '../../../screen.ts'
import { conditionWords, sayWhen } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** The scenario's special rules: their owners, when they apply, and their texts. */
export function rulesText({ paint, width }: Screen, s: Scenario): string[] {
  if (s.special.length === 0) return [warPhrase('rules:none')]
  return s.special.flatMap(({ name, text, when, player, if: wanted }) => {
    const whose = player === null ? warPhrase('rules:everybody') : (s.players[player]?.name ?? '')
    const notes = [
      whose,
      when === 'always' ? warPhrase('rules:always') : sayWhen([when]),
      ...conditionWords(s, wanted),
    ]
    return [
      `  ${paint.bold(name)}  ${paint.dim(notes.join(' · '))}`,
      ...wrapped(text.trim(), width - 6).map(line => `      ${line}`),
    ]
  })
}
