import { describe, expect, test } from 'vitest'
import { contrast, mix } from '../colour.ts'
import { DARK } from '../palette.ts'
import { ALL_PACKS, packNamed } from '../systems/waw/testing/packs.ts'
import { liveries } from '../systems/waw/counter/liveries.ts'
import { CLOTHS, liveryOf } from './livery.ts'

const READABLE = 4.5

describe.for(ALL_PACKS.map(pack => [pack.id, pack] as const))('%s', ([, pack]) => {
  const all = [...liveries(pack)]

  test('every nation has a livery', () => {
    expect(all.map(([id]) => id).toSorted()).toEqual(Object.keys(pack.nations).toSorted())
  })

  test.for(all)('%s can be read in light and dark, on the front, the back and the pennants', ([, livery]) => {
    const dimmed = (ground: string): string => mix(ground, '#0D1113', 0x24 / 255)
    for (const ground of [livery.field, livery.foot])
      expect(contrast(livery.ink, ground)).toBeGreaterThanOrEqual(READABLE)
    const atNight = livery.tone === 'light' ? dimmed(livery.foot) : livery.foot
    expect(contrast(livery.ink, atNight)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(livery.backInk, dimmed(livery.back))).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(livery.pennantInk, livery.pennant)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(livery.figure, livery.foot)).toBeGreaterThanOrEqual(3)
    expect(contrast(livery.bust, livery.cameo)).toBeGreaterThanOrEqual(3)
    expect(contrast(livery.gilt, livery.field)).toBeGreaterThanOrEqual(2.5)
    expect(contrast(livery.stripe, livery.foot)).toBeGreaterThanOrEqual(2.5)
  })

  test('enemies differ in tone, and nations of a side in stripe', () => {
    const sideOf = (nation: string): string =>
      pack.players.find(({ id }) => id === pack.nations[nation]?.player)?.side ?? ''
    const tones = new Map<string, Set<string>>()
    const stripes = new Map<string, string[]>()
    for (const [nation, { tone, pattern }] of all) {
      const side = sideOf(nation)
      tones.set(side, (tones.get(side) ?? new Set()).add(tone))
      stripes.set(side, [...(stripes.get(side) ?? []), pattern])
    }
    expect([...tones.values()].map(tone => [...tone].join(' ')).toSorted()).toEqual(['dark', 'light'])
    for (const patterns of stripes.values()) expect(new Set(patterns).size).toBe(patterns.length)
  })
})

test('a colour that has a livery keeps it', () => {
  const found = liveries(packNamed('missouri-1861'))
  expect(found.get('us')).toMatchObject({ field: '#2B4C78', pattern: 'solid', ink: '#FFFFFF' })
  expect(found.get('cs')).toMatchObject({ field: '#BFC2BA', pattern: 'diagonal', ink: '#1E211F' })
})

test('a pack whose colours are all one still has a dark and a light side', () => {
  const pack = structuredClone(packNamed('missouri-1861'))
  for (const nation of Object.values(pack.nations)) nation.colour = '#808080'
  for (const { ink, field, foot } of liveries(pack).values())
    for (const ground of [field, foot]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE)
  expect(new Set([...liveries(pack).values()].map(({ tone }) => tone))).toEqual(new Set(['dark', 'light']))
})

test.for(CLOTHS.map(cloth => [cloth.field, cloth] as const))('cloth %s can be read', ([, cloth]) => {
  const { ink, field, back, backInk } = liveryOf('x', cloth)
  expect(contrast(ink, field)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(backInk, back)).toBeGreaterThanOrEqual(READABLE)
})

test('the dark table dims as the test does', () => expect(DARK.dim).toBe('#0D111324'))
