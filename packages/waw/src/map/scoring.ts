import type { Here, Part } from '@sandtable/kernel'
import { emit, total } from '@sandtable/kernel'
import type { Slot } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { turnUp } from '../battle/commanders.ts'
import { deathPart } from '../battle/points.ts'

/** W-14-mirror, G-66 One player's gain outside a battle is another's loss, as far as the gauge goes. */
export function score(g: Here<Waw>, gainer: number, loser: number | null, because: readonly Part[]): void {
  const change = total(because)
  if (change !== 0) emit(g, { is: 'scored', gainer, loser, because, change })
}

/** G-66 A leader lost outside a battle scores by rank; a face-down one is turned up first. */
export function scoreDeath(g: Here<Waw>, gainer: number, loser: number, slot: Slot): void {
  turnUp(g, slot)
  score(g, gainer, loser, [deathPart(nth(g.s.leaders, at(g.p.face, slot)))])
}
