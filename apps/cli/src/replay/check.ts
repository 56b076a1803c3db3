import type { Game, Kind } from '@sandtable/kernel'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import type { Replayed } from './course.ts'
import { copy, encode, fold } from '@sandtable/kernel'
import { visible } from '@sandtable/scenario'
import { phrase } from '../words/words.ts'

/** One thing that was checked. */
export interface Finding {
  readonly holds: boolean
  readonly text: string
}

/** Findings as printed, a line each; text from a file starts no line of its own. */
export const findingText = (findings: readonly Finding[]): string =>
  findings
    .map(({ holds, text }) => `${phrase(holds ? 'finding:yes' : 'finding:no', { text: visible(text) })}\n`)
    .join('')

/** Whether a saved game matches its log and its answers. */
export function checkGame(
  { system: { rules }, s }: OpenedPack,
  file: GameFile,
  g: Game<Kind>,
  again: Replayed,
): Finding[] {
  const log = g.log ?? []
  const folded = fold(rules, s, copy(rules.start(s).position), log)
  return [
    {
      holds: encode(folded) === encode(g.p),
      text: phrase('finding:folded', { events: log.length }),
    },
    {
      holds: again.trouble === null && encode(again.log) === encode(log),
      text: answersText(file, again.trouble),
    },
  ]
}

function answersText(file: GameFile, why: string | null): string {
  const { length: answers } = file.answers
  const [key, seed] =
    'fair' in file ? (['finding:answers-fair', ''] as const) : (['finding:answers-seed', file.seed] as const)
  return why === null ? phrase(key, { answers, seed }) : phrase(`${key}-but`, { answers, seed, why })
}
