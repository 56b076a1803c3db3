import type { Outcome, Subject, Watch } from './check.ts'
import { onLand } from '@sandtable/waw'
import { suspicious } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** Some land unit can get into every open land region, except those that the pack expects to stay empty. */
export function regions({ pack, s, prospects }: Subject): Watch {
  const expected = new Set(pack.expects.unreachable)
  const open = s.map.regions.flatMap(({ id }, r) => (onLand(s, r) ? [{ id, r }] : []))
  const reached = ({ r }: { r: number }): boolean => prospects.reach.some(row => row[r])
  const found = [
    ...open
      .filter(region => !reached(region) && !expected.has(region.id))
      .map(({ id }) => suspicious(['map', 'regions', id], warPhrase('regions:cut-off'))),
    ...open
      .filter(region => reached(region) && expected.has(region.id))
      .map(({ id }) =>
        suspicious(
          ['pack', 'expects', 'unreachable', pack.expects.unreachable.indexOf(id)],
          warPhrase('regions:reachable', { region: id }),
        ),
      ),
  ]
  const figures = warPhrase('regions:reached', {
    reached: open.filter(reached).length,
    open: open.length,
  })
  return { result: (): Outcome => ({ figures, found }) }
}
