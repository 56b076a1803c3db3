import { expect, test } from 'vitest'
import { aftermathFrom } from './aftermath-story.ts'
import { HASTINGS } from '../../../replay/testing/played.ts'
import { taleWith } from '../climax/testing/told-wars.ts'

const { s } = HASTINGS
const INJURED = 1
const TALE = taleWith(e => e.is === 'leader-tested' && e.fate === INJURED, 1)
const JOINED = TALE.flatMap(({ e }, id) => (e.is === 'battle-joined' ? [id] : []))
const STORIES = JOINED.flatMap(id => aftermathFrom(s, TALE, id) ?? [])

test('every finished battle of a tale has an aftermath, one under way has none', () => {
  expect(STORIES).toHaveLength(JOINED.length)
  const [first] = JOINED
  const ended = TALE.findIndex(({ e }) => e.is === 'battle-ended')
  expect(aftermathFrom(s, TALE.slice(0, ended), first ?? -1)).toBe(null)
  expect(aftermathFrom(s, TALE, ended)).toBe(null)
})

test('what it tells is what the events told: the winner, the fates and the points', () => {
  const pairs = STORIES.flatMap(({ story, facts }) =>
    story.tale.flatMap(({ e }): (readonly [told: unknown, shown: unknown])[] => {
      if (e.is === 'battle-ended') return [[e.winner, facts.winner]]
      if (e.is === 'leader-tested') return [[e.fate, facts.leaders.find(({ slot }) => slot === e.slot)?.fate]]
      if (e.is !== 'points-scored') return []
      return e.change.map((change, side) => {
        const points = facts.points[side]
        return [Math.max(0, (points?.before ?? 0) + change), points?.now]
      })
    }),
  )
  expect(pairs.length).toBeGreaterThan(STORIES.length)
  expect(pairs.map(([, shown]) => shown)).toEqual(pairs.map(([told]) => told))
})

test('the attackers came by ways that end where the battle is', () => {
  expect(STORIES.some(({ waysIn }) => waysIn.length > 0)).toBe(true)
  for (const { waysIn, facts } of STORIES)
    for (const way of waysIn) {
      expect(way.at(-1)).toBe(facts.region)
      for (const [i, region] of way.slice(1).entries())
        expect(s.map.board.next[way[i] as number]).toContain(region)
    }
})

test('its points have the reasons of the log', () => {
  for (const { points, facts } of STORIES)
    for (const side of [0, 1]) {
      const reasons = facts.points[side]?.because.length ?? 0
      expect(points.filter(line => line.side === side).length).toBeGreaterThanOrEqual(reasons)
    }
})
