import type { TFunction } from 'i18next'
import type { RegionLook } from '../../map/index.ts'
import type { DeskState } from './desk.ts'
import type { Position, Scenario } from '@sandtable/waw'
import { points, siegesNow } from '@sandtable/waw'
import { isStack } from './selection.ts'
import { pieceOfPile } from '../../counters/piece.ts'
import { PLAIN } from '../../map/region-look.ts'
import { regionLabel } from './labels.ts'

/** The look of every region: selected, within reach or selectable, and the cost. */
export function looksOf(t: TFunction, state: DeskState): RegionLook[] {
  const { lay } = state
  const { s, view } = lay.seen
  const stateIn = statesOf(state)
  const routes = isStack(state.selection) ? lay.reach(state.selection.picked).routes : null
  const forts = view === null ? [] : fortsOf(view)
  const sieges = view === null ? [] : siegesNow(s, view)
  return s.map.regions.map((_, region) => {
    const route = routes?.get(region)
    const pile = lay.piles.find(one => one.region === region)
    return {
      ...PLAIN,
      name: regionLabel(t, state, region),
      state: stateIn(region),
      cost: route === undefined ? null : points(route.spent),
      battle: route?.meets === 'enemies',
      occupied: pile !== undefined,
      fdv: forts[region] ?? null,
      siege: sieges.includes(region),
      piece: pile === undefined ? null : pieceOfPile(pile),
    }
  })
}

/** The look of every region if nothing can be selected. */
export function plainLooks(s: Scenario, p: Position): RegionLook[] {
  const forts = fortsOf(p)
  const sieges = siegesNow(s, p)
  return s.map.regions.map(({ name }, region) => ({
    ...PLAIN,
    name,
    fdv: forts[region] ?? null,
    siege: sieges.includes(region),
  }))
}

function statesOf({ lay, selection }: DeskState): (region: number) => RegionLook['state'] {
  if (isStack(selection)) {
    const { routes } = lay.reach(selection.picked)
    return region => {
      if (selection.at === 'target' && region === selection.to) return 'target'
      if (routes.has(region)) return 'reachable'
      return region === selection.region ? 'selected' : 'veiled'
    }
  }
  const options = new Set(lay.choices.map(({ region }) => region))
  options.delete(null)
  const looked = selection.at === 'region' ? selection.region : null
  const held = selection.at === 'choice' ? selection.region : null
  return region => {
    if (region === held) return 'target'
    if (options.has(region)) return 'reachable'
    if (region === looked) return 'selected'
    return options.size > 0 ? 'veiled' : 'plain'
  }
}

/** By region: the defence value of its fortress; null: none. */
export const fortsOf = (p: Position): (number | null)[] =>
  p.fort.map((owner, region) => (owner < 0 ? null : (p.fdv[region] ?? null)))
