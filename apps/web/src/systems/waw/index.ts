import type { PackFile } from '@sandtable/scenario'
import type { Plug } from '../plug.ts'
import { lazily } from '../../look/lazily.ts'
import { plug } from './words/en/plug.ts'

/** Wars on a map of regions. */
export const waw: Plug = {
  name: 'waw',
  title: 'Wars Across the World',
  words: plug,
  rules: () => import('virtual:rules/waw'),
  pages: [{ at: 'odds', Page: lazily(async () => (await import('./odds/page/odds-page.tsx')).OddsPage) }],
  Units: lazily(async () => (await import('./units/war-units.tsx')).WarUnits),
  onPaper: true,
  lessons: {
    scenario: 'hastings-1066',
    Cards: lazily(async () => (await import('./learn/cards.tsx')).Cards),
  },
  print: async (pack, scenario) =>
    (await import('./lobby/print.tsx')).printWar(pack as unknown as PackFile, scenario),
}
