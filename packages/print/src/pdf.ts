import type { Page } from '@sandtable/draw'
import { el, markup } from '@sandtable/draw'
import PDFDocument from 'pdfkit'
import toPdf from 'svg-to-pdfkit'
import { fontFiles } from './fonts.ts'
import { printable } from './printable.ts'

/** Points to a millimetre. */
const POINT = 72 / 25.4

/** The same scenario must give the same bytes, so that the file bears a date that never changes. */
const DATE = new Date(Date.UTC(2000, 0, 1))

/** Pages as a PDF. */
export async function pagesPdf(title: string, pages: readonly Page[]): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    info: {
      Title: title,
      Creator: 'Sandtable',
      Producer: 'Sandtable',
      CreationDate: DATE,
      ModDate: DATE,
    },
  })
  for (const [key, file] of fontFiles()) doc.registerFont(key, file)
  const bytes = collected(doc)
  for (const page of pages) addPage(doc, page)
  doc.end()
  return bytes
}

function addPage(doc: PDFKit.PDFDocument, { paper, title, drawing }: Page): void {
  const size = [paper.width * POINT, paper.height * POINT] as [number, number]
  doc.addPage({ size, margin: 0 })
  doc.outline.addItem(title)
  const viewBox = `0 0 ${paper.width} ${paper.height}`
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: size[0], height: size[1] },
    printable(drawing),
  )
  toPdf(doc as never, markup(svg), 0, 0, {
    width: size[0],
    height: size[1],
    assumePt: true,
    fontCallback: family => family,
  })
}

const collected = (doc: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
