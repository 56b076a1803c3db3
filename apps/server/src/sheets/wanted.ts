import type { Found, OpenedPack } from '@sandtable/shelf'
import type { PaperName, Wanted } from '@sandtable/print'
import type { Order } from './press.ts'
import { PAPERS, PRINTS } from '@sandtable/print'

/** What an address asks for; a name that is given twice comes as a list. */
export interface Asked {
  readonly paper?: string | string[]
  readonly what?: string | string[]
}

/** What is to be printed of a scenario, or what is wrong with the asking; null: there is nothing to print. */
export function orderFor(
  { ground, pack }: Found,
  asked: Asked,
  outlines: (opened: OpenedPack) => string | null,
): Order | string | null {
  const print = PRINTS[pack.ruleset]
  if (print === undefined) return null
  const wanted = wantedOf(print.parts, asked)
  return typeof wanted === 'string' ? wanted : { pack, map: outlines(ground), wanted }
}

function wantedOf(
  parts: readonly string[],
  { paper = 'a4', what = parts.join(',') }: Asked,
): Wanted | string {
  if (!isPaper(paper)) return `paper must be one of ${Object.keys(PAPERS).join(', ')}`
  const names = String(what).split(',')
  if (names.some(name => !parts.includes(name))) return `what must be some of ${parts.join(', ')}`
  return { paper, what: parts.filter(part => names.includes(part)) }
}

const isPaper = (name: string | string[]): name is PaperName =>
  typeof name === 'string' && Object.hasOwn(PAPERS, name)
