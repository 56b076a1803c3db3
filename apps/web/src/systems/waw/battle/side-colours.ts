import type { Mark } from '@sandtable/draw'
import type { CSSProperties } from 'react'
import { fillOf } from '../../../frame/marks.ts'

/** For pictures of a viewer's side and the enemy's: each in the mark of its player. */
export const coloursOf = (marks: readonly Mark[], mine: number, theirs: number): CSSProperties =>
  ({ ...colours('mine', marks[mine]), ...colours('theirs', marks[theirs]) }) as CSSProperties

const colours = (side: 'mine' | 'theirs', mark: Mark | undefined): Readonly<Record<string, string>> =>
  mark === undefined ? {} : { [`--${side}Mark`]: mark.colour, [`--${side}Fill`]: fillOf(mark) }
