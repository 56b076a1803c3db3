import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardFace, leaderFace, markup, unitFace } from '@sandtable/draw'
import { readPack } from '@sandtable/scenario'
import { sheetPages, sheetPdf } from './sheet.ts'
import { voiceOf } from '@sandtable/words'
import { WAR_SHEETS_IN } from './words/words.ts'
import { printable } from '../../printable.ts'

const PACKS = join(import.meta.dirname, '../../../../../packs')
const VOICE = voiceOf(WAR_SHEETS_IN.en)
const NAMES = ['hastings-1066', 'missouri-1861', 'mongols-1241']

function packNamed(name: string): PackFile {
  const reading = readPack(join(PACKS, name))
  if (!reading.ok) throw new Error(`${name} cannot be read`)
  return reading.pack
}

const mapOf = (name: string): Topology =>
  JSON.parse(readFileSync(join(PACKS, name, 'map.topojson'), 'utf8')) as Topology

const drawn = (pack: PackFile, part: 'counters' | 'cards', side: string): string =>
  sheetPages(pack, mapOf(pack.id), { paper: 'a4', what: [part] }, VOICE)
    .filter(({ title }) => title.includes(side))
    .map(({ drawing }) => markup(drawing))
    .join('')

/** How often a text stands in a drawing; a name may be broken into two lines. */
const times = (drawing: string, text: string): number => drawing.split(text).length - 1

describe.for(NAMES)('%s', name => {
  const pack = packNamed(name)

  test('every counter is on the sheet, its reduced side on the back', () => {
    const [fronts, backs] = [drawn(pack, 'counters', 'fronts'), drawn(pack, 'counters', 'backs')]
    const words = (text: string): string => text.replaceAll('&', '&amp;').split(' ').at(-1) as string
    for (const id of Object.keys(pack.leaders)) expect(fronts).toContain(words(leaderFace(pack, id).name))
    const units = Object.keys(pack.units).map(id => unitFace(pack, id))
    for (const { name: unit } of units) expect(fronts).toContain(words(unit))
    for (const { name: unit } of units.filter(({ fullSteps }) => fullSteps > 1))
      expect(backs).toContain(words(unit))
    const forts = pack.players.flatMap(player => player.forts).length
    expect(times(fronts, 'Fortress')).toBe(forts)
    const pieces = units.length + Object.keys(pack.leaders).length + forts
    expect(times(fronts, 'scale(0.2)')).toBe(pieces)
    expect(times(backs, 'scale(0.2)')).toBe(pieces)
  })

  test('every card is there as often as its deck has it, with a back', () => {
    const [fronts, backs] = [drawn(pack, 'cards', 'fronts'), drawn(pack, 'cards', 'backs')]
    const cards = Object.entries(pack.cards)
    for (const [id] of cards) expect(fronts).toContain(cardFace(pack, id).name.split(' ')[0])
    const copies = cards.reduce((sum, [, card]) => sum + card.copies, 0)
    expect(times(fronts, 'scale(0.5)')).toBe(copies)
    expect(times(backs, 'scale(0.5)')).toBe(copies)
  })
})

test.for(['a4', 'letter'] as const)(
  'backs meet their fronts on %s when the sheet is turned over its long edge',
  paper => {
    const [front, back] = sheetPages(
      packNamed('hastings-1066'),
      mapOf('hastings-1066'),
      { paper, what: ['counters'] },
      VOICE,
    )
    const places = (page: typeof front): [number, number][] =>
      [...markup(page?.drawing as never).matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0\.2\)/g)].map(
        ([, x, y]) => [Number(x), Number(y)],
      )
    const width = front?.paper.width ?? 0
    const mirrored = places(front).map(([x, y]) => [width - x - 20, y])
    expect(places(back).length).toBeGreaterThan(50)
    for (const [i, [x, y]] of places(back).entries()) {
      expect(x).toBeCloseTo(mirrored[i]?.[0] as number, 6)
      expect(y).toBeCloseTo(mirrored[i]?.[1] as number, 6)
    }
  },
)

test('a map is on one page, and on four to be put together', () => {
  const pages = sheetPages(
    packNamed('hastings-1066'),
    mapOf('hastings-1066'),
    { paper: 'a4', what: ['map'] },
    VOICE,
  )
  expect(pages.map(({ title }) => title)).toEqual([
    'Hastings 1066: map',
    ...['row 1, column 1', 'row 1, column 2', 'row 2, column 1', 'row 2, column 2'].map(
      tile => `Hastings 1066: map, large, ${tile}`,
    ),
  ])
  for (const { drawing } of pages) expect(markup(drawing)).not.toMatch(/NaN|undefined/)
})

test('the same scenario gives the same bytes, and the pages that were asked for', async () => {
  const pack = packNamed('hastings-1066')
  const wanted = { paper: 'a4', what: ['cards'], language: 'en' } as const
  const [first, second] = [
    await sheetPdf(pack, mapOf(pack.id), wanted),
    await sheetPdf(pack, mapOf(pack.id), wanted),
  ]
  expect(Buffer.compare(first, second)).toBe(0)
  const text = Buffer.from(first).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(sheetPages(pack, mapOf(pack.id), wanted, VOICE).length)
  expect(text).toContain('/FontFile2')
})

test('what a PDF cannot do is written so that it can', () => {
  const halo = {
    tag: 'text',
    attrs: {
      'font-family': 'var(--serif)',
      'font-weight': 600,
      'paint-order': 'stroke',
      stroke: '#11223380',
      'stroke-opacity': 0.5,
      fill: 'url(#a) #112233',
    },
    kids: ['Győr'],
  }
  expect(printable(halo).map(markup)).toEqual([
    `<text font-family="serif-600" stroke="#112233" stroke-opacity="${(0.5 * 128) / 255}" fill="url(#a)">Gy<tspan font-family="serif-600-ext">ő</tspan>r</text>`,
    `<text font-family="serif-600" stroke="none" stroke-opacity="${(0.5 * 128) / 255}" fill="url(#a)">Gy<tspan font-family="serif-600-ext">ő</tspan>r</text>`,
  ])
})
