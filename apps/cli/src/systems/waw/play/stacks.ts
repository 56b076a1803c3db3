import type { Position, Purpose, Scenario } from '@sandtable/waw'
import { at } from '@sandtable/kernel'
import { meantFor } from '@sandtable/waw'
import type { Piece } from './names.ts'
import { find } from '../../../play/names.ts'
import { countersOf, named, regionsOf } from './names.ts'
import { counterName } from '../words/story.ts'

/** Counters of one player in one region, in rising order; or in words, why there are none. */
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
      : without.split(',').map(word => find(word.trim(), countersOf(s, p, player), 'counter'))
  const unknown = left.find(found => 'trouble' in found)
  if (unknown !== undefined) return unknown
  const excepted = left.map(found => ('found' in found ? found.found.number : -1))
  const stack = [...new Set(named)].filter(c => !excepted.includes(c)).sort((a, b) => a - b)
  return together(s, p, stack)
}

function together(s: Scenario, p: Position, stack: readonly number[]): StackFound {
  const regions = [...new Set(stack.map(c => at(p.where, c)))]
  const [region] = regions
  if (region === undefined) return { trouble: 'That is nobody.' }
  if (regions.length === 1) return { stack, region }
  const places = stack.map(c => `${counterName(s, p, c)} (${s.map.regions[at(p.where, c)]?.name})`)
  return { trouble: `They are not in one region: ${places.join(', ')}.` }
}

/** One word of a list: a counter, or all that a region has for the purpose. A name that fits better wins. */
function partNamed(word: string, s: Scenario, p: Position, player: number, purpose: Purpose): StackFound {
  const regions = regionsOf(s)
  const all = /^all\s+(?:of\s+|in\s+|at\s+|from\s+)?(.+)$/i.exec(word)
  if (all !== null) {
    const found = find(all[1] as string, regions, 'region')
    return 'trouble' in found ? found : allOf(s, p, player, found.found.number, purpose)
  }
  const found = find(
    word,
    [...countersOf(s, p, player), ...regions.filter(here(s, p, player))],
    'counter or region with counters of yours',
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
  return { trouble: isThere ? `Nobody in ${name} can do that now.` : `You have nobody in ${name}.` }
}

/** The name of a stack: its counters, or how many they are. */
export const stackName = (s: Scenario, p: Position, stack: readonly number[]): string =>
  stack.length <= 3
    ? stack.map(c => named(s, p, c).name).join(', ')
    : `${stack
        .slice(0, 2)
        .map(c => named(s, p, c).name)
        .join(', ')} and ${stack.length - 2} others`
