import type { FieldFile } from '@sandtable/scenario'
import type { Page, PaperName, TrackingSheet } from '@sandtable/draw'
import { emptyTrackingPages, exampleTrackingPage, PAPERS, trackingPages } from '@sandtable/draw'
import { fieldMapPages } from './field-pages.ts'
import { formationPages } from './formation-pieces.ts'
import { pagesPdf } from '../../pdf.ts'

export const FIELD_PARTS = ['map', 'formations', 'tracking'] as const
export type FieldPart = (typeof FIELD_PARTS)[number]

export interface FieldWanted {
  readonly paper: PaperName
  readonly what: readonly FieldPart[]
  /** The map is drawn at one to so many: 500 is 2 mm to a metre; unless told, as large as a table takes it. */
  readonly oneTo?: number
}

/** The pages of a battle's sheet, in the order of the parts; its tracking sheets are empty, after an example. */
export function fieldSheetPages(file: FieldFile, { paper, what, oneTo }: FieldWanted): Page[] {
  const size = PAPERS[paper]
  return FIELD_PARTS.filter(part => what.includes(part)).flatMap(part => {
    if (part === 'map') return fieldMapPages(file, size, oneTo)
    if (part === 'formations') return formationPages(file, size)
    return [exampleTrackingPage(size), ...emptyTrackingPages(size)]
  })
}

/** A battle's map to scale, counters of its formations and tracking sheets as a PDF. */
export const fieldSheetPdf = (file: FieldFile, wanted: FieldWanted): Promise<Uint8Array> =>
  pagesPdf(file.title, fieldSheetPages(file, wanted))

/** Tracking sheets that a game or a roster has filled, as a PDF. */
export const trackingPdf = (
  title: string,
  sheets: readonly TrackingSheet[],
  paper: PaperName,
): Promise<Uint8Array> =>
  pagesPdf(
    title,
    sheets.flatMap(sheet => trackingPages(sheet, PAPERS[paper])),
  )
