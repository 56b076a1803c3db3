import type { Here, Part } from '@sandtable/kernel'
import { emit, total } from '@sandtable/kernel'
import type { Slot } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { turnUp } from '../battle/commanders.ts'
import { deathPart } from '../battle/points.ts'

/** W-14-mirror, G-66 What one player gains outside a battle another loses, as far as his gauge goes. */
export function score(g: Here<Waw>, gainer: number, loser: number | null, because: readonly Part[]): void {
  const change = total(because)
  if (change !== 0) emit(g, { is: 'scored', gainer, loser, because, change })
}

/** G-66 A leader who is lost outside a battle scores by his rank; one who lies face down is turned up first. */
export function scoreDeath(g: Here<Waw>, gainer: number, loser: number, slot: Slot): void {
  turnUp(g, slot)
  score(g, gainer, loser, [deathPart(nth(g.s.leaders, at(g.p.face, slot)))])
}
