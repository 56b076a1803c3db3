import { join } from 'node:path'
import type { FieldGroupFile } from '@sandtable/scenario'
import type { OpenedPack } from '@sandtable/shelf'
import { isField, openedPack, PACKS, readFolder } from '@sandtable/shelf'

export const CROWD = 'A crowd on the ridge'

const MEN = 2000

/** Orlen Ridge with 2,000 men on it, as many in each stack of men. */
export function crowd(): OpenedPack {
  const opening = readFolder(join(PACKS, 'orlen-ridge'))
  if (!opening.ok || !isField(opening.opened)) throw new Error('orlen-ridge cannot be read')
  const { pack, system } = opening.opened
  const isMen = (unit: string): boolean =>
    pack.catalogue.units[unit]?.health === null && pack.catalogue.units[unit]?.crew === null
  const stacks = pack.sides.flatMap(({ groups }) =>
    groups.flatMap(group => group.stacks.filter(({ unit }) => isMen(unit))),
  )
  const filled = (group: FieldGroupFile): FieldGroupFile => ({
    ...group,
    stacks: group.stacks.map(stack =>
      isMen(stack.unit) ? { ...stack, units: Math.ceil(MEN / stacks.length) } : stack,
    ),
  })
  const sides = pack.sides.map(side => ({ ...side, groups: side.groups.map(filled) }))
  return openedPack(system, { ...pack, id: 'crowd', title: CROWD, sides })
}
