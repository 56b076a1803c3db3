import { begin, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { WAW } from '@sandtable/waw'
import { draw } from '../../../testing/draw.ts'
import { seenIn } from '../../../game/testing/seen-in.ts'
import { tableOnPaper } from './testing/table-on-paper.tsx'
import { warOf } from './testing/war-of.ts'

test('[TABLE] a fortress on the map shows the same FDV as the panel', async () => {
  const war = warOf('mongols-1241')
  const g = begin(WAW, war.s, { dice: seeded('walls') })
  const walls = [...g.p.fort.keys()].filter(region => (g.p.fort[region] as number) >= 0)
  const [taken = -1] = walls
  for (const region of walls) g.p.fort[region] = region === taken ? 0 : -1
  g.p.fdv[taken] = 8
  const table = tableOnPaper(war)(seenIn(g, 0, { tale: [] }))
  table.desk.act({ do: 'region', region: taken })
  const page = await draw(table.page())
  const walled = /<path d="M0 -11\.5[^>]*>(?:<\/path>)?<text[^>]*>(\d+)</g
  const figures = [...page.matchAll(walled)].map(([, figure]) => figure)
  expect(figures).toEqual(['8'])
  expect(page).toContain('FDV 8')
})
