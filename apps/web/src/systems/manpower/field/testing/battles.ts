import type { Game, Pending } from '@sandtable/kernel'
import type { Manpower, Rulings } from '@sandtable/manpower'
import type { FieldPack } from '@sandtable/shelf'
import { begin, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { isField, packFolder, readFolder } from '@sandtable/shelf'
import { MANPOWER } from '@sandtable/manpower'
import { randomAnswer } from '@sandtable/testkit'
import type { Asked } from '../logic/orders.ts'
import { askedOf } from '../logic/orders.ts'

/** A battle that comes with the program, by its id. */
export const battleOf = (id: string): FieldPack => battleIn(packFolder(id) as string)

/** A battle in a folder. */
function battleIn(folder: string): FieldPack {
  const opening = readFolder(folder)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  if (!isField(opening.opened)) throw new Error(`${folder} is no battle`)
  return opening.opened
}

/** The first answers of a battle, at random. */
export function fought(s: FieldPack['s'], answers: number): Game<Manpower> {
  let left = answers
  return foughtUntil(s, 'fought', () => left-- === 0) as Game<Manpower>
}

/** A battle by random answers, perhaps under older rulings, up to the first decision of this kind; null: it ends before. */
export function foughtUntil(
  s: FieldPack['s'],
  seed: string,
  isWanted: (asked: Asked) => boolean,
  older: Partial<Rulings> = {},
): Game<Manpower> | null {
  const g = begin(MANPOWER, s, { dice: seeded(seed) })
  g.p.rulings = { ...g.p.rulings, ...older }
  const chance = seeded('answers')
  while (!over(g)) {
    const owed = pending(g)
    const decision = owed[rollDice(chance, owed.length)] as Pending
    const asked = askedOf({ s, view: g.p, decision })
    if (asked !== null && isWanted(asked)) return g
    submit(g, decision.player, randomAnswer(decision.options, chance))
  }
  return null
}
