import { begin, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { WAW } from '@sandtable/waw'
import { drawEach } from '../../../testing/draw.ts'
import { drawWar } from './testing/draw-war.tsx'
import { warOf } from './testing/war-of.ts'
import { fewOf } from '../../../testing/few.ts'
import { seenIn, unheard } from '../../../game/testing/seen-in.ts'
import { tableLooks } from './testing/table-looks.ts'
import { tableOnPaper } from './testing/table-on-paper.tsx'

test.for(['hastings-1066', 'missouri-1861'])('whatever %s asks, the table of a war draws it', async name => {
  const { sorts } = await drawWar(name, { seed: 'quick', first: 1, oneIn: 10_000, most: 0.3, others: 0 })
  expect(sorts.size).toBeGreaterThan(6)
})

test('a war before its first message is drawn, whatever is pointed at', async () => {
  const war = warOf('missouri-1861')
  const g = begin(WAW, war.s, { dice: seeded('unheard') })
  const table = tableOnPaper(war)(unheard(seenIn(g, 0, { tale: [] })))
  expect(await drawEach(table.page, tableLooks(table, fewOf(4, seeded('looks'))))).toBeGreaterThan(10)
})
