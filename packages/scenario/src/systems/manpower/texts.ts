import type { Section } from '../../locale/section.ts'
import { CALLED, NAME, named, PACK_TEXTS } from '../../locale/section.ts'
import { shownName } from '../../shapes.ts'

/** One of a unit, and several, within a sentence. */
const NUMBERS = {
  singular: { into: ['singular'], text: shownName, needed: false, isForm: true },
  plural: { into: ['plural'], text: shownName, needed: false, isForm: true },
} as const

/** The places of texts in stat sheets, by the sections of a locale file. */
export const SHEET_TEXTS = {
  units: named('a-unit', 'key', [['sheets', 'units', '*']], NUMBERS),
  works: named('a-work', 'key', [['sheets', 'works', '*']]),
  spells: named('a-spell', 'key', [['sheets', 'spells', '*']]),
  leaders: named('a-leader', 'key', [['sheets', 'leaders', '*']]),
  heroes: named('a-hero', 'key', [['sheets', 'heroes', '*']], NUMBERS),
  equipment: named('some-equipment', 'key', [['sheets', 'equipment', '*']]),
  attacks: {
    what: 'an-attack',
    known: 'word',
    rows: [
      ['sheets', 'units', '*', 'attack'],
      ['sheets', 'units', '*', 'others', '*'],
      ['sheets', 'heroes', '*', 'attack'],
      ['sheets', 'heroes', '*', 'others', '*'],
      ['sheets', 'equipment', '*', 'attack'],
    ],
    fields: { name: CALLED },
  },
  abilities: {
    what: 'an-ability',
    known: 'word',
    rows: [
      ['sheets', 'heroes', '*', 'ability'],
      ['sheets', 'leaders', '*', 'ability'],
    ],
    fields: { name: CALLED },
  },
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
