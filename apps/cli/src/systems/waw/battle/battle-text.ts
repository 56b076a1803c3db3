import type { BattleReport } from '@sandtable/waw'
import type { Opened } from '../open-battle.ts'
import type { Played } from './scripted.ts'
import type { Screen } from '../../../screen.ts'
import { ground, remarkLines, roster } from './roster.ts'
import { fitted, wrapped } from '../../../screen.ts'
import { story } from './story.ts'
import { summary } from './summary.ts'
import { remarks } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** Where the dice came from. */
export interface Given {
  readonly rolls: number
  readonly seed: string | null
  /** The option that rolls them again, if the seed was drawn and not given. */
  readonly again: string | null
}

/** A battle from the line-up of the stacks to the last point. */
export function battleText(
  screen: Screen,
  { s, file }: Opened,
  played: Played,
  report: BattleReport,
  given: Given,
): string {
  const { paint } = screen
  const before = remarks(s).map(({ outcome, rules }) => warPhrase('battle:remark', { text: outcome, rules }))
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

/** What it takes to see the same battle again. */
function afterwards({ diceUsed, unasked }: Played, { rolls, seed, again }: Given): string[] {
  const choices = unasked === 0 ? [] : [warPhrase('battle:unasked', { count: unasked })]
  return [diceText(diceUsed, { rolls, seed: seed ?? '', again }, seed !== null), ...choices]
}

function diceText(
  count: number,
  { rolls, seed, again }: Given & { readonly seed: string },
  isSeeded: boolean,
): string {
  if (rolls === 0)
    return again === null
      ? warPhrase('battle:dice-seed', { count, seed })
      : warPhrase('battle:dice-repeat', { count, seed, options: again })
  if (count > rolls) return warPhrase('battle:dice-both', { given: rolls, more: count - rolls, seed })
  const given = warPhrase('battle:dice-given', { count })
  const dice = rolls === count ? given : warPhrase('battle:dice-spare', { dice: given, spare: rolls - count })
  return isSeeded ? warPhrase('battle:seed-spare', { dice }) : dice
}
