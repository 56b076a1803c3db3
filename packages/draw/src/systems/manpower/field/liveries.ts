import type { FieldFile } from '@sandtable/scenario'
import type { Livery } from '../../../livery/livery.ts'
import { dressed } from '../../../livery/liveries.ts'

/** The livery of each side of a battle in metres. */
export const fieldLiveries = (file: FieldFile): ReadonlyMap<string, Livery> =>
  dressed(file, () => file.sides.map(({ id, colour }) => ({ id, colour, side: id, leads: true })))
