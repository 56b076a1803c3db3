import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Blow } from '../combat/armour.ts'
import type { Manpower } from '../events.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { explode } from '../combat/strike.ts'

/** M-arm-explosion What a mine strikes with. */
const MINE: Blow = { type: 'explosion', pierce: 'L', explodes: true }

/** M-bld-stats A minefield goes off at the centre of the first group that enters it, and then is spent. */
export function springMines(g: Here<Manpower>, group: number, work: number): void {
  const { blast } = at(g.s.works, at(g.p.works, work).kind)
  emit(g, { is: 'mines-sprung', group, work })
  if (blast === null) return
  const middle = centre(g.s, at(g.p.groups, group))
  explode(g, middle, blast.killRadius, { damage: blast.damage, blow: MINE, by: null, attackers: [] })
}
