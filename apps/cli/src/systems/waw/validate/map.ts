import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { suspicious, wrong } from './check.ts'

/** Every region has an outline; a pack without outlines is drawn as a plan, which may be meant so. */
export function map({ pack, outlines }: Subject): Watch {
  const regions = Object.keys(pack.map.regions).length
  const figures: Record<'drawn' | 'missing' | 'unusable', string> = {
    drawn: `${regions} of ${regions} regions have an outline`,
    missing: 'no outlines: the map is drawn as a plan',
    unusable: "outlines that can't be used: the map is drawn as a plan",
  }
  const found = (outlines?.problems ?? []).map((problem): Finding => {
    const { path, message, line, column, file } = problem
    const finding = outlines?.is === 'missing' ? suspicious(path, NO_OUTLINES) : wrong(path, message)
    return { ...finding, place: { line, column, ...(file !== undefined && { file }) } }
  })
  return { result: (): Outcome => ({ figures: figures[outlines?.is ?? 'missing'], found }) }
}

const NO_OUTLINES =
  'this file is missing, so the map is drawn as a plan: a box for each region, a line for each border'
