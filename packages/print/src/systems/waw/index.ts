import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import { PARTS, sheetPdf } from './sheet.ts'
import { printOf } from '../../print.ts'

/** A war: its map by the outlines of its regions, or as a plan where there are none. */
export const WAR_PRINT = printOf<PackFile, (typeof PARTS)[number]>({
  parts: PARTS,
  sheet: (pack, { paper, what }, outlines) =>
    sheetPdf(pack, outlines === null ? null : (JSON.parse(outlines) as Topology), { paper, what }),
})
