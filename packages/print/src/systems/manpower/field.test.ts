import type { El, PaperName } from '@sandtable/draw'
import type { FieldFile } from '@sandtable/scenario'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EMPTY_ROW, markup, PAPERS, trackingPages } from '@sandtable/draw'
import { readCatalogue, readField } from '@sandtable/scenario'
import { voiceOf } from '@sandtable/words'
import { FIELD_SHEETS_IN } from './words/words.ts'
import { fieldSheetPages, fieldSheetPdf, trackingPdf } from './field.ts'

const PACKS = join(import.meta.dirname, '../../../../../packs')

function orlen(): FieldFile {
  const common = readCatalogue(join(PACKS, 'catalogue'))
  if (!common.ok) throw new Error('the stat sheets cannot be read')
  const reading = readField(join(PACKS, 'orlen-ridge'), common.catalogue)
  if (!reading.ok) throw new Error('orlen-ridge cannot be read')
  return reading.field
}

const VOICE = voiceOf(FIELD_SHEETS_IN.en)
const file = orlen()
const texts = (drawing: El): string[] =>
  drawing.kids.flatMap(kid => (typeof kid === 'string' ? [kid] : texts(kid)))
const times = (drawing: string, text: string): number => drawing.split(text).length - 1

/** The lowest line or letter of a table, in millimetres. */
const lowest = (drawing: El): number =>
  Math.max(...[...markup(drawing).matchAll(/(?:V| y=")([\d.]+)/g)].map(([, y]) => Number(y)))

const paged = (paper: PaperName, what: 'map' | 'formations' | 'tracking', oneTo = 1000) =>
  fieldSheetPages(file, { paper, what: [what], oneTo }, VOICE)

describe.for(['a4', 'letter'] as const)('tracking sheets on %s', paper => {
  const [example, printable, stores, ...others] = paged(paper, 'tracking')

  test('[M-sheet-empty] the example has five empty rows under it', () => {
    expect(texts(example?.drawing as El).filter(text => text === 'Order')).toHaveLength(2 + 5)
  })

  test('[M-sheet-example-a] [M-sheet-example-b] [M-sheet-speed] it shows Alpha and Beta with their speeds', () => {
    const written = texts(example?.drawing as El)
    expect(written).toEqual(
      expect.arrayContaining(['Alpha', 'Beta', 'Riflemen', '143', '136', '100', 'slowest: Riflemen', '150']),
    )
    expect(written).toContain('slowest: Heavy Tanks')
  })

  test('[M-sheet-print] the empty sheet has nine rows on one page', () => {
    expect(texts(printable?.drawing as El).filter(text => text === 'Order')).toHaveLength(9)
    expect(others).toEqual([])
  })

  test('[MG-sheet] a second table has health, crew, equipment, spells and cargo', () => {
    expect(texts(stores?.drawing as El)).toEqual(
      expect.arrayContaining(['Health and crew', 'Equipment, uses', 'Spells', 'Cargo']),
    )
  })

  test('everything stays on the paper', () => {
    for (const page of [example, printable, stores])
      expect(lowest(page?.drawing as El)).toBeLessThan(PAPERS[paper].height - 3)
  })
})

describe('a filled tracking sheet', () => {
  const row = {
    ...EMPTY_ROW,
    group: 'Gamma',
    alive: [{ unit: 'Engineers', units: 18 }],
    speed: { metres: 100, from: 'Engineers' },
    order: 'close',
    shots: { spent: 2, of: 4 },
    morale: { which: 'low', turns: 2 },
    advantage: -1,
    equipment: [{ name: 'Grenades', left: 2 }],
    pools: [{ unit: 'Medium tank', health: 12, crew: 3 }],
    spells: ['Bolt'],
    cargo: 40,
  } as const
  const head = { player: 'Arvenia', battle: 'Orlen Ridge', turn: 4 }

  test('[M-sheet-columns] [M-sheet-purpose] [MG-sheet] says all that is known of a group', () => {
    const written = trackingPages({ head, rows: [row] }, PAPERS.a4, VOICE).flatMap(({ drawing }) =>
      texts(drawing),
    )
    for (const text of [
      'Gamma',
      'Engineers',
      '18',
      '100',
      'slowest: Engineers',
      '2',
      '−1',
      'Grenades',
      'Bolt',
      '40',
    ])
      expect(written).toContain(text)
    expect(written).toEqual(expect.arrayContaining(['Arvenia', 'Orlen Ridge', '4', '12 health, 3 crew']))
  })

  test('ticks what applies: close order, two shots of four, low morale', () => {
    const [sheet] = trackingPages({ head, rows: [row] }, PAPERS.a4, VOICE)
    expect(times(markup(sheet?.drawing as El), 'width="1.7"')).toBe(1 + 2 + 1)
  })

  test('continues on as many pages as its groups need', () => {
    const many = Array.from({ length: 40 }, () => row)
    const pages = trackingPages({ head, rows: many }, PAPERS.letter, VOICE)
    expect(pages.length).toBeGreaterThan(8)
    const written = pages.flatMap(({ drawing }) => texts(drawing))
    expect(written.filter(text => text === 'slowest: Engineers')).toHaveLength(40)
  })

  test('sets a long name in lines that keep to its column', () => {
    const [sheet] = trackingPages(
      { head, rows: [{ ...row, group: 'Guns of the west bunker' }] },
      PAPERS.a4,
      VOICE,
    )
    expect(texts(sheet?.drawing as El)).toEqual(expect.arrayContaining(['Guns of the', 'west', 'bunker']))
  })

  test('gives the same bytes twice', async () => {
    const [first, second] = [
      await trackingPdf('Sheet', [{ head, rows: [row] }], { paper: 'a4', language: 'en' }),
      await trackingPdf('Sheet', [{ head, rows: [row] }], { paper: 'a4', language: 'en' }),
    ]
    expect(Buffer.compare(first, second)).toBe(0)
    expect(
      Buffer.from(first)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(2)
  })
})

describe('a map to scale', () => {
  test('has as many sheets as its metres need, after one to look at', () => {
    const pages = paged('a4', 'map', 1000)
    expect(pages).toHaveLength(1 + 4 * 5)
    expect(pages[0]?.title).toBe(`${file.title}: map`)
    expect(pages.at(-1)?.title).toBe(`${file.title}: map at 1:1,000, sheet D5`)
  })

  test('shows two millimetres for a metre at 1:500, and the same ground on both sides of a cut', () => {
    const [, first, second] = paged('a4', 'map', 500)
    const shift = (page: typeof first): number[] =>
      (/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(2\)/.exec(markup(page?.drawing as El)) ?? [])
        .slice(1)
        .map(Number)
    const inside = (first?.paper.width ?? 0) - 16
    expect(shift(first)).toEqual([0, 0])
    expect(shift(second)[0]).toBeCloseTo(8 - inside, 6)
  })

  test('[MG-ina-geom] shows on every sheet which way is north', () => {
    for (const { drawing } of paged('a4', 'map', 1000)) expect(markup(drawing)).toContain('>N</text>')
  })

  test('is as large as a table allows by default, on any paper', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const titles = fieldSheetPages(file, { paper, what: ['map'] }, VOICE).map(({ title }) => title)
      expect(titles.length).toBeLessThanOrEqual(1 + 30)
      expect(titles[1]).toContain('map at 1:1,000, sheet A1')
    }
  })

  test('gives the same bytes twice', async () => {
    const wanted = { paper: 'letter', what: ['map', 'formations'], oneTo: 5000, language: 'en' } as const
    const [first, second] = [await fieldSheetPdf(file, wanted), await fieldSheetPdf(file, wanted)]
    expect(Buffer.compare(first, second)).toBe(0)
  })
})

test('every group has a counter, with a back', () => {
  const groups = file.sides.flatMap(({ groups: first, reinforcements }) => [
    ...first,
    ...reinforcements.flatMap(late => late.groups),
  ])
  const written = (side: string): string =>
    paged('a4', 'formations')
      .filter(({ title }) => title.includes(side))
      .map(({ drawing }) => markup(drawing))
      .join('')
  for (const side of ['fronts', 'backs']) {
    expect(times(written(side), 'scale(0.2)')).toBe(groups.length)
    for (const { name } of groups) expect(written(side)).toContain(name.replaceAll('&', '&amp;'))
  }
})
