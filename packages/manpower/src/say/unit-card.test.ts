import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '@sandtable/scenario'
import { sheetsScenario } from '../read/stat-sheets.ts'
import { storyteller } from '../say.ts'
import { voiceOf } from '@sandtable/words'
import { WORDS } from '../words/words.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const RULES = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8')
const folder = join(ROOT, 'packs/catalogue')
if (!existsSync(folder)) throw new Error('there is no catalogue')
const reading = readCatalogue(folder)
if (!reading.ok) throw new Error('the catalogue can’t be read')
const s = sheetsScenario(reading.catalogue)
const { sayEquipmentCard, sayLeaderCard, saySpellCard, sayUnitCard } = storyteller(voiceOf(WORDS.en), {
  isOnMap: true,
})

const ALL = [
  ...s.units.map(({ id }, n) => [id, sayUnitCard(s, n)] as const),
  ...s.leaders.map(({ id }, n) => [id, sayLeaderCard(s, n)] as const),
  ...s.spells.map(({ id }, n) => [id, saySpellCard(s, n)] as const),
  ...s.equipment.map(({ id }, n) => [id, sayEquipmentCard(s, n)] as const),
]

describe('what the stat sheets say', () => {
  test.for(ALL)('[MG-unit] of %s has a rule for every line, and no gap', ([, card]) => {
    const lines = [...card.figures, ...card.marks]
    expect(lines.length).toBeGreaterThan(0)
    for (const { name, value, does, rule } of lines) {
      for (const text of [name, value ?? name, does]) expect(text).toMatch(/^[^{}]+$/)
      expect(RULES).toContain(`**${rule}**`)
    }
  })
})

const figuresOf = (id: string): Record<string, string | null> =>
  Object.fromEntries(
    sayUnitCard(
      s,
      s.units.findIndex(unit => unit.id === id),
    ).figures.map(({ name, value }) => [name, value]),
  )

test('[M-mp-units][M-me-def][MG-armour-men][M-move-speed] a man’s card has his printed figures', () => {
  expect(figuresOf('man-at-arms')).toEqual({
    Cost: '1.7',
    Volley: '1.5',
    Range: '2 m',
    Shots: '1',
    Armour: 'Light against hand weapons',
    Health: '2 steps',
    Speed: '90 m',
  })
})

test('[MG-combat][MG-ind-min][M-crew-only] a gun’s card has its dice, its least range and its crew', () => {
  expect(figuresOf('trebuchet')).toMatchObject({ Damage: '4d6', Range: '300 m', Crew: '10' })
})
