import type { Page } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import type { Voice } from '@sandtable/kernel'
import type { Wanted } from '../../print.ts'
import type { WarSheetWords } from './words/words.ts'
import { PAPERS } from '@sandtable/draw'
import { cardPages, counterKeyPage, counterPages } from './pieces.ts'
import { mapPages } from './map-pages.ts'
import { pagesPdf } from '../../pdf.ts'
import { voiceIn } from '@sandtable/words'
import { WAR_SHEETS_IN } from './words/words.ts'

export const PARTS = ['map', 'counters', 'cards', 'key'] as const
type Part = (typeof PARTS)[number]

/** The pages of a scenario's sheet, in the order of the parts. */
export function sheetPages(
  pack: PackFile,
  topology: Topology | null,
  { paper, what }: Pick<Wanted<Part>, 'paper' | 'what'>,
  voice: Voice<WarSheetWords>,
): Page[] {
  const size = PAPERS[paper]
  return PARTS.filter(part => what.includes(part)).flatMap(part => {
    if (part === 'map') return mapPages(pack, topology, size, voice)
    if (part === 'key') return [counterKeyPage(pack, size, voice)]
    return part === 'counters' ? counterPages(pack, size, voice) : cardPages(pack, size, voice)
  })
}

/** A scenario's map, counters, cards and the key to them as a PDF. */
export async function sheetPdf(
  pack: PackFile,
  topology: Topology | null,
  wanted: Wanted<Part>,
): Promise<Uint8Array> {
  const voice = await voiceIn(WAR_SHEETS_IN, wanted.language)
  return pagesPdf(pack.title, sheetPages(pack, topology, wanted, voice))
}
