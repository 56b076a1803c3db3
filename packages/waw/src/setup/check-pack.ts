import type { PackFile, Problem } from '@sandtable/scenario'
import type { Leader, Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import { checkOptions } from './options.ts'
import { counts, limitOf } from '../movement/stacking.ts'
import { isGround } from '../map/presence.ts'
import { warScenario } from './pack.ts'
import { at, nth } from '../position.ts'

/** What the edition and the rulings forbid in a pack that is sound in itself; paths start with the part of the pack. */
export function checkPack(pack: PackFile): Problem[] {
  const options = checkOptions(pack.options, ['pack', 'options'])
  if (options.length > 0) return options // All the rest depends on them.
  const s = warScenario(pack)
  return [
    ...s.units.flatMap(offLand),
    ...s.leaders.flatMap(leadsNobody),
    ...hidden(pack, s),
    ...overstacked(pack, s),
  ]
}

/** W-4.1.1-ground-domain Ships and aircraft neither march nor fight on land. */
function offLand(unit: Unit): Problem[] {
  if (isGround(unit)) return []
  const message = `expected a unit of the land, found ${unit.type}: the air and the sea are not yet played`
  return [{ path: ['counters', 'units', unit.id, 'type'], message, rule: 'W-4.1.1-ground-domain' }]
}

/** W-5.1-naval, W-5.1-aerial A leader of only ships or aircraft has no units to lead. */
function leadsNobody({ id, commands }: Leader): Problem[] {
  if (commands.includes('land')) return []
  const found = commands.length === 0 ? 'nobody' : commands.join(' and ')
  const message = `expected a leader who commands on land, found one who commands ${found}`
  return [{ path: ['counters', 'leaders', id], message, rule: 'W-5.3-land-attack' }]
}

/** W-4.1.2-hide, G-02 Units that start or arrive hidden are guerrillas, by their letter's meaning in this scenario. */
function hidden(pack: PackFile, s: Scenario): Problem[] {
  const guerrillas = new Set(s.units.filter(({ is }) => is.guerrilla).map(({ id }) => id))
  const arriving = pack.setup.reinforcements.flatMap((group, i) =>
    group.hidden
      ? group.units.map((id, j) => ({ id, path: ['setup', 'reinforcements', i, 'units', j] }))
      : [],
  )
  return [...pack.setup.hidden.map((id, i) => ({ id, path: ['setup', 'hidden', i] })), ...arriving]
    .filter(({ id }) => !guerrillas.has(id))
    .map(({ id, path }) => ({ path, message: `expected a guerrilla, found ${id}`, rule: 'W-4.1.2-hide' }))
}

/**
 * W-9-difficult, G-43 No region holds more of a side at the start than its limit; units in the fortress don't count.
 */
function overstacked(pack: PackFile, s: Scenario): Problem[] {
  const unitOf = new Map(s.units.map(({ id }, u) => [id, u]))
  const inside = new Set(pack.setup.inside)
  return s.map.regions.flatMap(({ id: region, terrain }, r) => {
    const limit = limitOf(s, r)
    const stacked = s.players.map(() => 0) // by side
    return (pack.setup.at[region] ?? []).flatMap((id, i) => {
      const u = unitOf.get(id)
      if (u === undefined || inside.has(id) || !counts(s, u)) return []
      const side = nth(s.players, at(s.owner, u)).side
      const number = (stacked[side] ?? 0) + 1
      stacked[side] = number
      if (number <= limit) return []
      const message = `expected at most ${limit} units of a side in ${terrain}, found ${id} beyond them`
      return [{ path: ['setup', 'at', region, i], message, rule: 'W-9-difficult' }]
    })
  })
}
