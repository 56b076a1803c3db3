import type { Page } from '@sandtable/draw'
import type { FieldFile } from '@sandtable/scenario'
import type { PrintedPage } from '../../testing/printed-page.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fieldScenario, trackingSheets } from '@sandtable/manpower'
import { readCatalogue, readField } from '@sandtable/scenario'
import { PSEUDO, voiceIn } from '@sandtable/words'
import { FIELD_PARTS, fieldSheetPages, fieldSheetPdf, trackingPdf } from './field.ts'
import { FIELD_SHEETS_IN } from './words/words.ts'
import { offPaper, outside, overEachOther, overLines } from '../../testing/overflows.ts'
import { pagesIn } from '../../testing/pdf-file.ts'
import { placesOn } from '../../testing/places.ts'
import { printedPage } from '../../testing/printed-page.ts'
import { isDisguised, untabled, wordsOf } from '../../testing/untabled.ts'

const PACKS = join(import.meta.dirname, '../../../../../packs')

function battles(): [string, FieldFile][] {
  const common = readCatalogue(join(PACKS, 'catalogue'))
  if (!common.ok) throw new Error('the stat sheets cannot be read')
  return readdirSync(PACKS).flatMap((name): [string, FieldFile][] => {
    const reading = readField(join(PACKS, name), common.catalogue)
    return reading.ok ? [[name, reading.field]] : []
  })
}

const BATTLES = battles()
type Part = (typeof FIELD_PARTS)[number]
interface Printed {
  readonly pages: readonly PrintedPage[]
  readonly drawn: readonly Page[]
}

const voice = await voiceIn(FIELD_SHEETS_IN, PSEUDO)

const marked = ({ runs }: PrintedPage) => runs.filter(({ text }) => isDisguised(text))

test('there are battles to print', () => expect(BATTLES.length).toBeGreaterThan(5))

describe.for(BATTLES)('%s on paper', ([, file]) => {
  const known = new Map<string, Promise<Printed>>()
  const print = async (part: Part): Promise<Printed> => {
    const wanted = { paper: 'a4', what: [part], language: PSEUDO, oneTo: 5000 } as const
    const pdf = await fieldSheetPdf(file, wanted)
    return { pages: pagesIn(pdf).map(printedPage), drawn: fieldSheetPages(file, wanted, voice) }
  }

  const printed = (part: Part): Promise<Printed> => {
    const found = known.get(part) ?? print(part)
    known.set(part, found)
    return found
  }

  test.for(FIELD_PARTS)('has no text on its %s that is in no table', async part => {
    const { pages } = await printed(part)
    expect(pages.length).toBeGreaterThan(part === 'key' ? 0 : 1)
    expect(pages.some(page => marked(page).length > 0)).toBe(true)
    expect(untabled(pages, wordsOf(file))).toEqual([])
  })

  test('the compass, the scale and the foot of a map stay on the paper, and over no others', async () => {
    const { pages } = await printed('map')
    for (const page of pages) {
      expect(offPaper(page, marked(page))).toEqual([])
      expect(overEachOther(marked(page))).toEqual([])
    }
  })

  test('long phrases stay on the counters of formations, and over no others', async () => {
    const { pages, drawn } = await printed('formations')
    for (const [i, page] of pages.entries()) {
      const [pieces, foot] = [page.runs.slice(0, -1), page.runs.slice(-1)]
      expect(offPaper(page, foot)).toEqual([])
      expect(outside(pieces, placesOn(drawn[i] as Page, [40, 20], 5))).toEqual([])
      expect(overEachOther(pieces)).toEqual([])
    }
  })

  const sheets = {
    empty: async () => (await printed('tracking')).pages,
    filled: async () => {
      const s = fieldScenario(file)
      const pdf = await trackingPdf(file.title, trackingSheets(s, s.setup, 'map'), {
        paper: 'a4',
        language: PSEUDO,
      })
      return pagesIn(pdf).map(printedPage)
    },
  }

  test.for(['empty', 'filled'] as const)('long phrases keep to their columns on %s sheets', async which => {
    for (const page of await sheets[which]()) {
      expect(untabled([page], wordsOf(file))).toEqual([])
      expect(offPaper(page, page.runs)).toEqual([])
      expect(overEachOther(page.runs)).toEqual([])
      expect(overLines(page)).toEqual([])
    }
  })
})
