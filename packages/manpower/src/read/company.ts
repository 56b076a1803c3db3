import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { areTogether } from '../powers/castings.ts'
import { at } from '../position.ts'
import { castersReady } from '../powers/cast.ts'

/**
 * M-spl-multi The casters of a spell directed by one of a stack: others of the stack first, then of those within 20 m of
 * all, each named in order. null: they are too few.
 */
export function companyFor(
  s: Scenario,
  p: Sight,
  player: number,
  spell: number,
  [group, stack]: Readonly<Pair>,
): Pair[] | null {
  const needed = at(s.spells, spell).casters
  const isFirst = (one: { group: number; stack: number }): boolean =>
    one.group === group && one.stack === stack
  const able = castersReady(s, p, player).filter(({ spells }) => spells.includes(spell))
  if (!able.some(isFirst)) return null
  const company: Pair[] = []
  for (const one of [...able.filter(isFirst), ...able.filter(other => !isFirst(other))]) {
    const units = Array.from({ length: one.free }, (): Pair => [one.group, one.stack])
    if (areTogether(s, p, [...company, ...units])) company.push(...units.slice(0, needed - company.length))
  }
  const [first, ...others] = company
  if (first === undefined || company.length < needed) return null
  return [first, ...others.sort((a, b) => a[0] - b[0] || a[1] - b[1])]
}
