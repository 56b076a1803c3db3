import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import type { CastOrder, DirectOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { Aim, Pair, Sight } from '../position.ts'
import type { Casters } from './castings.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario, Spell } from '../scenario.ts'
import type { WhyNotOn } from './spell-reach.ts'
import { areTogether, castersOf, declaredBefore, failSpell } from './castings.ts'
import { at, NOBODY } from '../position.ts'
import { deviate, zeroAt } from '../targeting/inaccuracy.ts'
import { granted } from './in-force.ts'
import { living, present } from '../formation/layout.ts'
import { whyNotOn } from './spell-reach.ts'

/** MG-ina-plain A spell's inaccuracy counts as it is rolled. */
const PLAIN = 1

/** M-spl-time-n The turns that a spell takes which a group begins now. */
export const turnsOf = (p: Sight, { time }: Spell, directing: number): number =>
  Math.max(1, (time ?? 1) - hurried(p, directing))

export const dueTurn = (p: Sight, spell: Spell, directing: number): number =>
  p.turn + turnsOf(p, spell, directing) - 1

/** M-spl-one Units of a stack that have not cast this turn; units busy with a longer spell may abandon it. */
function freeCasters(p: Sight, group: number, stack: number): number {
  const busy = p.castings
    .filter(({ begun, aim }) => begun === p.turn || aim !== null)
    .reduce((sum, { casters }) => sum + castersOf(casters, group, stack), 0)
  return living(at(at(p.groups, group).stacks, stack)) - busy
}

/** Stacks of a player that can cast now: the spells that they know, and how many of them are free. */
export function castersReady(
  s: Scenario,
  p: Sight,
  player: number,
): { group: number; stack: number; spells: number[]; free: number }[] {
  return p.groups.flatMap((group, g) =>
    group.owner !== player || !present(group)
      ? []
      : group.stacks.flatMap(({ spells }, k) => {
          const known = spells.filter(spell => at(s.spells, spell).time !== null)
          const free = known.length === 0 ? 0 : freeCasters(p, g, k)
          return free > 0 ? [{ group: g, stack: k, spells: known, free }] : []
        }),
  )
}

/** M-spl-target-late Spells of a player that take effect this turn and still need their target. */
export const castingsDue = (p: Sight, player: number): number[] =>
  [...p.castings.keys()].filter(n => {
    const { side: owner, due, aim } = at(p.castings, n)
    return owner === player && due === p.turn && aim === null
  })

/** Why a spell may not be cast this way. */
export type WhyNotCast = WhyNotOn | 'too-few' | 'no-aim' | 'aim-later'

/** M-spl-prop, M-spl-multi Whether these can cast a spell together: the first directs it, the others are named in order. */
function canCast(s: Scenario, p: Sight, player: number, { spell, casters }: CastOrder): boolean {
  const isOrdered = casters.every((caster, i) => i < 2 || isBefore(casters[i - 1] as Pair, caster))
  if (!isOrdered || casters.length !== at(s.spells, spell).casters) return false
  const know = casters.every(([g, k]) => {
    const group = p.groups[g]
    const stack = group?.stacks[k]
    return (
      group !== undefined &&
      stack !== undefined &&
      group.owner === player &&
      present(group) &&
      stack.spells.includes(spell) &&
      castersOf(casters, g, k) <= freeCasters(p, g, k)
    )
  })
  return know && areTogether(s, p, casters)
}

const isBefore = (one: Readonly<Pair>, other: Readonly<Pair>): boolean =>
  one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1])

/** M-spl-target-late Why casters may not start a spell this way; null: they may. */
export function whyNotCast(s: Scenario, p: Sight, player: number, order: CastOrder): WhyNotCast | null {
  const spell = s.spells[order.spell]
  const [first] = order.casters
  if (spell === undefined || spell.time === null || first === undefined) return 'not-there'
  if (!canCast(s, p, player, order)) return 'too-few'
  if (dueTurn(p, spell, first[0]) > p.turn) return order.aim === null ? null : 'aim-later'
  return order.aim === null ? 'no-aim' : whyNotOn(s, p, spell, first, order.aim)
}

