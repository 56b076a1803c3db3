import { describe, expect, test } from 'vitest'
import type { Playing } from './testing/war.ts'
import { counterOf } from './scenario.ts'
import { DUE, KILLED, OUT, POOL } from './position.ts'
import { placeOf, startPack, told, until } from './testing/war.ts'
import { readPack } from '@sandtable/scenario'

const reading = readPack(`${import.meta.dirname}/../../../packs/hastings-1066`)
if (!reading.ok) throw new Error('hastings-1066 was refused')
const { pack } = reading

const FLEET = ['hird', 'norse-1', 'norse-2', 'norse-3', 'orkney', 'tostig-men', 'hardrada', 'tostig']
const LATER = ['ship-guard', 'eystein']

const places = (w: Playing, names: readonly string[]): (string | number)[] => [
  ...new Set(names.map(name => placeOf(w, name))),
]

/** Nobody does anything until the Normans move in this turn. */
function waitFor(turn: number, meanwhile: (w: Playing) => void = () => {}): Playing {
  const w = startPack(pack)
  until(w, 'orders', 'normans')
  meanwhile(w)
  for (let past = 1; past < turn; past++) {
    until(w, 'orders', 'saxons')
    until(w, 'orders', 'normans')
  }
  expect(w.g.p.turn).toBe(turn)
  return w
}

/** Harald Hardrada has fallen. */
function fell(w: Playing): void {
  const king = w.c('hardrada')
  w.g.p.where[king] = OUT
  w.g.p.fate[w.g.p.fate.findIndex((_, slot) => counterOf(w.g.s, slot) === king)] = KILLED
}

/** The Saxons are driven out of a region, and the Normans control it. */
function lose(w: Playing, name: string): void {
  const region = w.r(name)
  w.g.p.where.forEach((where, c) => {
    if (where === region) w.g.p.where[c] = OUT
  })
  w.g.p.control[region] = w.player('normans')
}

describe('the Norwegians of 1066', () => {
  test('[W-7.1.1-reinforce] land in Holderness in turn 1, when the cards have been played, and can march at once', () => {
    const w = startPack(pack)
    expect(places(w, FLEET)).toEqual([DUE])
    until(w, 'orders', 'normans')
    expect([w.g.p.turn, places(w, FLEET), places(w, LATER)]).toEqual([1, ['holderness'], [POOL]])
  })

  test('[W-15-scenario-over-rules] sail home when their king has fallen, once, and those of the card come no more', () => {
    const w = waitFor(3, fell)
    expect([places(w, FLEET), places(w, LATER)]).toEqual([[OUT], [OUT]])
    const sailed = told(w, 'counters-removed').flatMap(({ counters }) => counters)
    expect(sailed).toHaveLength(FLEET.length - 1 + LATER.length)
    const rules = told(w, 'rule-applied').map(({ rule }) => w.g.s.special[rule]?.name)
    expect(rules).toEqual(['The King Is Dead'])
    expect(w.g.p.points).toEqual(w.g.s.setup.points)
  })

  test('[W-15-scenario-over-rules] sail home in turn 5 if the Saxons control York then, and not before', () => {
    const landed = (w: Playing): void => lose(w, 'kent')
    expect(places(waitFor(4, landed), FLEET)).toEqual(['holderness'])
    expect(places(waitFor(5, landed), [...FLEET, ...LATER])).toEqual([OUT])
  })

  test('[W-15-scenario-over-rules] stay for the winter if York is theirs', () => {
    expect(
      places(
        waitFor(6, w => lose(w, 'york')),
        FLEET,
      ),
    ).toEqual(['holderness'])
  })
})
