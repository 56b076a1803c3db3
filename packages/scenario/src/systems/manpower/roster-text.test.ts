import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commonSheets } from './testing/tiny-field.ts'
import { tinyRoster } from './testing/tiny-roster.ts'
import { readCatalogue } from './catalogue.ts'
import { readField } from './read.ts'
import { parseRoster } from './roster.ts'
import { enrolled, rosterText } from './roster-text.ts'

const PACKS = join(import.meta.dirname, '../../../../../packs')

test('a written roster reads back as the same, with its losses and its own sheets', () => {
  const reading = tinyRoster()
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const again = parseRoster(rosterText(reading.roster, reading.sheets), commonSheets())
  expect(again).toMatchObject({ ok: true, roster: reading.roster, sheets: reading.sheets })
})

test.for(['coldwater-ford', 'lantern-marsh', 'kestrel-station'])(
  '%s is enrolled with everything it has',
  id => {
    const common = readCatalogue(join(PACKS, 'catalogue'))
    if (!common.ok) throw new Error(JSON.stringify(common.problems))
    const battle = readField(join(PACKS, id), common.catalogue)
    if (!battle.ok) throw new Error(JSON.stringify(battle.problems))
    const roster = enrolled(battle.field)
    expect(parseRoster(rosterText(roster, null), common.catalogue)).toMatchObject({ ok: true, roster })
    const units = (
      sides: readonly { groups: readonly { stacks: readonly { units: number }[] }[] }[],
    ): number =>
      sides
        .flatMap(({ groups }) => groups.flatMap(({ stacks }) => stacks))
        .reduce((sum, one) => sum + one.units, 0)
    const later = battle.field.sides.flatMap(({ reinforcements }) => reinforcements)
    expect(units(roster.sides)).toBe(units(battle.field.sides) + units(later))
  },
)
