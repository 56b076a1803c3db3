import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileName } from './parts.ts'
import { formatProblem } from '../../../problem.ts'
import { languagesIn } from '../../../locale/files.ts'
import { changed } from '../testing/spoilt.ts'
import { tinyPack } from '../testing/tiny-pack.ts'
import { parsePack } from './parse.ts'
import { readPack } from './read.ts'

/** The problems of the tiny pack with these texts laid over it. */
function said(locales: Record<string, string>, texts: Record<FileName, string> = tinyPack()): string[] {
  const reading = parsePack('tiny', texts, locales)
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}

/** The tiny pack with a change in one of its files. */
const tinyWith = (file: FileName, sound: string, other: string): Record<FileName, string> =>
  changed(tinyPack(), file, sound, other)

describe('in a folder', () => {
  let packs = ''
  beforeEach(() => {
    packs = mkdtempSync(join(tmpdir(), 'locales-'))
    mkdirSync(join(packs, 'tiny', 'locales'), { recursive: true })
    for (const [name, text] of Object.entries(tinyPack())) writeFileSync(join(packs, 'tiny', name), text)
  })
  afterEach(() => rmSync(packs, { recursive: true }))
  const write = (language: string, text: string): void =>
    writeFileSync(join(packs, 'tiny', 'locales', `${language}.yaml`), text)
  const namesIn = (language?: string): (string | undefined)[] => {
    const reading = readPack(join(packs, 'tiny'), language === undefined ? {} : { language })
    if (!reading.ok) return reading.problems.map(problem => formatProblem('tiny', problem))
    const { title, map, cards } = reading.pack
    return [title, map.regions['mill']?.name, cards['rain']?.name]
  }

  test('a locale file is all that another language takes', () => {
    write('de', 'pack: { title: Zwei Täler }\nregions: { mill: Mühle }\ncards: { rain: { name: Regen } }\n')
    expect(namesIn('de')).toEqual(['Zwei Täler', 'Mühle', 'Regen'])
    expect(namesIn()).toEqual(['Two Valleys', 'Mill', 'Rain'])
  })

  test('texts missing in a language are English, and those missing in English are as the files have them', () => {
    write('en', 'pack: { title: The Two Valleys }\nregions: { mill: The Mill }\n')
    write('de', 'regions: { mill: Mühle }\n')
    expect(namesIn('de')).toEqual(['The Two Valleys', 'Mühle', 'Rain'])
    expect(namesIn('fr')).toEqual(['The Two Valleys', 'The Mill', 'Rain'])
    expect(namesIn('../../tiny')).toEqual(namesIn('en'))
    expect(languagesIn(join(packs, 'tiny'))).toEqual(['en', 'de'])
  })

  test('problems in a locale file have its name, line and column', () => {
    write('de', 'regions:\n  mill: Mühle\n  frod: Furt\n')
    expect(namesIn('de')).toEqual([
      `tiny/locales/de.yaml:3:3: regions.frod: expected a region, found "frod": did you mean 'ford'?`,
    ])
    expect(namesIn()).toHaveLength(3)
    symlinkSync('/etc/hostname', join(packs, 'tiny', 'locales', 'en.yaml'))
    expect(namesIn()).toEqual([expect.stringMatching(/^tiny\/locales\/en\.yaml:1:1: .*link/)])
  })
})

const EVERYTHING = `
pack: { title: A, tagline: B, about: C }
turns: { May: Mai }
players: { blue: Blau }
victory: { The mill: Mühle }
regions: { mill: { name: Mühle, city: Mühlstadt } }
rivers: { Brook: Bach }
areas: { valley: Tal }
theaters: { west: Westen }
nations: { north: Norden }
units: { b-1: 1. Blaues }
leaders: { bell: Anna Bell }
symbols: { woodsmen: { text: Im Wald besser. } }
cards: { rain: { text: Niemand marschiert weit. } }
`

