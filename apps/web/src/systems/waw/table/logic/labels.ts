import type { TFunction } from 'i18next'
import type { DeskState } from './desk.ts'
import { shortName } from '@sandtable/kernel'
import { points } from '@sandtable/waw'
import { isStack } from './selection.ts'
import { sizeOf } from './piles.ts'
import { row } from '../../../../words/numerals.ts'
import { sayTerrain } from '../../words/story.ts'

/** A region for screen readers: its name, ground and holder, its stacks, and the possible actions. */
export function regionLabel(t: TFunction, { lay, selection }: DeskState, region: number): string {
  const { s, view } = lay.seen
  const printed = s.map.regions[region]
  const control = view?.control[region] ?? -1
  const holder = control < 0 ? t('region:nobody') : t('region:held', { name: shortName(s, control) })
  const units = lay.piles
    .filter(pile => pile.region === region)
    .map(pile => t('place:units', { side: shortName(s, pile.player), count: sizeOf(pile) }))
  const route = isStack(selection) ? lay.reach(selection.picked).routes.get(region) : undefined
  const reach = route === undefined ? [] : [t('place:reach', { cost: points(route.spent) })]
  const option = lay.choices.some(choice => choice.region === region) ? [t('place:option')] : []
  const ready = lay.ready.some(pile => pile.region === region) ? [t('place:ready')] : []
  const who = { name: printed?.name ?? '', terrain: sayTerrain(printed?.terrain ?? ''), holder }
  return row([t('place:region', who), ...units, ...ready, ...reach, ...option])
}
