import type { PaperName, Wanted } from '@sandtable/print'
import { PAPERS, PARTS } from '@sandtable/print'

/** What an address asks for; a name that is given twice comes as a list. */
export interface Asked {
  readonly paper?: string | string[]
  readonly what?: string | string[]
}

/** What is to be printed, or what is wrong with the asking. */
export function wantedOf({ paper = 'a4', what = PARTS.join(',') }: Asked): Wanted | string {
  if (!isPaper(paper)) return `paper must be one of ${Object.keys(PAPERS).join(', ')}`
  const names = String(what).split(',')
  if (names.some(name => !PARTS.some(part => part === name)))
    return `what must be some of ${PARTS.join(', ')}`
  return { paper, what: PARTS.filter(part => names.includes(part)) }
}

const isPaper = (name: string | string[]): name is PaperName =>
  typeof name === 'string' && Object.hasOwn(PAPERS, name)
