import { expect, test } from 'vitest'
import type { Looking, Probe } from './probe.ts'
import type { Ruling } from './probe.ts'
import { askedIn, begun, until } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { measuredTo, probeIn, probing, threatenedIn } from './probe.ts'

const g = begun(battleOf('hallam-junction').pack)
until(g, 'orders')

/** A place at the table that looks into something. */
function look(selection: Looking['selection'] = { at: 'idle' }) {
  const now: { -readonly [K in keyof Looking]: Looking[K] } = {
    seen: { s: g.s, view: g.p },
    asked: askedIn(g),
    selection,
    probe: null,
  }
  const put = (probe: Probe | null): void => void (now.probe = probe)
  return { now, desk: probing(() => now, put), put }
}

test('a ruler starts at the chosen group, and its end follows until it is set', () => {
  const { now, desk, put } = look({ at: 'group', group: 3 })
  desk.look('ruler')
  expect(now.probe).toMatchObject({ from: { at: 'group', group: 3 }, to: null })
  desk.stretch([100, 200])
  expect(now.probe).toMatchObject({ to: { at: 'point', point: [100, 200] }, isSet: false })
  put(measuredTo(now.probe as Ruling, { at: 'group', group: 5 }))
  desk.stretch([300, 300])
  expect(now.probe).toMatchObject({ to: { at: 'group', group: 5 }, isSet: true })
  desk.look('ruler')
  expect(now.probe).toBe(null)
})

test('arrows move the end of a ruler from the middle of the field, and nothing without one', () => {
  const { now, desk } = look()
  expect(desk.shift([1000, 0])).toBe(false)
  desk.look('ruler')
  expect(desk.shift([1000, 0])).toBe(true)
  const middle = g.s.map.width / 2
  expect(now.probe).toMatchObject({
    from: { at: 'point' },
    to: { point: [middle + 1000, g.s.map.height / 2] },
  })
})

test('a ruler between groups that are gone starts again', () => {
  const gone = {
    ...g.p,
    groups: g.p.groups.with(5, { ...(g.p.groups[5] as (typeof g.p.groups)[number]), where: 'left' }),
  }
  const ruler: Ruling = { at: 'ruler', from: { at: 'group', group: 5 }, to: null, isSet: false }
  expect(probeIn(ruler, g.p)).toBe(ruler)
  expect(probeIn(ruler, gone)).toMatchObject({ from: null })
})

test('the threat is that to the chosen group, where the prepared move would take it, or to a place', () => {
  const { now, desk, put } = look({ at: 'group', group: 0 })
  expect(threatenedIn(now)).toBe(null)
  desk.look('threat')
  expect(threatenedIn(now)).toMatchObject({ at: 'group', group: 0, isAhead: false })
  const [x, y] = g.p.groups[0]?.at ?? [0, 0]
  now.selection = {
    at: 'move',
    group: 0,
    to: [x + 2000, y - 3000],
    facing: null,
    crossing: 'cautious',
    strays: [],
  }
  expect(threatenedIn(now)).toMatchObject({ at: 'group', isAhead: true })
  now.selection = { at: 'idle' }
  put({ at: 'threat', place: [500, 500] })
  expect(threatenedIn(now)).toMatchObject({ at: 'place', place: [500, 500] })
})
