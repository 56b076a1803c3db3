import { describe, expect, test } from 'vitest'
import type { Playing } from './testing/playing.ts'
import { counterOf } from './scenario.ts'
import { DUE, KILLED, OUT, POOL } from './position.ts'
import { endMovement, march } from './testing/marching.ts'
import { give, open, placeOf, startPack, told, until } from './testing/playing.ts'
import { phaseOf, whyNotCard } from './index.ts'
import { sayWhyNot } from './say/testing/story.ts'
import { readPack } from '@sandtable/scenario'

const reading = readPack(`${import.meta.dirname}/../../../packs/hastings-1066`)
if (!reading.ok) throw new Error('hastings-1066 was refused')
const { pack } = reading

const FLEET = ['hird', 'norse-1', 'norse-2', 'norse-3', 'orkney', 'tostig-men', 'hardrada', 'tostig']
const LATER = ['ship-guard', 'eystein']

const places = (w: Playing, names: readonly string[]): (string | number)[] => [
  ...new Set(names.map(name => placeOf(w, name))),
]

/** All pass until the Normans move in this turn. */
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

/** The Saxons are driven from a region, and the Normans control it. */
function lose(w: Playing, name: string): void {
  const region = w.r(name)
  w.g.p.where.forEach((where, c) => {
    if (where === region) w.g.p.where[c] = OUT
  })
  w.g.p.control[region] = w.player('normans')
}

describe('the Norwegians of 1066', () => {
  test('[W-7.1.1-reinforce] land in Holderness in turn 1, after the cards have been played, and can march at once', () => {
    const w = startPack(pack)
    expect(places(w, FLEET)).toEqual([DUE])
    until(w, 'orders', 'normans')
    expect([w.g.p.turn, places(w, FLEET), places(w, LATER)]).toEqual([1, ['holderness'], [POOL]])
  })

  test("[W-15-scenario-over-rules] sail home when their king has fallen, once, and the card's units no longer come", () => {
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

describe('the cards of 1066', () => {
  const card = (w: Playing, id: string): number => w.g.s.cards.findIndex(card => card.id === id)
  const hold = (w: Playing, player: string, ...ids: string[]): void => {
    w.g.p.hands[w.player(player)] = ids.map(id => card(w, id)).toSorted((a, b) => a - b)
  }
  const offered = (w: Playing): string[] =>
    (open(w).options as readonly (number | string)[]).map(option =>
      typeof option === 'string' ? option : (w.g.s.cards[option]?.id ?? ''),
    )
  const why = (w: Playing, id: string): string => {
    const { player, kind } = open(w)
    return sayWhyNot(w.g.s, w.g.p, whyNotCard(w.g.s, w.g.p, player, card(w, id), phaseOf(w.g.agenda), kind))
  }

  /** Harald Hardrada attacks the earls in York, and both sides hold these cards. */
  function fulford(normans: string[], saxons: string[]): Playing {
    const w = startPack(pack)
    until(w, 'orders', 'normans')
    hold(w, 'normans', ...normans)
    hold(w, 'saxons', ...saxons)
    march(w, FLEET.join(','), 'york')
    endMovement(w)
    return w
  }

  test('[W-8-text] The Duke Lives leaves the Saxons nothing to play in that battle', () => {
    const w = fulford(['duke-lives'], ['axes', 'shield-wall'])
    give(w, 'cards', card(w, 'duke-lives'))
    expect([open(w).player, offered(w)]).toEqual([w.player('saxons'), ['pass']])
    expect(why(w, 'axes')).toBe('an enemy card has cancelled yours for this battle')
  })

  test('[G-82] Out! Out! answers it, and leaves the Normans nothing in their turn', () => {
    const w = fulford(['duke-lives', 'arrows'], ['axes', 'war-cry'])
    give(w, 'cards', card(w, 'duke-lives'))
    give(w, 'cards', card(w, 'arrows'))
    expect(offered(w)).toEqual(['war-cry', 'pass'])
    give(w, 'cards', card(w, 'war-cry'))
    give(w, 'cards', card(w, 'axes'))
    expect(w.g.p.battle.effects.map(({ source, do: what }) => [w.g.s.cards[source]?.id, what])).toEqual([
      ['war-cry', 'cancel'],
      ['axes', 'modifier'],
    ])
  })

  test('[W-8-text] The Axeman on the Bridge does nothing for an attacker, not even in pursuit', () => {
    const w = fulford(['axeman', 'arrows'], [])
    expect(offered(w)).toEqual(['arrows', 'pass'])
    expect(why(w, 'axeman')).toBe(
      'the conditions of The Axeman on the Bridge aren’t met: only when defending',
    )
  })

  test('[W-8-text] cards that start with Attacking or Defending wait for that', () => {
    const w = startPack(pack)
    const said = w.g.s.cards.filter(({ text }) => /^(Attacking|Defending)\b/.test(text))
    expect(said.length).toBeGreaterThan(3)
    for (const { text, if: wanted, battle } of said) {
      const role = text.startsWith('Attacking') ? 'attacker' : 'defender'
      const each = (battle?.effects ?? []).map(effect => ('if' in effect ? effect.if?.role : undefined))
      expect([text, ...each.map(own => own ?? wanted.role)]).toEqual([text, ...each.map(() => role)])
    }
  })

  test('[W-8-unmet] Southwark Burns cannot be played if no Saxon is left in London', () => {
    const w = startPack(pack)
    until(w, 'orders', 'normans')
    hold(w, 'normans', 'southwark')
    lose(w, 'kent')
    give(w, 'orders', { do: 'done' })
    expect([open(w).kind, offered(w)]).toEqual(['card', ['southwark', 'pass']])
    lose(w, 'london')
    expect(offered(w)).toEqual(['pass'])
    expect(why(w, 'southwark')).toBe(
      'it would do nothing now: the enemy has no unit in London to lose a step',
    )
  })
})
