import type { Desk } from './desk.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Route } from '@sandtable/waw'
import { leastAnswer, ownGame, scenario } from '../testing/own-game.ts'
import type { Command } from './orders.ts'
import type { Pile } from './piles.ts'
import { deedsOf, marchOrders } from './orders.ts'
import { sitAtOnce } from '../testing/sit-at-once.ts'
import { startWords } from '../../../../words/words.ts'
import { whatNow } from './what-now.ts'
import { counterName } from '../../words/story.ts'

const HASTINGS = scenario('hastings-1066')
const region = (id: string): number => HASTINGS.map.regions.findIndex(one => one.id === id)

/** A desk in the movement phase. */
async function moving(player: number): Promise<Desk> {
  const desk = sitAtOnce(ownGame(HASTINGS, player))
  while (desk.state.getState().lay.command === null) {
    const { decision } = desk.state.getState().lay.seen
    if (decision === null) throw new Error('nobody is asked')
    await desk.give([leastAnswer(decision)])
  }
  return desk
}

const selectionOf = (desk: Desk): string => desk.state.getState().selection.at

/** Waits until the given orders have been carried out. */
async function carriedOut(desk: Desk): Promise<void> {
  while (desk.state.getState().busy) await new Promise(resolve => setTimeout(resolve, 1))
}

test('[TABLE] a stack is picked up with all units that can go; a second click on a target marches there', async () => {
  const desk = await moving(0)
  expect(desk.state.getState().lay.ready.map(pile => pile.region)).toEqual([region('holderness')])
  desk.act({ do: 'region', region: region('holderness') })
  expect(desk.state.getState().selection).toMatchObject({ at: 'stack', region: region('holderness') })
  desk.act({ do: 'region', region: region('york') })
  expect(whatNow(desk.state.getState()).say).toEqual({
    key: 'now:orders:target',
    values: { who: 'Harald Hardrada', region: 'York' },
  })
  const selection = desk.state.getState().selection
  const picked = selection.at === 'target' ? selection.picked : []
  expect(picked).toHaveLength(8)
  desk.act({ do: 'region', region: region('york') })
  await carriedOut(desk)
  const { view } = desk.state.getState().lay.seen
  expect(picked.map(c => view?.where[c])).toEqual(picked.map(() => region('york')))
  expect([selectionOf(desk), desk.state.getState().lay.ready]).toEqual(['idle', []])
})

test("[G-91][TABLE] a garrison isn't listed as ready, but can be picked up and sent into its fortress", async () => {
  const desk = await moving(0)
  const { lay } = desk.state.getState()
  const pile = lay.piles.find(one => one.region === region('normandy')) as Pile
  const { s } = lay.seen
  const garrison = pile.counters.find(c => s.units[c]?.is.fixed) as number
  expect([lay.ready.includes(pile), lay.able(pile).includes(garrison)]).toEqual([false, true])
  expect(lay.fresh(pile)).not.toContain(garrison)
  desk.act({ do: 'pile', pile: pile.key })
  desk.act({ do: 'pick', picked: [garrison] })
  const [enter] = deedsOf(lay.command as Command, [garrison])
  expect(enter?.deed).toBe('enter')
  await desk.give(enter?.orders ?? [])
  expect(desk.state.getState().lay.seen.view?.inside[garrison]).toBe(1)
})

test('[TABLE] a march of several steps is one command, and is undone as one', async () => {
  const desk = await moving(1)
  const before = desk.state.getState().lay.seen.view
  desk.act({ do: 'region', region: region('london') })
  desk.act({ do: 'region', region: region('york') })
  expect(selectionOf(desk)).toBe('target')
  desk.act({ do: 'confirm' })
  await carriedOut(desk)
  expect(desk.state.getState().lay.seen.view?.march.trail.length).toBeGreaterThan(2)
  await desk.takeBack()
  expect(desk.state.getState().lay.seen.view?.where).toEqual(before?.where)
  expect(desk.state.getState().lay.seen.view?.march.trail).toEqual([])
})

test('[TABLE] a command that stops early says after how many steps and why, until the next action', async () => {
  const desk = await moving(1)
  const { lay } = desk.state.getState()
  desk.act({ do: 'region', region: region('london') })
  const { selection } = desk.state.getState()
  const picked = selection.at === 'stack' ? selection.picked : []
  const { before, routes } = lay.reach(picked)
  const march = marchOrders(picked, before, routes.get(region('york')) as Route)
  await desk.give([...march, { do: 'march', stack: picked, to: -1 }])
  expect(desk.state.getState().trouble).toEqual({ taken: 3, given: 4, stop: 'not-an-option' })
  const { say } = whatNow(desk.state.getState())
  await startWords(false)
  expect(i18next.t(say.key, say.values ?? {})).toBe(
    'Stopped after 3 of 4 steps: the next step is no longer possible.',
  )
  await desk.takeBack()
  expect(desk.state.getState().trouble).toBeNull()
  expect(desk.state.getState().lay.seen.view?.where).toEqual(lay.seen.view?.where)
})

