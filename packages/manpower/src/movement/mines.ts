import type { Anywhere } from '@sandtable/kernel'
import type { Outline } from '@sandtable/board'
import { emit } from '@sandtable/kernel'
import { overlap } from '@sandtable/board'
import type { Blow } from '../combat/armour.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { centre, footprint } from '../formation/layout.ts'
import { explode } from '../combat/strike.ts'
import { workOutline, worksWith } from '../ground/terrain.ts'

/** M-arm-explosion What a mine strikes with. */
const MINE: Blow = { type: 'explosion', pierce: 'L', explodes: true }

/** Buildings of a kind on an area that a group newly takes up. */
export const worksUnder = (
  s: Scenario,
  p: Sight,
  trait: 'mines' | 'hazard',
  area: Outline,
  before: Outline | null,
): number[] =>
  worksWith(s, p, trait).filter(w => {
    const outline = workOutline(s, at(p.works, w))
    return overlap(area, outline) && (before === null || !overlap(before, outline))
  })

/** M-bld-stats The mines under a ground group that was elsewhere before, or nowhere, and not on them. */
export function treadOnMines(g: Anywhere<Manpower>, n: number, before: Outline | null): void {
  const group = at(g.p.groups, n)
  if (group.flying) return
  for (const work of worksUnder(g.s, g.p, 'mines', footprint(g.s, group), before)) springMines(g, n, work)
}

/** M-bld-stats A minefield goes off at the centre of the first group that enters it, and then is spent. */
export function springMines(g: Anywhere<Manpower>, group: number, work: number): void {
  const { blast } = at(g.s.works, at(g.p.works, work).kind)
  emit(g, { is: 'mines-sprung', group, work })
  if (blast === null) return
  const middle = centre(g.s, at(g.p.groups, group))
  explode(g, middle, blast.killRadius, { damage: blast.damage, blow: MINE, by: null, attackers: [] })
}
