import type { Kind } from '@sandtable/kernel'
import type { Trial } from './trial.ts'
import { exactlyTheOptions, gamesEnd } from './answers.ts'
import { forksStandAlone, playRepeats, savesGoOn } from './goes-on.ts'
import { foldingRebuilds, viewsFollow } from './log.ts'
import { secretsAreKept } from './secrets.ts'
import { undoStopsAtBarriers } from './undo.ts'
import { everyNoHasItsReason } from './why-not.ts'

/** A law of every game: it is checked by random play, and throws when broken. */
export interface Law {
  readonly id: string
  readonly sentence: string
  readonly check: <K extends Kind>(trial: Trial<K>) => void
}

export const LAWS: readonly Law[] = [
  { id: 'L1', sentence: 'saved and revived at any decision, the game goes on the same', check: savesGoOn },
  { id: 'L2', sentence: 'a fork and its original never touch', check: forksStandAlone },
  { id: 'L3', sentence: 'the same seed and answers make the same log', check: playRepeats },
  {
    id: 'L4',
    sentence: 'every option is accepted, all else is refused and changes nothing',
    check: exactlyTheOptions,
  },
  { id: 'L5', sentence: 'folding the log rebuilds the position', check: foldingRebuilds },
  {
    id: 'L6',
    sentence: 'what a viewer cannot know changes nothing of what he sees and is asked',
    check: secretsAreKept,
  },
  { id: 'L7', sentence: 'no dead end, bounded automatic steps, and the game ends', check: gamesEnd },
  {
    id: 'L8',
    sentence: "no undo across dice, a secret told or another's decision",
    check: trial => undoStopsAtBarriers(trial),
  },
  {
    id: 'L9',
    sentence: 'who applies the events he is shown always holds exactly his view',
    check: viewsFollow,
  },
  {
    id: 'L11',
    sentence: 'an answer may be given exactly where nothing speaks against it, and what does is no secret',
    check: everyNoHasItsReason,
  },
]

/** Checks every law, or throws the first breach. */
export function checkLaws<K extends Kind>(trial: Trial<K>): void {
  for (const { check } of LAWS) check(trial)
}
