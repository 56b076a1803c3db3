import type { Found, OpenedPack } from '@sandtable/shelf'
import type { PaperName, Wanted } from '@sandtable/print'
import type { Order } from './press.ts'
import { languageFor } from './language.ts'
import type { Refusal } from '@sandtable/protocol'
import { PAPERS, PRINTS } from '@sandtable/print'
import { refusal } from '../refusals.ts'

/** The query of an address; a repeated name comes as a list. */
export interface Asked {
  readonly paper?: string | string[]
  readonly what?: string | string[]
  readonly lang?: string | string[]
}

/** What to print of a scenario, in the language of the address or one that the browser accepts; or why nothing. */
export function orderFor(
  { ground, pack }: Found,
  asked: Asked,
  accepted: string | undefined,
  outlines: (opened: OpenedPack) => string | null,
): Order | Refusal {
  const print = PRINTS[pack.ruleset]
  if (print === undefined) return refusal('nothing-to-print', { scenario: pack.id })
  const language = languageFor(asked.lang, accepted, print.languages)
  const wanted = wantedOf(print.parts, asked, language)
  return 'key' in wanted ? wanted : { pack, map: outlines(ground), wanted }
}

function wantedOf(
  parts: readonly string[],
  { paper = 'a4', what = parts.join(',') }: Asked,
  language: string,
): Wanted | Refusal {
  if (!isPaper(paper)) return refusal('no-such-paper', { known: Object.keys(PAPERS) })
  const names = String(what).split(',')
  if (names.some(name => !parts.includes(name))) return refusal('no-such-part', { known: parts })
  return { paper, what: parts.filter(part => names.includes(part)), language }
}

const isPaper = (name: string | string[]): name is PaperName =>
  typeof name === 'string' && Object.hasOwn(PAPERS, name)