test('every text of a war can be in a locale file', () => {
  const reading = parsePack('tiny', tinyPack(), { de: EVERYTHING })
  expect(reading).toMatchObject({
    ok: true,
    pack: {
      title: 'A',
      tagline: 'B',
      about: 'C',
      turns: ['Mai', 'June', 'July'],
      players: [{ name: 'Blau' }, { name: 'Red' }],
      victory: { conditions: [{ name: 'Mühle' }] },
      map: {
        regions: { mill: { name: 'Mühle', city: { name: 'Mühlstadt', points: 2 } } },
        borders: [{}, { called: 'Bach' }, {}],
        areas: { valley: { name: 'Tal' } },
        theaters: { west: { name: 'Westen' } },
      },
      nations: { north: { name: 'Norden' } },
      units: { 'b-1': { name: '1. Blaues' } },
      leaders: { bell: { name: 'Anna Bell' } },
      symbols: { woodsmen: { name: 'Woodsmen', text: 'Im Wald besser.' } },
      cards: { rain: { name: 'Rain', text: 'Niemand marschiert weit.' } },
    },
  })
})

test('a special rule is identified by the word in place of its name', () => {
  const rules = 'rules: [{ name: mud, when: always, effects: [{ movement: -1 }] }]\nturns:'
  const texts = tinyWith('pack.yaml', 'turns:', rules)
  const reading = parsePack('tiny', texts, { en: 'rules: { mud: { name: Mud, text: Nobody marches far. } }' })
  expect(reading).toMatchObject({ ok: true, pack: { rules: [{ name: 'Mud', text: 'Nobody marches far.' }] } })
})

test.for([
  [
    'a section that is none',
    'region: { mill: Mühle }',
    "1:1: region: unknown key 'region': did you mean 'regions'?",
  ],
  [
    'a number for a name',
    'regions: { mill: 12 }',
    '1:12: regions.mill: expected a name, or a map (name, city), found 12: write it in quotes',
  ],
  ['a map for a name', 'units: { b-1: { name: X } }', '1:10: units.b-1: expected a name, found a map'],
  [
    'a text that is none',
    'cards: { rain: { text: [a] } }',
    '1:18: cards.rain.text: expected text, found ["a"]',
  ],
  [
    'a field that is none',
    'cards: { rain: { txt: a } }',
    "1:18: cards.rain.txt: unknown key 'txt': did you mean 'text'?",
  ],
  [
    'a field that the pack has no room for',
    'regions: { ford: { city: X } }',
    '1:20: regions.ford.city: leave out city: the pack has none here',
  ],
  [
    'an id that the pack lacks',
    'players: { bleu: Blau }',
    '1:12: players.bleu: expected a player, found "bleu": did you mean \'blue\'?',
  ],
  [
    'a turn that the pack lacks',
    'turns: { Juno: Juni }',
    '1:10: turns.Juno: expected a turn, found "Juno": did you mean \'June\'?',
  ],
  ['broken YAML', 'regions: {', '1:10: this { is never closed. Put a } after the last value'],
] as const)('%s is refused, with line and column', ([, text, message]) => {
  expect(said({ en: text })).toEqual([`locales/en.yaml:${message}`])
})

test('a text that is missing everywhere is reported in the locale file', () => {
  const texts = tinyWith('map.yaml', 'mill: { name: Mill, ', 'mill: { ')
  expect(said({ en: 'regions: { mill: Mill }' }, texts)).toEqual([])
  expect(said({ en: 'regions:\n  ford: Ford\n' }, texts)).toEqual([
    'locales/en.yaml:1:1: regions.mill.name: required: a name, here or in map.yaml',
  ])
  expect(said({}, texts)).toEqual(['map.yaml:2:3: regions.mill.name: required: a name'])
})

test('a word that only names a turn is not its text', () => {
  const texts = tinyWith('pack.yaml', '[May, June, July]', '[may, june, July]')
  expect(said({ en: 'turns: { may: May }' }, texts)).toEqual([
    'locales/en.yaml:1:1: turns.june.name: required: a name, here or in pack.yaml',
  ])
})
