import type { Family } from '@sandtable/scenario'
import type { El } from '../../../el.ts'
import { el } from '../../../el.ts'

/** A sign for each family of cards, in a box of 24 by 24. */
const SIGNS: Readonly<Record<Family, string>> = {
  battle: 'M3 3l13.500 13.500M21 3L7.500 16.500M13 19l6-6M11 19l-6-6M17 17l4 4M7 17l-4 4',
  movement: 'M3 12h16M13 5l7 7-7 7',
  supply: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M3 12h18',
  event:
    'M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800-6.100-3.400-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.8z',
  economic:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15 9c-1-1.500-6-1.500-6 .8 0 2.900 6 1.600 6 4.400 0 2.300-5 2.300-6 .8M12 6v12',
}

export const signOf = (family: Family, stroke: string): El =>
  el('path', {
    d: SIGNS[family],
    fill: 'none',
    stroke,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
