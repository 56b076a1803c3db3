import type { Scenario, Spell } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { living } from '../formation/layout.ts'

/** How near a caster wants to be to the enemy for its spells. */
export const spellReach = (s: Scenario, p: Sight, g: number): number =>
  at(p.groups, g)
    .stacks.filter(stack => living(stack) > 0)
    .flatMap(({ spells }) => spells.map(spell => at(s.spells, spell)))
    .filter(({ time, damage }) => time !== null && damage !== null)
    .reduce((most, spell) => Math.max(most, reachOf(spell)), 0)

const reachOf = ({ range, pattern }: Spell): number =>
  range > 0
    ? range
    : pattern.kind === 'line'
      ? (pattern.length ?? 0)
      : pattern.kind === 'cone' || pattern.kind === 'circle'
        ? pattern.radius
        : 0
