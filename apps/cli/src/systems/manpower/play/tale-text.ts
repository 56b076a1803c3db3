import type { LogLine } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { ruler, withRules, wrapped } from '../../../screen.ts'

/** A line of any kind. */
type AnyLine = Omit<LogLine, 'of'>

type Paint = (paint: Screen['paint'], text: string) => string

const TONES: Readonly<Record<LogLine['tone'], Paint>> = {
  plain: (_paint, text) => text,
  quiet: (paint, text) => paint.dim(text),
  good: (paint, text) => paint.green(text),
  bad: (paint, text) => paint.red(text),
}

/** Lines of a battle's log, the rules at their end. */
export const taleText = (screen: Screen, lines: readonly AnyLine[]): string[] =>
  lines.flatMap(line => lineText(screen, line))

function lineText(screen: Screen, { as, side, text, tone, rules }: AnyLine): string[] {
  const { paint, width } = screen
  if (as === 'heading') return ['', ruler(screen, text)]
  const dot = side === null ? paint.dim('·') : paintOf(screen, side)('•')
  const indent = as === 'reason' ? '     ' : ''
  const lines = wrapped(text, width - 4 - indent.length).map(
    (part, i) => `  ${as === 'reason' || i > 0 ? ' ' : dot} ${indent}${TONES[tone](paint, part)}`,
  )
  return withRules(screen, lines, tone === 'quiet' ? '' : rules.join(' '))
}
