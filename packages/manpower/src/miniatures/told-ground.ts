import type { Part } from '@sandtable/kernel'
import type { Ground } from './orders.ts'
import { GROUND } from '../combat/advantage.ts'

/** Something about the ground that people at a table say themselves, and what it adds where it is so. */
export interface ToldRow {
  readonly what: keyof typeof GROUND
  readonly part: Part
  readonly isTold: boolean
}

/** M-adv-elev, M-adv-forest, M-adv-node All that can be said of the ground, in the order of the printed list. */
export const toldRows = (ground: Ground): ToldRow[] =>
  (Object.keys(GROUND) as ToldRow['what'][]).map(what => ({ what, part: GROUND[what], isTold: ground[what] }))

/** Parts of an advantage that the sheet knows without being told, by a row or by name. */
export const knownParts = (ground: Ground, parts: readonly Part[]): Part[] =>
  parts.filter(
    part =>
      !toldRows(ground).some(row => row.part.rule === part.rule) &&
      !(part.rule === ADDED && ground.more.some(row => row.what === part.what && row.change === part.change)),
  )

/** MG-adv-scope What people add by a name of their own. */
export const ADDED = 'MG-adv-scope'
