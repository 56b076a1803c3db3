import type { Languages } from '@sandtable/kernel'
import type { PaperName } from '@sandtable/draw'
import { PSEUDO } from '@sandtable/words'

/** What is wanted on paper. */
export interface Wanted<Part extends string = string> {
  readonly paper: PaperName
  readonly what: readonly Part[]
  /** Of what is printed beside the words of the pack. */
  readonly language: string
  /** The denominator of a map's scale: 500 is 2 mm to a metre; by default as large as a table takes it. */
  readonly oneTo?: number
}

/** How the packs of one game system are printed. */
export interface Print<P = unknown, Part extends string = string> {
  /** What there is to print of a pack, in the order of the pages. */
  readonly parts: readonly Part[]
  /** The languages that it can be printed in. */
  readonly languages: readonly string[]
  /** The wanted parts as a PDF; the outlines of the map are a text in TopoJSON, null where there are none. */
  readonly sheet: (pack: P, wanted: Wanted<Part>, outlines: string | null) => Promise<Uint8Array>
}

/** The languages of tables, with the one by which tests find text that is in none. */
export const languagesOf = ({ others }: Languages<unknown>): string[] => [
  'en',
  ...Object.keys(others),
  PSEUDO,
]

/** A system's printing as the apps hold it: what its packs are made of is its own affair. */
export const printOf = <P, Part extends string>(print: Print<P, Part>): Print => print as unknown as Print
