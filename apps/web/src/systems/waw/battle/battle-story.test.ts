import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, seeded } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { warScenario, watch, WAW, WITS } from '@sandtable/waw'
import { battleAfter, regionAfter, sceneAt } from './battle-story.ts'
import { catchUp } from '../words/story.ts'

const reading = readPack(join(import.meta.dirname, '../../../../../../packs/hastings-1066'))
if (!reading.ok) throw new Error('Hastings cannot be read')
const s = warScenario(reading.pack)

/** A whole game of bots, as a spectator got it. */
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
const BATTLE = battleAfter(s, TALE, LAST - 1, 0)

test('a battle of a tale begins where it was joined, and ends where it ended', () => {
  expect(BATTLE?.moments[0]?.e.is).toBe('battle-joined')
  expect(BATTLE?.moments.at(-1)?.e.is).toBe('battle-ended')
  expect(BATTLE?.over).toBe(true)
})

test('a battle that is still fought is not over', () => {
  const upTo = TALE.findLastIndex(({ e }) => e.is === 'fired')
  expect(battleAfter(s, TALE.slice(0, upTo), LAST - 1, 0)?.over).toBe(false)
})

test('one battle after the other is shown, and none that was over before one came', () => {
  const shown: number[] = []
  for (let after = -1; ; after = shown.at(-1) as number) {
    const battle = battleAfter(s, TALE, after, 0)
    if (battle === null) break
    shown.push(battle.id)
  }
  expect(shown).toEqual(JOINED)
  const ended = TALE.findIndex(({ e }, at) => e.is === 'battle-ended' && at > (JOINED[0] as number))
  expect(battleAfter(s, TALE, -1, ended + 1)?.id).toBe(JOINED[1])
})

test('a battle is told on from where it was, and anew where what was told is not what happened', () => {
  if (BATTLE === null) throw new Error('no battle')
  const upTo = TALE.findLastIndex(({ e }) => e.is === 'fired')
  const begun = battleAfter(s, TALE.slice(0, upTo), LAST - 1, 0)
  const whole = battleAfter(s, TALE, LAST - 1, 0, begun)
  expect(whole).toEqual(BATTLE)
  expect(begun?.moments.every((moment, i) => whole?.moments[i] === moment)).toBe(true)
  const other = TALE.map(tale => ({ ...tale, e: { ...tale.e } }))
  const anew = battleAfter(s, other, LAST - 1, 0, begun)
  expect(anew).toEqual(BATTLE)
  expect(anew?.moments[0]).not.toBe(begun?.moments[0])
})

test('where the next battle is fought can be told before it is shown', () => {
  expect(regionAfter(TALE, LAST - 1, 0)).toBe(BATTLE?.region)
  expect(regionAfter(TALE, LAST, 0)).toBe(null)
})

test('before any battle there is none', () => {
  expect(battleAfter(s, [], -1, 0)).toBe(null)
})

test('a scene shows the rolls of its round alone, each with what it is compared with', () => {
  if (BATTLE === null) throw new Error('no battle')
  const rolls = BATTLE.moments.findIndex(({ e }) => e.is === 'fired') + 1
  const scene = sceneAt(s, BATTLE, rolls)
  const fired = BATTLE.moments[rolls - 1]?.e as Extract<Event, { is: 'fired' }>
  expect([...scene.shots.keys()]).toEqual([fired.unit])
  expect(scene.shots.get(fired.unit)).toMatchObject({ die: fired.die, value: fired.cf + fired.change })
  expect([scene.step, scene.round]).toEqual(['fire', 1])
})

test('a scene tells the cards of its round, what is added in it and why, and the last roll', () => {
  const played = TALE.findLastIndex(({ e }) => e.is === 'card-played')
  const joined = JOINED.findLast(at => at < played) as number
  const battle = battleAfter(s, TALE, joined - 1, 0)
  if (battle === null) throw new Error('no card was played')
  const upTo = (is: Event['is']): number =>
    battle.moments.findIndex(({ e }, i) => joined + i >= played && e.is === is) + 1
  const before = sceneAt(s, battle, upTo('card-played'))
  expect(before.cards.map(({ who }) => who)).not.toEqual([])
  const scene = sceneAt(s, battle, upTo('fired'))
  expect(scene.modifiers?.round).toBe(scene.round)
  expect(scene.modifiers?.lines.filter(({ as }) => as === 'total')).toHaveLength(2)
  expect(scene.last).toEqual([...scene.shots.values()].at(-1))
})

test('luck counts what the dice did, and what each roll did on average', () => {
  if (BATTLE === null) throw new Error('no battle')
  const { luck } = sceneAt(s, BATTLE, BATTLE.moments.length)
  const fired = BATTLE.moments.flatMap(({ e }) => (e.is === 'fired' ? [e] : []))
  const results = (side: number): number => fired.filter(e => e.side === side && e.scored !== 'miss').length
  expect(luck.map(side => side.results)).toEqual([results(0), results(1)])
  for (const { expected } of luck) expect(expected).toBeGreaterThan(0)
})

test('a battle that is over still shows the morale that decided it, though panic has passed', () => {
  if (BATTLE === null) throw new Error('no battle')
  const looks = BATTLE.moments.flatMap(({ e }) => (e.is === 'morale-checked' ? [e.morale] : []))
  expect(looks).not.toEqual([])
  expect(sceneAt(s, BATTLE, BATTLE.moments.length).checked).toEqual(looks.at(-1))
  expect(sceneAt(s, BATTLE, 1).checked).toBe(null)
})