test('[TABLE] a stack on the march halts before others start, and before the movement ends', async () => {
  const desk = await moving(1)
  desk.act({ do: 'region', region: region('london') })
  desk.act({ do: 'region', region: region('kent') })
  desk.act({ do: 'confirm' })
  await carriedOut(desk)
  expect(desk.state.getState().lay.seen.view?.march.trail).not.toEqual([])
  const before = desk.state.getState().lay.ready.length
  expect(before).toBeGreaterThan(1)
  desk.act({ do: 'region', region: region('mercia') })
  const { lay, selection } = desk.state.getState()
  const picked = selection.at === 'stack' ? selection.picked : []
  const reach = lay.reach(picked)
  expect(reach.before).toEqual([{ do: 'halt' }])
  const [to] = reach.routes.keys()
  desk.act({ do: 'region', region: to as number })
  desk.act({ do: 'confirm' })
  await carriedOut(desk)
  expect(desk.state.getState().trouble).toBeNull()
  desk.finish()
  await carriedOut(desk)
  expect(desk.state.getState().lay.command).toBeNull()
})

test('[TABLE] single units can be left behind and added again; Esc goes back a step at a time', async () => {
  const desk = await moving(1)
  desk.act({ do: 'region', region: region('london') })
  const { selection } = desk.state.getState()
  const all = selection.at === 'stack' ? selection.picked : []
  const slow = all.find(c => counterName(HASTINGS, HASTINGS.setup as never, c).startsWith('Fyrd')) as number
  const far = desk.state.getState().lay.reach(all).routes.size
  desk.act({ do: 'counter', counter: slow })
  const left = desk.state.getState().selection
  expect(left).toMatchObject({ at: 'stack', picked: all.filter(c => c !== slow) })
  expect(desk.state.getState().lay.reach(all.filter(c => c !== slow)).routes.size).toBeGreaterThanOrEqual(far)
  desk.act({ do: 'region', region: region('kent') })
  desk.act({ do: 'counter', counter: slow })
  expect(selectionOf(desk)).toBe('target')
  desk.act({ do: 'back' })
  expect(selectionOf(desk)).toBe('stack')
  desk.act({ do: 'back' })
  expect(selectionOf(desk)).toBe('idle')
})

test('[TABLE] Tab goes through all stacks that can act, forwards and back', async () => {
  const desk = await moving(1)
  const { ready } = desk.state.getState().lay
  const visited = ready.map(() => {
    desk.act({ do: 'next' })
    const { selection } = desk.state.getState()
    return selection.at === 'stack' ? selection.pile : ''
  })
  expect(visited).toEqual(ready.map(({ key }) => key))
  desk.act({ do: 'next' })
  expect(desk.state.getState().selection).toMatchObject({ pile: ready[0]?.key })
  desk.act({ do: 'next', back: true })
  expect(desk.state.getState().selection).toMatchObject({ pile: ready.at(-1)?.key })
})

test('[TABLE] a region out of reach says why, a second click opens it, and nothing is sent', async () => {
  const desk = await moving(0)
  const { view } = desk.state.getState().lay.seen
  desk.act({ do: 'region', region: region('holderness') })
  desk.act({ do: 'region', region: region('kent') })
  expect(desk.state.getState().selection).toMatchObject({ at: 'stack', region: region('holderness') })
  expect(whatNow(desk.state.getState()).say).toEqual({
    key: 'now:orders:beyond',
    values: {
      who: 'Harald Hardrada',
      region: 'Kent',
      why: 'it’s too far',
    },
  })
  desk.act({ do: 'region', region: region('kent') })
  expect(desk.state.getState().selection).toEqual({ at: 'region', region: region('kent') })
  expect(desk.state.getState().lay.seen.view).toBe(view)
})

test("[TABLE] an answer that isn't an option is refused in words, and nothing changes", async () => {
  const desk = await moving(0)
  const { view } = desk.state.getState().lay.seen
  await desk.give(['nonsense'])
  expect(desk.state.getState().trouble).toEqual({ text: 'not-an-option' })
  expect(whatNow(desk.state.getState()).say.key).toBe('now:refused')
  expect(desk.state.getState().lay.seen.view).toEqual(view)
})
