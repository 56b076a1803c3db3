import { expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { start } from '../testing/playing.ts'
import { sayCounter } from './testing/story.ts'

const WAR: War = {
  map: { north: 'clear src:red', south: 'clear src:blue' },
  borders: ['north-south'],
  armies: {
    red: { north: ['Harald 2* 2/1', 'Hird 4/3 elite guard', 'Bows 2/2 sk', 'Guns A'] },
    blue: { south: ['Fyrd 1/1'] },
  },
}
const w = start(WAR)
const cardOf = (name: string) => sayCounter(w.g.s, w.g.p, w.c(name))
const ruleOf = (name: string, line: string): string | undefined =>
  [...cardOf(name).figures, ...cardOf(name).marks].find(one => one.name.toLowerCase() === line)?.rule

test('[W-4.1-stats] a unit’s card names its figures with their values and effects', () => {
  const { figures } = cardOf('Hird')
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['Combat', '4'],
    ['Morale', '3'],
    ['Steps', '1'],
    ['March', '2'],
  ])
  for (const { does, rule } of figures) {
    expect(does).not.toBe('')
    expect(rule).toMatch(/^[WG]-/)
  }
})

test('[W-12.1.1-elite][W-12.1-guard][W-12.1-skirmisher] marks appear with the rule that gives them effect', () => {
  expect(ruleOf('Hird', 'elite')).toBe('W-12.1.1-elite')
  expect(ruleOf('Hird', 'guard')).toBe('W-12.1-guard')
  expect(ruleOf('Bows', 'skirmisher')).toBe('W-12.1-skirmisher')
})

test('[W-4.2-su-novalues] a support unit has no combat factor and no morale', () => {
  const { figures, marks } = cardOf('Guns')
  expect(figures.map(({ name }) => name)).toEqual(['March'])
  expect(marks.map(({ rule }) => rule)).toContain('W-4.2-su-novalues')
})

test('[W-5.2-cap-2star] a leader’s card shows how many units the rank commands', () => {
  const { figures } = cardOf('Harald')
  expect(figures[0]).toMatchObject({ value: '★★', rule: 'W-5.2-cap-2star' })
})
