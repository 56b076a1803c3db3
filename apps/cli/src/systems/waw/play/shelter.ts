import type { Space } from '@sandtable/kernel'
import type { Outcome } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { find } from '../../../play/names.ts'
import { named, sought } from './names.ts'
import { rosterText } from './stack-text.ts'
import { trouble } from '../../../play/table-talk.ts'
import { warPhrase } from '../words/words.ts'

const outside = ({ decision }: WarDesk): readonly number[] =>
  ((decision.options as Space).shape as { stack: readonly number[] }).stack

/** Enemies have come: chooses the units to take into the fortress. */
export function shelterLines(desk: WarDesk): string[] {
  const { s, view, terminal } = desk
  return [
    ...rosterText(terminal.screen, s, view, outside(desk)).map(line => `  ${line}`),
    terminal.screen.paint.dim(`  ${warPhrase('hint:shelter')}`),
  ]
}

export function shelterTyped(desk: WarDesk, line: string): Outcome {
  const words = line.replace(/^shelter\s*/i, '')
  if (/^(none)?$/i.test(words)) return { answers: [[]] }
  if (/^all$/i.test(words)) return { answers: [[...outside(desk)]] }
  const among = outside(desk).map(c => named(desk.s, desk.view, c))
  const found = words.split(',').map(word => find(word.trim(), among, sought('outside')))
  const unknown = found.find(one => 'trouble' in one)
  if (unknown !== undefined) return trouble(unknown.trouble)
  const stack = found.map(one => ('found' in one ? one.found.number : -1))
  return { answers: [[...new Set(stack)].sort((a, b) => a - b)] }
}
