import { inflateSync } from 'node:zlib'
import type { Font, PageContent } from './printed-page.ts'

/** A reference to another object of the file. */
const referenceIn = (text: string, before: string): number =>
  Number(/^\d+/.exec(text.slice(text.indexOf(before) + before.length))?.[0])

/** The pages of a file that pdfkit has written: what is drawn on each, and the fonts that are in the file. */
export function pagesIn(pdf: Uint8Array): PageContent[] {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(one => [Number(one[1]), one]),
  )
  const at = (number: number): string => objects.get(number)?.[2] ?? ''
  const stream = (number: number): string => {
    const { index = 0, 0: whole = '' } = objects.get(number) ?? {}
    const start = index + whole.indexOf('stream\n') + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(whole)?.[1])
    return inflateSync(pdf.subarray(start, start + length)).toString('latin1')
  }
  const fonts = new Map<number, Font>()
  const fontAt = (number: number): Font => {
    const known = fonts.get(number) ?? {
      widths: widthsIn(at(referenceIn(at(number), '/DescendantFonts ['))),
      letters: lettersIn(stream(referenceIn(at(number), '/ToUnicode '))),
    }
    fonts.set(number, known)
    return known
  }
  const forms = [...objects.keys()].filter(number => at(number).includes('/Subtype /Form'))
  if (forms.some(number => stream(number).includes('Tj'))) throw new Error('there is text in a form')
  return [...objects.values()].flatMap(([, , body = '']) => {
    if (!/\/Type \/Page\n/.test(body)) return []
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? []
    const named = [...at(referenceIn(body, '/Resources ')).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', number]) => [name, fontAt(Number(number))] as const,
    )
    return [
      {
        width: Number(width),
        height: Number(height),
        content: stream(referenceIn(body, '/Contents ')),
        fonts: new Map(named),
      },
    ]
  })
}

const widthsIn = (font: string): number[] =>
  (/\/W \[0 \[([^\]]*)/.exec(font)?.[1] ?? '').split(' ').map(Number)

/** The letters of each glyph. */
const lettersIn = (map: string): string[] =>
  [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, all = '']) =>
    [...all.matchAll(/<([\da-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...(units.match(/[\da-f]{4}/g) ?? []).map(unit => Number.parseInt(unit, 16))),
    ),
  )