/** M-spl-phase, MG-spl-break Casters who start another spell abandon the one before. */
export function cast(
  g: Anywhere<Manpower>,
  player: number,
  { spell: number, casters, aim }: CastOrder,
): void {
  const spell = at(g.s.spells, number)
  const [directing] = at(casters, 0)
  letGo(g, casters)
  const due = dueTurn(g.p, spell, directing)
  const falls = aim === null ? null : fallsAt(g, number, casters, aim)
  const casting = {
    side: player,
    spell: number,
    casters: casters.map(([group, stack]): Pair => [group, stack]),
    begun: g.p.turn,
    due,
    aim,
    falls,
    waits: declaredBefore(g.p, player).waits,
  }
  emit(g, { is: 'spell-begun', casting, hurried: hurried(g.p, directing) > 0 })
}

function letGo(g: Anywhere<Manpower>, casters: Casters): void {
  const left = spellsLeft(g.p, casters).map(n => at(g.p.castings, n))
  for (const casting of left) failSpell(g, g.p.castings.indexOf(casting), 'another-spell')
}

/**
 * MG-spl-break Spells under way that casters would abandon to start another: the youngest first, until enough of them are free.
 */
export function spellsLeft(p: Sight, casters: Casters): number[] {
  const left: number[] = []
  for (const [group, stack] of casters) {
    const all = living(at(at(p.groups, group).stacks, stack))
    const own = p.castings.map(casting => castersOf(casting.casters, group, stack))
    const busy = (): number => own.reduce((sum, units, n) => (left.includes(n) ? sum : sum + units), 0)
    while (busy() + castersOf(casters, group, stack) > all)
      left.push(
        p.castings.findLastIndex(
          ({ begun, aim }, n) => begun < p.turn && aim === null && at(own, n) > 0 && !left.includes(n),
        ),
      )
  }
  return left
}

/** M-phase-inacc Where a spell falls that goes astray; null: where it is aimed. */
function fallsAt(
  g: Anywhere<Manpower>,
  spell: number,
  casters: Casters,
  aim: DeepReadonly<Aim>,
): Pair | null {
  const { inaccuracy } = at(g.s.spells, spell)
  if (inaccuracy === null || aim.at !== 'point') return null
  const [group, stack] = at(casters, 0)
  const [x, y] = aim.point
  const { offset, ...rolled } = deviate(
    g,
    group,
    stack,
    inaccuracy,
    PLAIN,
    zeroAt(g.s, g.p, group, stack, [x, y]),
  )
  emit(g, { is: 'spell-strayed', spell, offset, ...rolled })
  return [x + offset[0], y + offset[1]]
}

/** M-spl-target-late Why a spell may not have this target; null: it may. */
export function whyNotDirect(
  s: Scenario,
  p: Sight,
  player: number,
  { casting: number, aim }: DirectOrder,
): WhyNotOn | null {
  if (!castingsDue(p, player).includes(number)) return 'not-there'
  const casting = at(p.castings, number)
  return whyNotOn(s, p, at(s.spells, casting.spell), at(casting.casters, 0), aim)
}

export function direct(g: Anywhere<Manpower>, player: number, { casting, aim }: DirectOrder): void {
  const { spell, casters } = at(g.p.castings, casting)
  const falls = fallsAt(g, spell, casters, aim)
  const { waits } = declaredBefore(g.p, player)
  emit(g, { is: 'spell-directed', casting, aim, falls, waits })
}

/** M-spl-target-late A spell without a chosen target in its turn comes to nothing. */
export function dropUndirected(g: Anywhere<Manpower>, player: number): void {
  for (const casting of castingsDue(g.p, player).reverse()) failSpell(g, casting, 'no-target')
}

/** Turns by which the next spell that a group begins is shortened. */
const hurried = (p: Sight, g: number): number => granted(p, g, NOBODY, 'cast')
