import type { End, Ruled, Scenario, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import { centre } from '@sandtable/manpower'
import { groupAt } from './orders.ts'

/** Where an end of the ruler lies. */
export const endSpot = (s: Scenario, p: Sight, end: End): readonly [number, number] =>
  end.at === 'point' ? end.point : centre(s, groupAt(p, end.group))

/** What an end is called: its group, or which end of the line it is. */
export const endName = (t: TFunction, p: Sight, end: End, which: 'from' | 'to'): string =>
  end.at === 'group' ? groupAt(p, end.group).name : t(`field:ruler:place:${which}`)

/** The end with the higher ground; null: neither. */
export const higherEnd = ({ higher }: Ruled, from: End, to: End): End | null =>
  higher === null ? null : higher === 'from' ? from : to
