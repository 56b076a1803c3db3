import type { Game } from '@sandtable/kernel'
import type { Waw } from '@sandtable/waw'
import type { GameFile } from '../game-file.ts'
import type { OpenedPack } from '../open-pack.ts'
import type { Replayed } from './course.ts'
import { copy, encode, fold } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { count } from '../figures.ts'

/** One thing that was looked into. */
export interface Finding {
  readonly holds: boolean
  readonly text: string
}

/** Whether a saved game is what its log and its answers say. */
export function checkGame({ s }: OpenedPack, file: GameFile, g: Game<Waw>, again: Replayed): Finding[] {
  const log = g.log ?? []
  const folded = fold(WAW, s, copy(WAW.start(s).position), log)
  return [
    {
      holds: encode(folded) === encode(g.p),
      text: `${count(log.length)} events, folded from the start, give the saved position`,
    },
    {
      holds: again.trouble === null && encode(again.log) === encode(log),
      text: `${count(file.answers.length)} answers, given again from seed ${file.seed}, give the same log${again.trouble === null ? '' : ` (${again.trouble})`}`,
    },
  ]
}
