import type { Data, Migration } from '@sandtable/kernel'
import { FIRST_RULINGS } from './rulings.ts'
import { NOBODY } from './position.ts'

const NEW_IN_3 = { offered: [], givenUp: [], truce: false, rulings: { ...FIRST_RULINGS } }

type Fields = Readonly<Record<string, Data>>

/**
 * How battles that older versions of these rules have saved are brought up.
 *
 * - Version 2 asks who would give a group up as Acting begins, and ends the spells of captured casters; a battle of version 1
 *   stands at a line that 2 has, and goes on from there.
 * - Version 3 keeps with each battle the rulings that it began with, and the leaders that its players have chosen.
 * - Version 4 looks for enemies along the whole way of a move; a battle of version 3 goes on from where it stands.
 */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: body => body },
  {
    from: 2,
    migrate: body => {
      const position = body.position as Fields
      const leaders = (position.manpower as readonly Data[]).map(() => NOBODY)
      return { ...body, position: { ...position, ...NEW_IN_3, leaders } }
    },
  },
  { from: 3, migrate: body => body },
]
