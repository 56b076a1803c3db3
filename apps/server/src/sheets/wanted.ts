import type { OpenedPack } from '@sandtable/shelf'
import type { PaperName } from '@sandtable/print'
import type { Order } from './press.ts'
import { FIELD_PARTS, PAPERS, PARTS } from '@sandtable/print'
import { isField, isWar } from '@sandtable/shelf'

/** What an address asks for; a name that is given twice comes as a list. */
export interface Asked {
  readonly paper?: string | string[]
  readonly what?: string | string[]
}

/** What is to be printed of a scenario, or what is wrong with the asking; null: there is nothing to print. */
export function orderFor(
  opened: OpenedPack,
  asked: Asked,
  outlines: (opened: OpenedPack) => string | null,
): Order | string | null {
  if (isField(opened)) {
    const wanted = wantedOf(FIELD_PARTS, asked)
    return typeof wanted === 'string' ? wanted : { of: 'battle', pack: opened.pack, wanted }
  }
  if (!isWar(opened)) return null
  const wanted = wantedOf(PARTS, asked)
  return typeof wanted === 'string' ? wanted : { of: 'war', pack: opened.pack, map: outlines(opened), wanted }
}

function wantedOf<P extends string>(
  parts: readonly P[],
  { paper = 'a4', what = parts.join(',') }: Asked,
): { paper: PaperName; what: P[] } | string {
  if (!isPaper(paper)) return `paper must be one of ${Object.keys(PAPERS).join(', ')}`
  const names = String(what).split(',')
  if (names.some(name => !parts.some(part => part === name)))
    return `what must be some of ${parts.join(', ')}`
  return { paper, what: parts.filter(part => names.includes(part)) }
}

const isPaper = (name: string | string[]): name is PaperName =>
  typeof name === 'string' && Object.hasOwn(PAPERS, name)
