import type { FieldFile } from '@sandtable/scenario'
import type { Plug } from '../plug.ts'
import { lazily } from '../../look/lazily.ts'
import { plug } from './words/en/plug.ts'

/** Battles on ground measured in metres, on the screen and with miniatures. */
export const manpower: Plug = {
  name: 'manpower',
  title: 'Manpower',
  words: plug,
  rules: () => import('virtual:rules/manpower'),
  pages: [
    {
      at: 'miniatures',
      Page: lazily(async () => (await import('./miniatures/miniatures-page.tsx')).MiniaturesPage),
    },
  ],
  Units: lazily(async () => (await import('./units/field-units.tsx')).FieldUnits),
  onPaper: true,
  Variants: lazily(async () => (await import('./lobby/skirmish-fields.tsx')).SkirmishFields),
  print: async pack => (await import('./lobby/print.tsx')).printField(pack as unknown as FieldFile),
}
