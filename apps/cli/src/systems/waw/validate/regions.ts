import type { Outcome, Subject, Watch } from './check.ts'
import { onLand } from '@sandtable/waw'
import { suspicious } from './check.ts'

/** Somebody's land units can get into every open region of land, but for those that the pack expects nobody in. */
export function regions({ pack, s, prospects }: Subject): Watch {
  const expected = new Set(pack.expects.unreachable)
  const open = s.map.regions.flatMap(({ id }, r) => (onLand(s, r) ? [{ id, r }] : []))
  const reached = ({ r }: { r: number }): boolean => prospects.reach.some(row => row[r])
  const found = [
    ...open
      .filter(region => !reached(region) && !expected.has(region.id))
      .map(({ id }) =>
        suspicious(
          ['map', 'regions', id],
          'no land unit can get here from where any begins or enters; if that is meant, name it in expects.unreachable of pack.yaml',
        ),
      ),
    ...open
      .filter(region => reached(region) && expected.has(region.id))
      .map(({ id }) =>
        suspicious(
          ['pack', 'expects', 'unreachable', pack.expects.unreachable.indexOf(id)],
          `${id} can be reached, though nobody is expected there`,
        ),
      ),
  ]
  const figures = `${open.filter(reached).length} of ${open.length} open regions of land can be reached`
  return { result: (): Outcome => ({ figures, found }) }
}
