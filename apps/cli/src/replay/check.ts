import type { Game, Kind } from '@sandtable/kernel'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import type { Replayed } from './course.ts'
import { copy, encode, fold } from '@sandtable/kernel'
import { count } from '../figures.ts'
import { visible } from '@sandtable/scenario'

/** One thing that was looked into. */
export interface Finding {
  readonly holds: boolean
  readonly text: string
}

/** Findings as they are printed, a line each; what a file says in them begins no line of its own. */
export const findingText = (findings: readonly Finding[]): string =>
  findings.map(({ holds, text }) => `${holds ? 'yes' : 'NO '}  ${visible(text)}\n`).join('')

/** Whether a saved game is what its log and its answers say. */
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
      text: `${count(log.length)} events, folded from the start, give the saved position`,
    },
    {
      holds: again.trouble === null && encode(again.log) === encode(log),
      text: `${count(file.answers.length)} answers, given again from ${source(file)}, give the same log${again.trouble === null ? '' : ` (${again.trouble})`}`,
    },
  ]
}

const source = (file: GameFile): string =>
  'fair' in file ? "the server's secret and the players' nonces" : `seed ${file.seed}`
