import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import type { Tale, Waw } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, catchUp, copy, encode, fold, seeded, watch } from '@sandtable/kernel'
import { createStore } from 'zustand/vanilla'
import { WAW, WITS } from '@sandtable/waw'
import type { Manner } from './cursor.ts'
import type { Seen } from '../game/live-game.ts'
import { AT_ONCE } from './testing/at-once.ts'
import { followGame } from './cursor.ts'
import { HASTINGS } from '../replay/testing/played.ts'
import { warStory } from '../systems/waw/playback/war-story.ts'

const { s } = HASTINGS
const STORY = warStory(s)
const [NORMAN, SAXON] = [0, 1]

/** A game of bots as the Saxon saw it. */
const TALE = ((): readonly Tale[] => {
  const g = begin(WAW, s, { dice: seeded('cursor') })
  playGame(g, [captain(WITS), captain(WITS)], 'bots')
  const seat = watch<Waw, Tale>(WAW, s, SAXON)
  catchUp(WAW, s, seat, g.log ?? [], STORY.chronicle)
  return seat.tale
})()

const viewAfter = (n: number): Waw['p'] =>
  fold(
    WAW,
    s,
    copy(watch<Waw, Tale>(WAW, s, SAXON).view),
    TALE.slice(0, n).map(({ e }) => e),
  )

const first = (is: Tale['e']['is'], from = 0): number =>
  TALE.findIndex(({ e }, i) => i >= from && e.is === is) + 1

/** A battle of the Norman's after which a region changes hands, and the end of its turn. */
const TAKEN = TALE.findIndex(
  ({ e }, i) => e.is === 'control-changed' && e.to === NORMAN && TALE[i - 1]?.e.is === 'battle-ended',
)
const ENDED = TAKEN
const BATTLE = TALE.findLastIndex(({ e }, i) => i < TAKEN && e.is === 'battle-joined') + 1
const TURN = first('player-ended', TAKEN)
/** The ends of its rounds, and its own. */
const HELD = TALE.flatMap((told, i) =>
  i >= BATTLE && i < ENDED && STORY.gist(told, i, TALE)?.holds === true ? [i + 1] : [],
)

type SeenWar = Seen<Waw, Tale>

/** A game after this many events. */
const told = (n: number): Pick<SeenWar, 'view' | 'tale' | 'isWhole'> => ({
  view: viewAfter(n),
  tale: TALE.slice(0, n),
  isWhole: true,
})

function sitting(n: number, manner: Partial<Manner> = {}, viewer: number | null = SAXON) {
  const seen = createStore(() => ({ s, viewer, ...told(n) })) as unknown as StoreApi<SeenWar>
  const looks: number[] = []
  const cursor = followGame({ seen }, STORY, {
    ...AT_ONCE,
    isStill: () => false,
    look: known => looks.push(known),
    ...manner,
  })
  return { cursor, looks, tell: (more: number) => seen.setState(told(more)), now: cursor.shown.getState }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a player who opens the table sees the position, and knows the story up to the last visit', () => {
  const { now, looks } = sitting(TURN, { lastLook: () => 12 })
  expect(now()).toMatchObject({ isBehind: false, after: TURN, known: 12, watched: TURN })
  expect(encode(now().position)).toBe(encode(viewAfter(TURN)))
  expect(looks).toEqual([TURN])
})

test("without a saved visit, the player's last action counts", () => {
  const later = first('player-ended', TURN)
  const { known } = sitting(later).now()
  expect(TALE[known - 1]?.player).toBe(SAXON)
  expect(
    TALE.slice(known, later).every(
      ({ player, e }) => player !== SAXON || STORY.gist({ e } as Tale, 0, []) === null,
    ),
  ).toBe(true)
})

