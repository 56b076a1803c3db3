import { describe, expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import type { Manpower } from '@sandtable/manpower'
import { attacksOf } from '@sandtable/manpower'
import { pending, seeded } from '@sandtable/kernel'
import type { Asked } from './logic/orders.ts'
import type { SeenField } from '../game/live-field.ts'
import { battleOf, foughtUntil } from './testing/battles.ts'
import { drawBattle } from './testing/draw-battle.ts'
import { drawEach } from '../../../testing/draw.ts'
import { fewOf } from '../../../testing/few.ts'
import { fieldLooks } from './testing/field-looks.ts'
import { fieldOnPaper } from './testing/field-on-paper.tsx'
import { groupAt } from './logic/orders.ts'
import { reactionsOf } from './logic/reactions.ts'
import { seenIn, unheard } from '../../../game/testing/seen-in.ts'

const MARSH = battleOf('lantern-marsh')
const lay = fieldOnPaper(MARSH)
const few = fewOf(3, seeded('looks'))

const drawAll = (seen: SeenField): Promise<number> => {
  const table = lay(seen)
  return drawEach(table.page, fieldLooks(table, few))
}

/** A group without a weapon may stop a move by standing in its way, mostly in battles from before MG-block was amended. */
const isUnarmedBlock = (asked: Asked): boolean =>
  asked.kind === 'react' &&
  reactionsOf(asked).some(
    ({ does, group }) =>
      does.at === 'block' &&
      groupAt(asked.p, group).stacks.every(stack => attacksOf(asked.s, stack).length === 0),
  )

function unarmedBlock(): Game<Manpower> {
  for (let battle = 0; battle < 60; battle++) {
    const g = foughtUntil(MARSH.s, `block ${battle}`, isUnarmedBlock, { bracketsBlock: true })
    if (g !== null) return g
  }
  throw new Error('no such block in any of these battles')
}

test.for(['lantern-marsh', 'hill-41--ww2-250'])(
  'whatever %s asks, the table of a battle draws it',
  async name => {
    const { sorts } = await drawBattle(name, { seed: 'quick', first: 1, oneIn: 10_000, most: 0.3, others: 0 })
    expect(sorts.size).toBeGreaterThan(3)
  },
)

describe('the table of a battle draws', () => {
  test('a block by a group that has no weapon', async () => {
    const g = unarmedBlock()
    const [asked] = pending(g)
    expect(await drawAll(seenIn(g, asked?.player ?? null, { tale: [] }))).toBeGreaterThan(10)
  })

  test('a battle before its first message', async () => {
    const g = foughtUntil(MARSH.s, 'unheard', () => true)
    if (g === null) throw new Error('the battle never began')
    expect(await drawAll(unheard(seenIn(g, 0, { tale: [] })))).toBeGreaterThan(5)
  })
})
