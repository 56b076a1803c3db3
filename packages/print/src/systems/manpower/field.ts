import type { FieldFile } from '@sandtable/scenario'
import type { Voice } from '@sandtable/kernel'
import type { FieldSheetWords } from './words/words.ts'
import type { Wanted } from '../../print.ts'
import type { Page, TrackingSheet } from '@sandtable/draw'
import { emptyTrackingPages, exampleTrackingPage, PAPERS, trackingPages } from '@sandtable/draw'
import { fieldMapPages } from './field-pages.ts'
import { formationKeyPages, formationPages } from './formation-pieces.ts'
import { FIELD_SHEETS_IN } from './words/words.ts'
import { pagesPdf } from '../../pdf.ts'
import { voiceIn } from '@sandtable/words'

export const FIELD_PARTS = ['map', 'formations', 'tracking', 'key'] as const
type FieldPart = (typeof FIELD_PARTS)[number]

/** The pages of a battle's sheet, in the order of the parts; its tracking sheets are empty, after an example. */
export function fieldSheetPages(
  file: FieldFile,
  { paper, what, oneTo }: Omit<Wanted<FieldPart>, 'language'>,
  voice: Voice<FieldSheetWords>,
): Page[] {
  const size = PAPERS[paper]
  return FIELD_PARTS.filter(part => what.includes(part)).flatMap(part => {
    if (part === 'map') return fieldMapPages(file, size, voice, oneTo)
    if (part === 'formations') return formationPages(file, size, voice)
    if (part === 'key') return formationKeyPages(file, size, voice)
    return [exampleTrackingPage(size, voice), ...emptyTrackingPages(size, voice)]
  })
}

/** A battle's map to scale, counters of its formations, tracking sheets and the key to its formations as a PDF. */
export async function fieldSheetPdf(file: FieldFile, wanted: Wanted<FieldPart>): Promise<Uint8Array> {
  const voice = await voiceIn(FIELD_SHEETS_IN, wanted.language)
  return pagesPdf(file.title, fieldSheetPages(file, wanted, voice))
}

/** Tracking sheets that a game or a roster has filled, as a PDF. */
export async function trackingPdf(
  title: string,
  sheets: readonly TrackingSheet[],
  { paper, language }: Pick<Wanted, 'paper' | 'language'>,
): Promise<Uint8Array> {
  const voice = await voiceIn(FIELD_SHEETS_IN, language)
  return pagesPdf(
    title,
    sheets.flatMap(sheet => trackingPages(sheet, PAPERS[paper], voice)),
  )
}
