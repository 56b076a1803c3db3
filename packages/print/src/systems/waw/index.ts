import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import { PARTS, sheetPdf } from './sheet.ts'
import { languagesOf, printOf } from '../../print.ts'
import { WAR_SHEETS_IN } from './words/words.ts'

/** A war: its map by the outlines of its regions, or as a plan where there are none. */
export const WAR_PRINT = printOf<PackFile, (typeof PARTS)[number]>({
  parts: PARTS,
  languages: languagesOf(WAR_SHEETS_IN),
  sheet: (pack, wanted, outlines) =>
    sheetPdf(pack, outlines === null ? null : (JSON.parse(outlines) as Topology), wanted),
})
