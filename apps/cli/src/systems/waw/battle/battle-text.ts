import type { BattleReport } from '@sandtable/waw'
import type { Opened } from '../open-battle.ts'
import type { Played } from './scripted.ts'
import type { Screen } from '../../../screen.ts'
import { ground, remarkLines, roster } from './roster.ts'
import { fitted, wrapped } from '../../../screen.ts'
import { story } from './story.ts'
import { summary } from './summary.ts'
import { remarks } from '../words/story.ts'

/** Where the dice came from. */
export interface Given {
  readonly rolls: number
  readonly seed: string | null
  /** What rolls them again, where the seed was drawn and not given. */
  readonly again: string | null
}

/** A battle from the first look at the stacks to the last point. */
export function battleText(
  screen: Screen,
  { s, file }: Opened,
  played: Played,
  report: BattleReport,
  given: Given,
): string {
  const { paint } = screen
  const before = remarks(s).map(({ outcome, rules }) => `${outcome} (${rules.join(', ')})`)
  const text = [
    paint.bold(s.name),
    ...wrapped(ground(file), screen.width).map(paint.dim),
    '',
    ...roster(screen, file),
    ...(before.length > 0 ? [''] : []),
    ...before.flatMap(remark => remarkLines(screen, remark)),
    ...story(screen, s, played.events),
    '',
    ...summary(screen, s, report),
    '',
    ...afterwards(played, given).map(line => paint.dim(`  ${line}`)),
    '',
  ]
  return fitted(text.join('\n'), screen.width)
}

/** What somebody needs who wants to see the same battle again. */
function afterwards({ diceUsed, unasked }: Played, { rolls, seed, again }: Given): string[] {
  const choices = unasked === 0 ? [] : [`scripted choices that nobody was asked for: ${unasked}`]
  if (rolls === 0)
    return [
      `${diceUsed} dice from seed ${seed}${again === null ? '' : `: ${again} repeats them`}`,
      ...choices,
    ]
  if (diceUsed > rolls)
    return [`${rolls} dice as given, then ${diceUsed - rolls} from seed ${seed}`, ...choices]
  const spare = rolls === diceUsed ? '' : `, ${rolls - diceUsed} not needed`
  return [`${diceUsed} dice as given${spare}${seed === null ? '' : '; the seed was not needed'}`, ...choices]
}
