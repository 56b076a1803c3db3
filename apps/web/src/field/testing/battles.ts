import type { Game } from '@sandtable/kernel'
import type { Manpower } from '@sandtable/manpower'
import type { FieldPack } from '@sandtable/shelf'
import { begin, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { isField, packFolder, readFolder } from '@sandtable/shelf'
import { MANPOWER } from '@sandtable/manpower'
import { randomAnswer } from '@sandtable/testkit'

/** A battle of those that come with the program, by its id. */
export const battleOf = (id: string): FieldPack => battleIn(packFolder(id) as string)

/** A battle in a folder. */
function battleIn(folder: string): FieldPack {
  const opening = readFolder(folder)
  if (!opening.ok) throw new Error(opening.problems.join('\n'))
  if (!isField(opening.opened)) throw new Error(`${folder} is no battle`)
  return opening.opened
}

/** The first answers of a battle, drawn at random. */
export function fought(s: FieldPack['s'], answers: number): Game<Manpower> {
  const g = begin(MANPOWER, s, { dice: seeded('fought') })
  const chance = seeded('answers')
  for (let n = 0; n < answers; n++) {
    const asked = pending(g)
    const { player, options } = asked[rollDice(chance, asked.length)] as (typeof asked)[number]
    submit(g, player, randomAnswer(options, chance))
  }
  return g
}
