import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, fold, seeded } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { warScenario, watch, WAW, WITS } from '@sandtable/waw'
import { battleAt, regionAfter, sceneOf } from './battle-story.ts'
import { catchUp } from '../words/story.ts'

const reading = readPack(join(import.meta.dirname, '../../../../../../packs/hastings-1066'))
if (!reading.ok) throw new Error('Hastings cannot be read')
const s = warScenario(reading.pack)

/** A whole game of bots, as a spectator saw it. */
function told() {
  const g = begin(WAW, s, { dice: seeded('battle story') })
  playGame(g, [captain(WITS), captain(WITS)], 'bots')
  const w = watch(s, null)
  catchUp(w, s, g.log as readonly Event[])
  return w.tale
}

const TALE = told()
const JOINED = TALE.flatMap(({ e }, at) => (e.is === 'battle-joined' ? [at] : []))
const LAST = JOINED.at(-1) as number
const ENDED = TALE.findIndex(({ e }, at) => at > LAST && e.is === 'battle-ended')
const BATTLE = battleAt(TALE, TALE.length, LAST)

/** The last battle, shown up to this event. */
const upTo = (is: Event['is'], from = LAST): number =>
  TALE.findIndex(({ e }, at) => at >= from && e.is === is) + 1
const sceneAfter = (after: number) => {
  const story = battleAt(TALE, after, 0)
  if (story === null) throw new Error('no battle')
  const view = fold(
    WAW,
    s,
    watch(s, null).view,
    TALE.slice(0, after).map(({ e }) => e),
  )
  return sceneOf(s, story, view)
}

test('a battle in a tale lasts from its joining to its end', () => {
  expect(BATTLE?.tale[0]?.e.is).toBe('battle-joined')
  expect(BATTLE?.tale.at(-1)?.e.is).toBe('battle-ended')
  expect(BATTLE?.over).toBe(true)
})

test('a battle under way is not over', () => {
  expect(battleAt(TALE, upTo('fired'), 0)?.over).toBe(false)
})

test('a battle is shown until its end has been watched, then the next one from its joining', () => {
  expect(battleAt(TALE, ENDED + 1, ENDED)?.id).toBe(LAST)
  expect(battleAt(TALE, ENDED + 1, ENDED + 1)).toBe(null)
  for (const joined of JOINED) expect(battleAt(TALE, joined + 1, joined)?.id).toBe(joined)
})

test('the place of the next battle of a player turn is known before it is shown, that of a later turn is not', () => {
  const ends = TALE.flatMap(({ e }, at) => (e.is === 'player-ended' ? [at] : []))
  for (const [i, joined] of JOINED.entries()) {
    const story = battleAt(TALE, joined + 1, joined)
    const next = JOINED[i + 1]
    const isSameTurn = next !== undefined && !ends.some(end => end > joined && end < next)
    expect(story === null ? undefined : regionAfter(TALE, story)).toBe(
      isSameTurn ? battleAt(TALE, next + 1, next)?.region : null,
    )
  }
})

test('there is no battle before the first', () => {
  expect(battleAt([], 0, 0)).toBe(null)
})

test('a scene shows only the rolls of its round, each with its target number', () => {
  const after = upTo('fired')
  const scene = sceneAfter(after)
  const fired = TALE[after - 1]?.e as Extract<Event, { is: 'fired' }>
  expect([...scene.shots.keys()]).toEqual([fired.unit])
  expect(scene.shots.get(fired.unit)).toMatchObject({ die: fired.die, value: fired.cf + fired.change })
  expect([scene.step, scene.round]).toEqual(['fire', 1])
})

test('a scene has the cards of its round, its modifiers with their reasons, and the last roll', () => {
  const played = TALE.findLastIndex(({ e }) => e.is === 'card-played')
  expect(sceneAfter(played + 1).cards.map(({ who }) => who)).not.toEqual([])
  const scene = sceneAfter(upTo('fired', played))
  expect(scene.modifiers?.round).toBe(scene.round)
  expect(scene.modifiers?.lines.filter(({ as }) => as === 'total')).toHaveLength(2)
  expect(scene.last).toEqual([...scene.shots.values()].at(-1))
})

test('luck compares the results of the dice with the average of each roll', () => {
  const { luck } = sceneAfter(ENDED + 1)
  const fired = TALE.slice(LAST, ENDED).flatMap(({ e }) => (e.is === 'fired' ? [e] : []))
  const results = (side: number): number => fired.filter(e => e.side === side && e.scored !== 'miss').length
  expect(luck.map(side => side.results)).toEqual([results(0), results(1)])
  for (const { expected } of luck) expect(expected).toBeGreaterThan(0)
})

test('a finished battle still shows the morale that decided it, after panics have passed', () => {
  const looks = TALE.slice(LAST, ENDED).flatMap(({ e }) => (e.is === 'morale-checked' ? [e.morale] : []))
  expect(looks).not.toEqual([])
  expect(sceneAfter(ENDED + 1).checked).toEqual(looks.at(-1))
  expect(sceneAfter(LAST + 1).checked).toBe(null)
})
