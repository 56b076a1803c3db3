import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { suspicious, wrong } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** Every region has an outline; a pack without outlines is drawn as a plan, which may be intended. */
export function map({ pack, outlines }: Subject): Watch {
  const regions = Object.keys(pack.map.regions).length
  const found = (outlines?.problems ?? []).map((problem): Finding => {
    const { path, message, line, column, file } = problem
    const finding =
      outlines?.is === 'missing' ? suspicious(path, warPhrase('map:no-outlines')) : wrong(path, message)
    return { ...finding, place: { line, column, ...(file !== undefined && { file }) } }
  })
  return {
    result: (): Outcome => ({ figures: warPhrase(`map:${outlines?.is ?? 'missing'}`, { regions }), found }),
  }
}
