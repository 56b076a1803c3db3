import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Kind, Ruleset, SavedGame, Viewer } from '@sandtable/kernel'
import type { GameRecord } from '@sandtable/store'
import type { Position } from '@sandtable/waw'
import type { Systems } from '@sandtable/shelf'
import type { Trial, TwoHouses } from './testing/two-houses.ts'
import { seeded } from '@sandtable/kernel'
import { SYSTEMS } from '@sandtable/shelf'
import { differs, pairOf } from './testing/paired-worlds.ts'
import { HASTINGS, MISSOURI } from './testing/packs.ts'
import { tryPair, twoHouses } from './testing/two-houses.ts'

const VIEWERS: readonly (readonly [string, Viewer])[] = [
  ['the first player', 0],
  ['the second player', 1],
  ['a spectator', null],
]

let two: TwoHouses

describe('in two worlds that differ only in what a viewer cannot know, every byte sent to it is the same', () => {
  beforeAll(async () => void (two = await twoHouses()))
  afterAll(() => two.close())

  for (const opened of [HASTINGS, MISSOURI])
    test.for(VIEWERS)(`${opened.id}, seen by %s`, async ([, viewer]) => {
      let [answers, varied] = [0, 0]
      for (const after of [0, 40, 150]) {
        const id = `${opened.id}-${viewer}-${after}`
        const pair = pairOf(opened, id, viewer, after)
        if (differs(pair)) varied++
        const trial = await tryPair(two, pair, { opened, steps: 15, dice: seeded(id) })
        expect(trial.apart).toBeNull()
        answers += trial.answers
      }
      expect(varied).toBeGreaterThan(0)
      expect(answers).toBeGreaterThan(10)
    })
})

describe('a planted leak is found', () => {
  afterEach(() => two.close())

  /** The rules of all systems, made to leak. */
  const leaking = (leak: (rules: Ruleset<Kind>) => Partial<Ruleset<Kind>>): Systems =>
    Object.fromEntries(
      Object.entries(SYSTEMS).map(([name, system]) => [
        name,
        { ...system, rules: { ...system.rules, ...leak(system.rules) } },
      ]),
    )

  async function firstApart(
    systems: Systems,
    viewer: Viewer,
    planted?: (record: GameRecord) => GameRecord,
  ): Promise<Trial['apart']> {
    two = await twoHouses({ systems })
    for (const after of [60, 0, 20, 100, 140, 180]) {
      const id = `leak-${after}`
      const plan = { opened: MISSOURI, steps: 25, dice: seeded(id), ...(planted ? { planted } : {}) }
      const { apart } = await tryPair(two, pairOf(MISSOURI, id, viewer, after), plan)
      if (apart !== null) return apart
    }
    return null
  }

  test('in a view that shows what another player holds', async () => {
    const other = (viewer: Viewer): Viewer => (viewer === 0 ? 1 : 0)
    const systems = leaking(({ view }) => ({ view: (s, p, viewer) => view(s, p, other(viewer)) }))
    expect(await firstApart(systems, 0)).toContain('{"is":"view"')
  })

  test('in one number of a view that should be blank', async () => {
    const systems = leaking(({ view }) => ({
      view: (s, p, viewer) => ({
        ...view(s, p, viewer),
        searched: [(p as Position).hands.flat().reduce((sum, card, i) => sum + card * (i + 1), 0)],
      }),
    }))
    expect(await firstApart(systems, null)).toContain('{"is":"view"')
  })

  test('in events that every viewer gets whole', async () => {
    const systems = leaking(({ events }) => ({
      events: Object.fromEntries(
        Object.entries(events).map(([is, rule]) => [is, { ...rule, seen: 'everyone' as const }]),
      ),
    }))
    expect(await firstApart(systems, 1)).toContain('{"is":"events"')
  })

  test('in an agenda frame that holds a hand', async () => {
    const planted = (record: GameRecord): GameRecord => {
      const saved = JSON.parse(record.snapshot as string) as SavedGame
      const { hands } = saved.position as unknown as Position
      const agenda = saved.agenda.map((f, i) => (i === 0 ? { ...f, known: hands } : f))
      return { ...record, snapshot: JSON.stringify({ ...saved, agenda }) }
    }
    expect(await firstApart(SYSTEMS, 0, planted)).toContain('{"is":"decision"')
  })
})
