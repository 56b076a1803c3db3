import type { Mark } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import { liveries } from '@sandtable/draw'
import { markOf } from '../../../../frame/marks.ts'

/** The mark of each player: the field of their first nation if it is dark, else its stripe, hatched. */
export const marksOf = (pack: PackFile): Mark[] =>
  pack.players.map(({ id }) => {
    const nation = Object.keys(pack.nations).find(one => pack.nations[one]?.player === id)
    return markOf(nation === undefined ? undefined : liveries(pack).get(nation))
  })
