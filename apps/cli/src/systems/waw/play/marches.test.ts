import { expect, test } from 'vitest'
import { orders, sat, TOGETHER } from '../testing/hastings.ts'
import { HASTINGS } from '../testing/hastings.ts'
import { joinedMarches } from '../words/story.ts'

test('[CLI] the log joins another player’s march into one line and lists your own step by step', async () => {
  const { session } = await sat(orders('Saxons', 'move all london to york'), TOGETHER)
  const tale = session.watchOf(1).tale
  const marches = (player: number): string[] =>
    joinedMarches(HASTINGS.s, tale, player)
      .filter(({ e }) => e.is === 'marched')
      .flatMap(({ told }) => told.map(({ line }) => `${line.outcome}, ${line.note}`))
  expect(marches(0)).toEqual(['marched London → East Anglia → Lindsey → York, 1½ MP'])
  expect(marches(1)).toHaveLength(3)
})
