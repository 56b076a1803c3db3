import type { Anywhere } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { emit } from '@sandtable/kernel'
import type { Blow } from './armour.ts'
import type { Disc } from './discs.ts'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Pair } from '../position.ts'
import type { Shooter } from './events.ts'
import type { Swath } from './patterns.ts'
import { at, NOBODY } from '../position.ts'
import { blastHits, blastOnWorks } from './blast.ts'
import { caughtBut, patternHits, patternOnWorks } from './patterns.ts'
import { inflict } from './losses.ts'
import { rollFormula } from './dice.ts'

/** An attack on the ground and not on a target. */
interface Charge {
  readonly damage: Formula
  readonly blow: Blow
  /** The firer; null: it was a mine or a spell. */
  readonly by: Shooter | null
  /** MG-mor-stack Groups credited with it. */
  readonly attackers: readonly number[]
}

const pair = ([x, y]: Point): Pair => [x, y]

/** M-exp-kill An explosion; neither side's advantage counts (MG-adv-area). */
export function explode(
  g: Anywhere<Manpower>,
  point: Point,
  killRadius: number,
  { damage, blow, by, attackers }: Charge,
): void {
  const { dice, value } = rollFormula(g, damage)
  emit(g, { is: 'ground-struck', by, origin: pair(point), point: pair(point), killRadius, dice })
  const burst = { point, killRadius, rolled: value, blow }
  const works = blastOnWorks(g.s, g.p, burst)
  inflict(g, blastHits(g.s, g.p, burst), attackers)
  for (const hit of works) emit(g, { is: 'work-hit', ...hit })
}

/** M-fp-all-hit A pattern sweeps the ground. */
export function sweep(
  g: Anywhere<Manpower>,
  swath: Swath,
  point: Point,
  { damage, blow, by, attackers }: Charge,
  firing: Disc | null,
): void {
  const { dice, value } = rollFormula(g, damage)
  emit(g, {
    is: 'ground-struck',
    by,
    origin: pair(swath.origin),
    point: pair(point),
    killRadius: null,
    dice,
  })
  const caught = caughtBut(g.s, g.p, swath, firing)
  const inside = firing === null ? NOBODY : at(g.p.groups, firing.group).inside
  const works = patternOnWorks(g.s, g.p, swath, value, blow, inside)
  inflict(g, patternHits(g.s, g.p, caught, value, blow), attackers)
  for (const hit of works) emit(g, { is: 'work-hit', ...hit })
}
