import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { OUT } from '../position.ts'
import { field, played } from '../testing/effects.ts'

const steps = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.steps[w.c(name)])

describe('losses', () => {
  const losses = (more: Partial<Extract<EffectFile, { do: 'losses' }>> = {}): EffectFile => ({
    do: 'losses',
    side: 'enemy',
    steps: 1,
    chooser: 'enemy',
    ...more,
  })

  test('[W-8-target] the enemy loses a step, and chooses the unit; hidden units are safe', () => {
    const w = played(field([losses()]))
    expect(open(w)).toMatchObject({ player: 1, kind: 'loss', rule: 'W-8-text' })
    expect(open(w).options).toEqual(['Line', 'Horse', 'Camel'].map(w.c))
    give(w, 'loss', w.c('Line'))
    expect([steps(w, 'Line'), open(w).kind]).toEqual([[1], 'orders'])
    expect(told(w, 'loss-suffered')).toEqual([{ is: 'loss-suffered', source: 0, unit: w.c('Line'), by: 1 }])
  })

  test("[W-8-text] or the card's player chooses, as often as it says; a unit with no step left is lost", () => {
    const w = played(field([losses({ chooser: 'own', steps: 3 })]))
    give(w, 'loss', w.c('Camel'))
    give(w, 'loss', w.c('Line'))
    expect(open(w)).toMatchObject({ player: 0, kind: 'loss' })
    give(w, 'loss', w.c('Line'))
    expect([placeOf(w, 'Camel'), placeOf(w, 'Line'), steps(w, 'Line')]).toEqual([OUT, OUT, [0]])
    expect(open(w).kind).toBe('orders')
  })

  test('[W-8-text] the filter says which units: if only one fits, the player is not asked', () => {
    const regions = played(field([losses({ of: { regions: ['c'] } })]))
    expect([placeOf(regions, 'Camel'), open(regions).kind]).toEqual([OUT, 'orders'])
    const kind = played(field([losses({ of: { is: ['cavalry'], terrain: ['forest'] } })]))
    expect(placeOf(kind, 'Horse')).toBe(OUT)
    const named = played(field([losses({ of: { units: ['Line'] } })]))
    expect(steps(named, 'Line', 'Horse')).toEqual([1, 1])
  })

  test('[W-8-text] if no unit fits nothing is lost', () => {
    const war = field([losses({ of: { nations: ['red'] } }), { do: 'points', side: 'own', change: 1 }], {
      players: [{ id: 'red', hand: 2 }, { id: 'blue' }],
    })
    const cards = { ...war.cards, other: { player: 'red', battle: { effects: [] } } }
    const w = played({ ...war, cards })
    expect([told(w, 'loss-suffered'), open(w).kind, w.g.p.hands[0]]).toEqual([[], 'orders', [1]])
  })

  test('[W-8-text] a card can cost its own player, support units included', () => {
    const w = played(field([losses({ side: 'own', chooser: 'own' })]))
    expect(open(w)).toMatchObject({ player: 0, options: [w.c('Foot'), w.c('Guns')] })
    const theirs = played(field([losses({ side: 'own', chooser: 'enemy' })]))
    expect(open(theirs)).toMatchObject({ player: 1, options: [w.c('Foot'), w.c('Guns')] })
  })

  test('[W-12.1-loss-kill] a fortress does not keep a unit with no step left', () => {
    const map = { a: 'clear', b: 'clear', c: 'clear fort:blue:4' }
    const armies = { red: { a: ['Foot 3/2'] }, blue: { c: ['Guard 3/2 inside'] } }
    const w = played(field([losses()], { map, armies }))
    expect([placeOf(w, 'Guard'), w.g.p.inside[w.c('Guard')]]).toEqual([OUT, 0])
  })

  test('[G-60] of several enemies the one with most to lose chooses, among its own side’s', () => {
    const players = [{ id: 'red', hand: 1 }, { id: 'blue' }, { id: 'green' }]
    const armies = {
      red: { a: ['Foot 3/2'] },
      blue: { b: ['Line 3/2'] },
      green: { c: ['Jaeger 3/2', 'Hussar 3/2'] },
    }
    const w = played(field([losses()], { players, armies }))
    expect(open(w)).toMatchObject({ player: 2, options: [w.c('Jaeger'), w.c('Hussar')] })
  })
})

describe('attrition', () => {
  const attrition: EffectFile = { do: 'attrition', side: 'enemy', fails: 3, of: { regions: ['b'] } }

  test('[G-72] each unit that fits rolls a die, and loses a step below the number', () => {
    const w = played(field([attrition]), [2, 3])
    expect(told(w, 'attrition-rolled').map(({ unit, die, lost }) => [unit, die, lost])).toEqual([
      [w.c('Line'), 2, true],
      [w.c('Horse'), 3, false],
    ])
    expect(steps(w, 'Line', 'Horse', 'Camel')).toEqual([1, 1, 1])
  })

  test('[G-72] there is none unless the scenario brings it', () => {
    const w = start({ ...field([]), cards: {} })
    until(w, 'orders', 'blue')
    until(w, 'orders', 'red')
    expect([told(w, 'attrition-rolled'), placeOf(w, 'Camel')]).toEqual([[], 'c'])
  })

  test('[W-3.1-desert-attrition] a special rule can require it of units in desert', () => {
    const effects: EffectFile[] = [{ do: 'attrition', side: 'own', fails: 5, of: { terrain: ['desert'] } }]
    const w = start({ ...field([]), cards: {}, rules: [{ when: 'supply', effects }], uses: ['supply'] }, [4])
    until(w, 'orders', 'blue')
    expect(told(w, 'attrition-rolled').map(({ unit, lost }) => [unit, lost])).toEqual([[w.c('Camel'), true]])
    expect([placeOf(w, 'Camel'), placeOf(w, 'Horse')]).toEqual([OUT, 'b'])
  })
})
