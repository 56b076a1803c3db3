import type { FieldFile } from '@sandtable/scenario'
import { expect, test } from 'vitest'
import { battleFile } from '../testing/packs.ts'
import { begin, encode, seeded } from '@sandtable/kernel'
import { fieldScenario } from './scenario.ts'
import { MANPOWER } from '../ruleset.ts'
import { playedPart } from './played.ts'
import { say } from '../say/testing/english.ts'
import { trackingSheets } from '../read/tracking.ts'

/** A battle whose attacks, abilities and groups have other names than in English. */
function translated(file: FieldFile): FieldFile {
  const { heroes, units } = file.catalogue
  const other = <T extends { name: string | null }>(part: T): T => ({ ...part, called: `${part.name} B` })
  return {
    ...file,
    sides: file.sides.map(side => ({
      ...side,
      groups: side.groups.map(group => ({ ...group, name: `${group.name} B` })),
    })),
    catalogue: {
      ...file.catalogue,
      units: Object.fromEntries(
        Object.entries(units).map(([id, unit]) => [
          id,
          { ...unit, attacks: unit.attacks.map(attack => (attack.name === null ? attack : other(attack))) },
        ]),
      ),
      heroes: Object.fromEntries(
        Object.entries(heroes).map(([id, hero]) => [
          id,
          { ...hero, ability: hero.ability && other(hero.ability) },
        ]),
      ),
    },
  }
}

const file = battleFile('coldwater-ford')
const there = translated(file)
const s = fieldScenario(there)

test('attacks and abilities have the names in the texts, and no game depends on those', () => {
  expect(encode(playedPart(there))).toBe(encode(playedPart(file)))
  expect(s.units.flatMap(({ attacks }) => attacks.map(({ name }) => name))).toContain('Machine guns B')
  const abilities = s.units.flatMap(({ hero }) => hero?.ability ?? [])
  expect(abilities.map(({ id, name }) => [id, name])).toContainEqual(['Stand fast', 'Stand fast B'])
})

test('[M-phase-lead] an event holds the word of an ability, and its line the text', () => {
  const g = begin(MANPOWER, s, { dice: seeded('words') })
  const [hero] = g.p.groups.flatMap(({ stacks }, group) =>
    stacks.flatMap(({ unit }, k) => {
      const ability = s.units[unit]?.hero?.ability
      return ability ? [{ ability, group, k }] : []
    }),
  )
  if (hero === undefined) throw new Error('nobody there has an ability')
  const { ability, group, k } = hero
  const side = g.p.groups[group]?.owner ?? 0
  const lines = say(s, g.p, { is: 'ability-used', side, hero: [group, k], name: ability.id, group })
  expect(lines[0]?.text).toContain(ability.name)
})

test("[M-sheet-columns] a sheet names the pack's groups as its texts do, even in an older saved battle", () => {
  const saved = fieldScenario(file).setup
  const rows = trackingSheets(s, saved, 'map').flatMap(sheet => sheet.rows)
  expect(rows.every(({ group }) => group.endsWith(' B'))).toBe(true)
})
