import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Part } from '../battle/reasons.ts'
import type { Slot } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { turnUp } from '../battle/commanders.ts'
import { deathPart } from '../battle/points.ts'
import { sum } from '../battle/reasons.ts'

/** W-14-mirror, G-66 What one player gains outside a battle another loses, as far as his gauge goes. */
export function score(g: Here<Waw>, gainer: number, loser: number | null, because: readonly Part[]): void {
  const change = sum(because)
  if (change !== 0) emit(g, { is: 'scored', gainer, loser, because, change })
}

/** G-66 A leader who is lost outside a battle scores by his rank; one who lies face down is turned up first. */
export function scoreDeath(g: Here<Waw>, gainer: number, loser: number, slot: Slot): void {
  turnUp(g, slot)
  score(g, gainer, loser, [deathPart(nth(g.s.leaders, at(g.p.face, slot)))])
}
