import type { CatalogueFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { FieldTexts } from './parts.ts'
import { checkArmies } from './check-armies.ts'
import { checkFieldMap } from './check-map.ts'
import { checkSheet } from './check-sheets.ts'
import { say } from '../../words/phrase.ts'

/** Relations of a battle pack's parts, beyond the shape of each. */
export function checkField(texts: FieldTexts, catalogue: CatalogueFile): Finding[] {
  const twice = sidesTwice(texts)
  if (twice.length > 0) return twice // All the rest goes by them.
  return [
    ...checkSides(texts),
    ...checkSheet(texts.sheets, catalogue),
    ...checkFieldMap(texts, catalogue),
    ...checkArmies(texts, catalogue),
  ]
}

const sidesTwice = ({ pack: { sides } }: FieldTexts): Finding[] =>
  sides.flatMap(({ id }, i) =>
    sides.slice(0, i).some(before => before.id === id)
      ? [{ path: ['pack', 'sides', i, 'id'], message: say('id-taken', { id }) }]
      : [],
  )

/** MG-setup, M-init-defend Sides come from their own edges, and defend what is theirs. */
function checkSides({ pack: { sides }, map }: FieldTexts): Finding[] {
  const owner = map.node?.owner
  return sides.flatMap(({ id, status, edge }, i) => {
    const path = ['pack', 'sides', i]
    const found: Finding[] = []
    if (sides.slice(0, i).some(before => before.edge === edge))
      found.push({
        path: [...path, 'edge'],
        message: say('edge-taken', { edge }),
        rule: 'MG-setup',
      })
    if (status === 'defending' && owner !== id)
      found.push({
        path: [...path, 'status'],
        message: say('defender-owns-node'),
        rule: 'M-init-defend',
      })
    if (status === 'attacking' && owner === id)
      found.push({
        path: [...path, 'status'],
        message: say('owner-defends-node'),
        rule: 'M-init-defend',
      })
    return found
  })
}
