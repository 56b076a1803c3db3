import type { Mark } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'

/** Marks in the order of the players: they belong to a player, not to a nation, and none of them looks like amber. */
const MARKS: readonly Mark[] = [
  { colour: 'var(--firstMark)', hatched: false },
  { colour: 'var(--secondMark)', hatched: true },
  { colour: 'var(--thirdMark)', hatched: false },
  { colour: 'var(--fourthMark)', hatched: true },
]

/** The mark of each player. */
export const marksOf = (pack: PackFile): Mark[] =>
  pack.players.map((_, player) => MARKS[player % MARKS.length] as Mark)
