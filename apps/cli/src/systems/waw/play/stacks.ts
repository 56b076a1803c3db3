import type { Position, Purpose, Scenario } from '@sandtable/waw'
import { at } from '@sandtable/kernel'
import { meantFor } from '@sandtable/waw'
import type { Piece } from './names.ts'
import { find } from '../../../play/names.ts'
import { countersOf, named, regionsOf, sought } from './names.ts'
import { counterName } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** One player's counters in one region, in rising order; or in words, why there are none. */
export type StackFound =
  { readonly stack: readonly number[]; readonly region: number } | { readonly trouble: string }

/**
 * The counters that a text names: `lyon, us-1` those two, `all st-louis` or `st-louis` all that can go, and
 * `all st-louis but lyon` the others.
 */
export function stackNamed(
  text: string,
  s: Scenario,
  p: Position,
  player: number,
  purpose: Purpose,
): StackFound {
  const [wanted = '', without = ''] = text.split(/\s+(?:but|except|without)\s+/i)
  const all = wanted.split(',').map(word => partNamed(word.trim(), s, p, player, purpose))
  const trouble = all.find(part => 'trouble' in part)
  if (trouble !== undefined) return trouble
  const named = all.flatMap(part => ('stack' in part ? part.stack : []))
  const left =
    without === ''
      ? []
      : without.split(',').map(word => find(word.trim(), countersOf(s, p, player), sought('counter')))
  const unknown = left.find(found => 'trouble' in found)
  if (unknown !== undefined) return unknown
  const excepted = left.map(found => ('found' in found ? found.found.number : -1))
  const stack = [...new Set(named)].filter(c => !excepted.includes(c)).sort((a, b) => a - b)
  return together(s, p, stack)
}

function together(s: Scenario, p: Position, stack: readonly number[]): StackFound {
  const regions = [...new Set(stack.map(c => at(p.where, c)))]
  const [region] = regions
  if (region === undefined) return { trouble: warPhrase('stack:nobody') }
  if (regions.length === 1) return { stack, region }
  const places = stack.map(c =>
    warPhrase('stack:placed', {
      counter: counterName(s, p, c),
      region: s.map.regions[at(p.where, c)]?.name ?? '',
    }),
  )
  return { trouble: warPhrase('stack:scattered', { counters: places }) }
}

/** One word of a list: a counter, or all of a region's counters for the purpose. A better match wins. */
function partNamed(word: string, s: Scenario, p: Position, player: number, purpose: Purpose): StackFound {
  const regions = regionsOf(s)
  const all = /^all\s+(?:of\s+|in\s+|at\s+|from\s+)?(.+)$/i.exec(word)
  if (all !== null) {
    const found = find(all[1] as string, regions, sought('region'))
    return 'trouble' in found ? found : allOf(s, p, player, found.found.number, purpose)
  }
  const found = find(
    word,
    [...countersOf(s, p, player), ...regions.filter(here(s, p, player))],
    sought('stack'),
  )
  if ('trouble' in found) return found
  const { is, number } = found.found
  return is === 'region'
    ? allOf(s, p, player, number, purpose)
    : { stack: [number], region: at(p.where, number) }
}

const here =
  (s: Scenario, p: Position, player: number) =>
  ({ number }: Piece): boolean =>
    [...s.owner.keys()].some(c => s.owner[c] === player && p.where[c] === number)

/** All counters of a region that serve the purpose. */
function allOf(s: Scenario, p: Position, player: number, region: number, purpose: Purpose): StackFound {
  const stack = meantFor(s, p, player, region, purpose)
  if (stack.length > 0) return { stack, region }
  const name = s.map.regions[region]?.name ?? ''
  const isThere = meantFor(s, p, player, region, 'look').length > 0
  return { trouble: warPhrase(isThere ? 'stack:unable' : 'stack:absent', { region: name }) }
}

/** A stack's name: its counters, or their number. */
export function stackName(s: Scenario, p: Position, stack: readonly number[]): string {
  const names = stack.slice(0, stack.length <= 3 ? 3 : 2).map(c => named(s, p, c).name)
  const more = stack.length - names.length
  const others = more > 0 ? [warPhrase('stack:others', { count: more })] : []
  return warPhrase('stack:names', { names: [...names, ...others] })
}
