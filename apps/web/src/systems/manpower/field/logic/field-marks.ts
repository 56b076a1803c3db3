import type { FieldFile } from '@sandtable/scenario'
import type { Mark } from '@sandtable/draw'
import { fieldLiveries } from '@sandtable/draw'
import { markOf } from '../../../../frame/marks.ts'

/** The mark of each side of a battle. */
export function fieldMarks(pack: FieldFile): Mark[] {
  const liveries = fieldLiveries(pack)
  return pack.sides.map(({ id }) => markOf(liveries.get(id)))
}
