import type { CatalogueFile, Enrolled } from '@sandtable/scenario'
import { priceOfArmy, rosterScenario } from '@sandtable/manpower'

/** M-mp-units The cost of each side of a roster, in hundredths of manpower; null: it has units from stat sheets of its own. */
export function costsOf(roster: Enrolled, catalogue: CatalogueFile): (number | null)[] {
  const { units, equipment, spells } = catalogue
  const isKnown = roster.sides.every(({ groups }) =>
    groups.every(({ stacks }) =>
      stacks.every(
        stack =>
          stack.unit in units &&
          stack.equipment.every(id => id in equipment) &&
          stack.spells.every(id => id in spells),
      ),
    ),
  )
  if (!isKnown) return roster.sides.map(() => null)
  const s = rosterScenario({ ruleset: 'manpower', ...roster, catalogue, odds: null })
  return roster.sides.map(({ leader, groups }, side) => priceOfArmy(s, s.setup, side, { leader, groups }))
}
