import type { Section } from '../../locale/section.ts'
import { NAME, named, PACK_TEXTS } from '../../locale/section.ts'

/** Where stat sheets have texts, by the sections of a locale file. */
export const SHEET_TEXTS = {
  units: named('a-unit', 'key', [['sheets', 'units', '*']]),
  works: named('a-work', 'key', [['sheets', 'works', '*']]),
  spells: named('a-spell', 'key', [['sheets', 'spells', '*']]),
  leaders: named('a-leader', 'key', [['sheets', 'leaders', '*']]),
  heroes: named('a-hero', 'key', [['sheets', 'heroes', '*']]),
  equipment: named('some-equipment', 'key', [['sheets', 'equipment', '*']]),
  attacks: named('an-attack', 'name', [
    ['sheets', 'units', '*', 'attack'],
    ['sheets', 'units', '*', 'others', '*'],
    ['sheets', 'heroes', '*', 'attack'],
    ['sheets', 'heroes', '*', 'others', '*'],
    ['sheets', 'equipment', '*', 'attack'],
  ]),
  abilities: named('an-ability', 'name', [
    ['sheets', 'heroes', '*', 'ability'],
    ['sheets', 'leaders', '*', 'ability'],
  ]),
} as const satisfies Record<string, Section>

/** The same of a battle in metres, with stat sheets of its own. */
export const FIELD_TEXTS = {
  pack: PACK_TEXTS,
  sides: named('a-side', 'id', [['pack', 'sides', '*']]),
  node: { what: 'the-node', rows: [['map', 'node']], known: 'nothing', fields: { name: NAME } },
  places: named('place', 'name', [
    ['map', 'ground', '*'],
    ['map', 'walls', '*'],
    ['map', 'roads', '*'],
    ['map', 'names', '*'],
  ]),
  groups: named('a-group', 'side and key', [
    ['armies', '*', 'groups', '*'],
    ['armies', '*', 'reinforcements', '*', 'groups', '*'],
  ]),
  ...SHEET_TEXTS,
} as const satisfies Record<string, Section>
