import type { Page } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import type { PrintedPage } from '../../testing/printed-page.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPack } from '@sandtable/scenario'
import { PSEUDO, voiceIn } from '@sandtable/words'
import { offPaper, outside, overEachOther } from '../../testing/overflows.ts'
import { pagesIn } from '../../testing/pdf-file.ts'
import { placesOn } from '../../testing/places.ts'
import { printedPage } from '../../testing/printed-page.ts'
import { PARTS, sheetPages, sheetPdf } from './sheet.ts'
import { isDisguised, untabled, wordsOf } from '../../testing/untabled.ts'
import { WAR_SHEETS_IN } from './words/words.ts'

const PACKS = join(import.meta.dirname, '../../../../../packs')

const WARS = readdirSync(PACKS).flatMap((name): [string, PackFile][] => {
  const reading = readPack(join(PACKS, name))
  return reading.ok ? [[name, reading.pack]] : []
})

const outlinesOf = (name: string): Topology | null => {
  const path = join(PACKS, name, 'map.topojson')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Topology) : null
}

type Part = (typeof PARTS)[number]
interface Printed {
  readonly pages: readonly PrintedPage[]
  readonly drawn: readonly Page[]
}

const voice = await voiceIn(WAR_SHEETS_IN, PSEUDO)

test('there are wars to print', () => expect(WARS.length).toBeGreaterThan(2))

describe.for(WARS)('%s on paper', ([name, pack]) => {
  const known = new Map<string, Promise<Printed>>()
  const print = async (part: Part): Promise<Printed> => {
    const wanted = { paper: 'a4', what: [part], language: PSEUDO } as const
    const pdf = await sheetPdf(pack, outlinesOf(name), wanted)
    const drawn = sheetPages(pack, outlinesOf(name), wanted, voice)
    return { pages: pagesIn(pdf).map(printedPage), drawn }
  }

  const printed = (part: Part): Promise<Printed> => {
    const found = known.get(part) ?? print(part)
    known.set(part, found)
    return found
  }

  test.for(PARTS)('has no text on its %s that is in no table', async part => {
    const { pages } = await printed(part)
    expect(pages.length).toBeGreaterThan(part === 'key' ? 0 : 1)
    expect(pages.some(({ runs }) => runs.some(({ text }) => isDisguised(text)))).toBe(true)
    expect(untabled(pages, wordsOf([pack, outlinesOf(name)]))).toEqual([])
  })

  test.for(['map', 'key'] as const)('a long line on the %s stays on the paper', async part => {
    const { pages } = await printed(part)
    for (const page of pages)
      expect(
        offPaper(
          page,
          page.runs.filter(({ text }) => isDisguised(text)),
        ),
      ).toEqual([])
  })

  test.for([
    ['counters', [20, 20], 5],
    ['cards', [63, 88], 2],
  ] as const)('long phrases stay on the %s, and over no others', async ([part, size, scale]) => {
    const { pages, drawn } = await printed(part)
    for (const [i, page] of pages.entries()) {
      const [pieces, foot] = [page.runs.slice(0, -1), page.runs.slice(-1)]
      expect(offPaper(page, foot)).toEqual([])
      expect(outside(pieces, placesOn(drawn[i] as Page, size, scale))).toEqual([])
      expect(overEachOther(pieces)).toEqual([])
    }
  })
})
