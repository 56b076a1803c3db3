import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblem } from '../../problem.ts'
import { commonSheets, tinyField } from './testing/tiny-field.ts'
import { readCatalogue } from './catalogue.ts'
import { readField } from './read.ts'

const packs = mkdtempSync(join(tmpdir(), 'field-locales-'))
afterAll(() => rmSync(packs, { recursive: true }))

/** The tiny battle with these texts in German. */
function folderWith(name: string, german: string): string {
  const folder = join(packs, name)
  mkdirSync(join(folder, 'locales'), { recursive: true })
  for (const [file, text] of Object.entries(tinyField())) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'locales/de.yaml'), german)
  return folder
}

const GERMAN = `
pack: { title: Die Mühle, about: Blau hält die Mühle. }
sides: { blue: Blau }
node: Mühle
places: { The Mill: Mühle }
groups:
  blue: { first: Erste Blaue }
  red: { late: Späte Rote }
`

test('a battle in metres speaks the language of a locale file', () => {
  const folder = folderWith('tiny', GERMAN)
  expect(readField(folder, commonSheets(), { language: 'de' })).toMatchObject({
    ok: true,
    field: {
      title: 'Die Mühle',
      sides: [
        { name: 'Blau', groups: [{ name: 'Erste Blaue' }, { name: 'Blue Guard' }] },
        { name: 'Red', reinforcements: [{ groups: [{ name: 'Späte Rote' }] }] },
      ],
      map: { ground: [{ name: 'Mühle' }], node: { name: 'Mühle' } },
    },
  })
  expect(readField(folder, commonSheets())).toMatchObject({ ok: true, field: { title: 'The Mill' } })
})

test('a side and a group that a battle lacks are refused by name', () => {
  const folder = folderWith('wrong', 'groups:\n  blu: { first: X }\n  red: { frist: X }\n')
  const reading = readField(folder, commonSheets(), { language: 'de' })
  expect(reading.ok ? [] : reading.problems.map(problem => formatProblem('wrong', problem))).toEqual([
    `wrong/locales/de.yaml:2:3: groups.blu: expected a side, found "blu": did you mean 'blue'?`,
    `wrong/locales/de.yaml:3:10: groups.red.frist: expected a group, found "frist": did you mean 'first'?`,
  ])
})

test('stat sheets use the language of a locale file, attacks and abilities by their words', () => {
  const folder = join(packs, 'sheets')
  mkdirSync(join(folder, 'locales'), { recursive: true })
  const attack = 'volley: 1, type: gunshot, range: 100'
  const units = `units: { tank: { symbol: tank, era: ww2, cost: 9, speed: 100, attack: { ${attack} }, others: [{ name: guns, ${attack} }] } }`
  const leaders = `leaders: { marshal: { ability: { name: order, uses: 1, effects: [{ advantage: 1 }] } } }`
  writeFileSync(join(folder, 'a.yaml'), `${units}\n${leaders}\n`)
  writeFileSync(
    join(folder, 'locales/en.yaml'),
    'units: { tank: { name: Tank, singular: tank, plural: tanks } }\nleaders: { marshal: Marshal }\nattacks: { guns: Guns }\nabilities: { order: Order }\n',
  )
  writeFileSync(
    join(folder, 'locales/de.yaml'),
    'units: { tank: { name: Panzer, plural: Panzer } }\nattacks: { guns: Geschütze }\n',
  )
  expect(readCatalogue(folder, { language: 'de' })).toMatchObject({
    ok: true,
    catalogue: {
      units: {
        tank: {
          name: 'Panzer',
          plural: 'Panzer',
          attacks: [{ name: null }, { name: 'guns', called: 'Geschütze' }],
        },
      },
      leaders: { marshal: { name: 'Marshal', ability: { name: 'order', called: 'Order' } } },
    },
  })
  const german = readCatalogue(folder, { language: 'de' })
  expect(german.ok && german.catalogue.units['tank']).not.toHaveProperty('singular')
})
