import type { FieldFile } from '@sandtable/scenario'
import type { Livery } from '../../../livery/livery.ts'
import { dressed } from '../../../livery/liveries.ts'

/** The sides of a battle, as far as their colours go. */
export interface Sided extends Pick<FieldFile, 'id'> {
  readonly sides: readonly Pick<FieldFile['sides'][number], 'id' | 'colour'>[]
}

/** The livery of each side of a battle in metres. */
export const fieldLiveries = (file: Sided): ReadonlyMap<string, Livery> =>
  dressed(file, () => file.sides.map(({ id, colour }) => ({ id, colour, side: id, leads: true })))
