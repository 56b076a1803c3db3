import type { Part } from '@sandtable/kernel'
import type { Ground } from './orders.ts'
import { GROUND } from '../combat/advantage.ts'

/** A fact about the ground that people at a table give themselves, and its value. */
export interface ToldRow {
  readonly what: keyof typeof GROUND
  readonly part: Part
  readonly isTold: boolean
}

/** M-adv-elev, M-adv-forest, M-adv-node All facts about the ground, in the order of the printed list. */
export const toldRows = (ground: Ground): ToldRow[] =>
  (Object.keys(GROUND) as ToldRow['what'][]).map(what => ({ what, part: GROUND[what], isTold: ground[what] }))

/** Parts of an advantage that the sheet knows by itself, by row or by name. */
export const knownParts = (ground: Ground, parts: readonly Part[]): Part[] =>
  parts.filter(
    part =>
      !toldRows(ground).some(row => row.part.rule === part.rule) &&
      !(part.rule === ADDED && ground.more.some(row => row.what === part.what && row.change === part.change)),
  )

/** MG-adv-scope What people add by a name of their own. */
export const ADDED = 'MG-adv-scope'
