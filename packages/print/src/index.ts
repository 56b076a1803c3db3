export type { PaperName } from './paper.ts'
export type { Part, Wanted } from './pdf.ts'
export { PAPERS } from './paper.ts'
export { PARTS, sheetPages, sheetPdf } from './pdf.ts'
