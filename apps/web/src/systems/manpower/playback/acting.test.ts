import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Manpower, Tale } from '@sandtable/manpower'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { encode } from '@sandtable/kernel'
import type { Manner } from '../../../playback/cursor.ts'
import type { Seen } from '../../../game/live-game.ts'
import { AT_ONCE } from '../../../playback/testing/at-once.ts'
import { beforeBlow, endOfBlow, startOfBlow, startsBlow } from './runs.ts'
import { fieldStory } from './field-story.ts'
import { followGame } from '../../../playback/cursor.ts'
import { foughtByBots } from './testing/fought-by-bots.ts'
import { lastBlow } from './use-blow.ts'
import { reportOn } from './use-report.ts'
import { turnEndedIn, turnEndingAt } from './turn-ends.ts'

const { s, tale, at } = foughtByBots('hallam-junction', 4)

/** Two places in the tale around the Acting of the first turn in which guns fire more than one shot. */
const ACTING = tale.findIndex(({ e, phase }) => e.is === 'part-began' && phase === 'acting')
const NEXT = tale.findIndex(({ e }, i) => i > ACTING && e.is === 'turn-began') + 2
const REPORTED = NEXT - 1

type SeenBattle = Seen<Manpower, Tale>

function sitting(manner: Partial<Manner> = {}) {
  const told = (n: number) => ({ view: at(n), tale: tale.slice(0, n), isWhole: true })
  const seen = createStore(() => ({ s, viewer: 0, ...told(ACTING) })) as unknown as StoreApi<SeenBattle>
  const cursor = followGame({ seen }, fieldStory(s), { ...AT_ONCE, isStill: () => false, ...manner })
  seen.setState(told(NEXT))
  return { cursor, now: cursor.shown.getState }
}

/** Every place that a playback stops at, to where it waits. */
function stopsOf({ now }: Pick<ReturnType<typeof sitting>, 'now'>): number[] {
  const stops = new Set<number>()
  for (let i = 0; i < 2000 && !(now().moments[now().playback.moment]?.holds ?? false); i++) {
    stops.add(now().after)
    vi.advanceTimersByTime(100)
  }
  return [...stops]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[M-phase-act] Acting on the screen', () => {
  test('every throw of both sides is played in turn, then the report waits', () => {
    const { now, cursor } = sitting()
    const stops = stopsOf({ now })
    const throws = tale.slice(ACTING, NEXT).filter(({ e }) => startsBlow(e)).length
    expect(stops.filter(after => startsBlow((tale[after - 1] as Tale).e))).toHaveLength(throws)
    expect(new Set(stops.map(after => tale[after - 1]?.player)).size).toBeGreaterThan(1)
    expect(now()).toMatchObject({ isBehind: true, after: REPORTED })
    expect(encode(now().position)).toBe(encode(at(REPORTED)))
    cursor.goOn(true)
    expect(now()).toMatchObject({ known: REPORTED, watched: REPORTED })
  })

  test('attack by attack it stops only at the end of each', () => {
    const each = stopsOf(sitting())
    const summed = stopsOf(sitting({ detail: () => 'attacks' }))
    expect(summed.length).toBeGreaterThan(0)
    expect(summed.length).toBeLessThan(each.length)
    const ends = summed.flatMap(after => {
      const start = startOfBlow(tale, after - 1)
      return start === null ? [] : [[endOfBlow(tale, start), after]]
    })
    expect(ends.length).toBeGreaterThan(1)
    expect(ends.every(([end, after]) => end === after)).toBe(true)
  })

  test('for the outcome alone, and where animation is off, it goes to the report at once', () => {
    expect(stopsOf(sitting({ detail: () => 'outcome' }))).toEqual([])
    expect(sitting({ isStill: () => true }).now()).toMatchObject({ after: REPORTED, isBehind: true })
  })

  test('can be skipped, report and all', () => {
    const { cursor, now } = sitting()
    cursor.skip()
    expect(now()).toMatchObject({ isBehind: false, after: NEXT, watched: NEXT })
    expect(turnEndedIn(tale.slice(0, NEXT), now().watched, now().after)).toBe(null)
  })

  test('lingers on its last throw when it reaches the head', () => {
    const volley = tale.findIndex(({ e }, i) => i > ACTING && startsBlow(e)) + 1
    const told = (n: number) => ({ view: at(n), tale: tale.slice(0, n), isWhole: true })
    const seen = createStore(() => ({ s, viewer: 0, ...told(ACTING) })) as unknown as StoreApi<SeenBattle>
    const cursor = followGame({ seen }, fieldStory(s), { ...AT_ONCE, isStill: () => false })
    seen.setState(told(volley))
    for (let i = 0; i < 50 && cursor.shown.getState().isBehind; i++) vi.advanceTimersByTime(100)
    expect(cursor.shown.getState()).toMatchObject({ isBehind: false, lingers: true })
    vi.advanceTimersByTime(5000)
    expect(cursor.shown.getState().lingers).toBe(false)
  })
})

test('the blow on screen has as many throws and losses as are shown', () => {
  const shots = tale.findIndex(
    ({ e }, i) => startsBlow(e) && e.is !== 'volley-fired' && endOfBlow(tale, i) > i + 3,
  )
  const end = endOfBlow(tale, shots)
  const counts = Array.from({ length: end - shots }, (_, i) => {
    const shown = lastBlow(s, tale.slice(0, shots + 1 + i), at)
    expect(shown?.from).toBe(beforeBlow(tale, shots))
    return (shown?.blow.throws.length ?? 0) + (shown?.blow.suffered.length ?? 0)
  })
  expect(counts[0]).toBe(1)
  expect(counts.at(-1)).toBeGreaterThan(1)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('turns without anything to report have no report; the others count every death once', () => {
  const ends = [...tale.keys()].flatMap(i => turnEndingAt(tale, i) ?? [])
  expect(ends.length).toBeGreaterThan(2)
  const dead = ends.flatMap(part => {
    const players = reportOn(s, tale, part, at)?.report.players ?? []
    return players.flatMap(({ losses }) => losses.map(one => one.dead))
  })
  const reported = tale.slice(0, ends.at(-1)?.to)
  const died = reported.map(({ e }) => (e.is === 'stack-hit' ? e.died : 0)).reduce((sum, n) => sum + n, 0)
  expect(dead.reduce((sum, n) => sum + n, 0)).toBe(died)
})