describe("another player's moves", () => {
  test('are played moment by moment, each with its position, up to the head of the game', () => {
    const { now, tell } = sitting(BATTLE - 8)
    tell(BATTLE - 1)
    expect(now().isBehind).toBe(true)
    const seen = new Set<number>()
    for (let i = 0; i < 200 && now().isBehind; i++) {
      seen.add(now().after)
      expect(encode(now().position)).toBe(encode(viewAfter(now().after)))
      vi.advanceTimersByTime(200)
    }
    expect(now()).toMatchObject({ isBehind: false, after: BATTLE - 1 })
    expect(seen.size).toBeGreaterThan(2)
  })

  test('are news as far as they are shown, until the player knows them', () => {
    const { cursor, now, tell } = sitting(BATTLE - 8, { lastLook: () => BATTLE - 8 })
    const t = ((key: string) => key) as never
    tell(ENDED)
    expect(cursor.news(t).every(deed => deed.to <= now().after)).toBe(true)
    cursor.skip()
    expect(cursor.news(t).map(({ sign }) => sign)).toContain('fight')
    cursor.know()
    expect(cursor.news(t)).toEqual([])
  })

  test('wait at the end of each round, and of the fight, until the player goes on', () => {
    const { cursor, now, tell } = sitting(BATTLE - 1)
    tell(TURN)
    for (const held of HELD) {
      vi.advanceTimersByTime(200_000)
      expect(now()).toMatchObject({ after: held, isBehind: true })
      cursor.goOn()
      expect(now().watched).toBe(held)
    }
    for (let i = 0; i < 400; i++) {
      vi.advanceTimersByTime(500)
      const at = now().after - 1
      if (STORY.gist(TALE[at] as Tale, at, TALE)?.holds === true) cursor.goOn()
    }
    expect(now()).toMatchObject({ isBehind: false, after: TURN })
  })

  test('rest there for those who only watch', () => {
    const { now, tell } = sitting(BATTLE - 1, {}, null)
    tell(ENDED)
    const seen = new Set<number>()
    for (let i = 0; i < 400; i++) {
      seen.add(now().isBehind ? now().after : ENDED)
      vi.advanceTimersByTime(500)
    }
    expect([...seen]).toEqual(expect.arrayContaining([...HELD]))
    expect(now()).toMatchObject({ isBehind: false, watched: ENDED })
  })

  test('don’t push away a fight that the player is still reading', () => {
    const { cursor, now, tell } = sitting(BATTLE - 1)
    tell(ENDED)
    for (const _ of HELD.slice(1)) {
      vi.advanceTimersByTime(200_000)
      cursor.goOn()
    }
    vi.advanceTimersByTime(200_000)
    expect(now()).toMatchObject({ isBehind: false, after: ENDED })
    tell(TURN)
    vi.advanceTimersByTime(200_000)
    expect(now()).toMatchObject({ isBehind: true, after: ENDED })
    cursor.goOn()
    expect(now()).toMatchObject({ watched: ENDED })
    expect(now().after).toBeGreaterThan(ENDED)
  })

  test('can be skipped at once, watched again from the last known moment, and stepped through', () => {
    const { cursor, now, tell } = sitting(BATTLE - 8, { lastLook: () => BATTLE - 8 })
    tell(TURN)
    cursor.skip()
    expect(now()).toMatchObject({ isBehind: false, after: TURN, watched: TURN })
    cursor.again()
    expect(now().isBehind).toBe(true)
    expect(now().watched).toBe(BATTLE - 8)
    const { after } = now()
    cursor.wish({ do: 'step', by: 1 })
    expect(now().after).toBeGreaterThan(after)
    cursor.wish({ do: 'step', by: -1 })
    expect(now()).toMatchObject({ after, playback: { playing: false } })
    expect(encode(now().position)).toBe(encode(viewAfter(after)))
  })

  test('are shown at once in a hidden tab, and count as seen only when the tab is visible', () => {
    const { now, tell, looks } = sitting(BATTLE - 8, { isHidden: () => true })
    tell(TURN)
    expect(now()).toMatchObject({ isBehind: false, after: TURN, watched: TURN })
    expect(looks).toEqual([])
  })

  test('are shown in stills if animation is off: each fight announced, its rounds and its end, and the head', () => {
    const { cursor, now, tell } = sitting(BATTLE - 1, { isStill: () => true })
    tell(TURN)
    for (const still of [BATTLE, ...HELD]) {
      expect(now()).toMatchObject({ after: still, playback: { playing: false } })
      cursor.goOn()
    }
    cursor.skip()
    expect(now().after).toBe(TURN)
  })
})

test("the player's own moves are shown at once", () => {
  const from = TALE.findIndex(({ e }, i) => i > TURN && e.is === 'marched' && e.player === SAXON)
  const to = TALE.findIndex(({ player }, i) => i > from && player === NORMAN)
  const end = TALE.slice(from, to).findIndex(({ e }) => e.is === 'battle-joined')
  const { now, tell } = sitting(from)
  tell(end < 0 ? to : from + end)
  expect(now().isBehind).toBe(false)
})

test('undone moves leave the screen', () => {
  const { now, tell } = sitting(TURN)
  tell(TURN - 5)
  expect(now()).toMatchObject({ isBehind: false, after: TURN - 5 })
  expect(now().known).toBeLessThanOrEqual(TURN - 5)
})
