import { expect, test } from 'vitest'
import type { FieldFile } from '@sandtable/scenario'
import {
  changed,
  firstDraft,
  purchaseOf,
  spellsForSale,
  toggled,
  upgradesOf,
  withAnother,
} from './purchase.ts'
import { answered, askedIn, begun } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'

/** The Lantern Marsh with manpower to spend for the first side. */
function market(): FieldFile {
  const { pack } = battleOf('lantern-marsh')
  const buys = ['spearman', 'wizard', 'marsh-witch']
  return { ...pack, sides: pack.sides.map((side, n) => (n === 0 ? { ...side, manpower: 6000, buys } : side)) }
}

const g = begun(market())
const asked = askedIn(g)
const { s, p } = asked

test('[M-mp-battle-buy] a draft starts with the first units for sale, and has its price and the rest', () => {
  const draft = firstDraft(asked)
  const { cost, left, why, name } = purchaseOf(asked, draft)
  expect(s.units[draft.stacks[0]?.unit ?? -1]?.id).toBe('spearman')
  expect([cost + left, why, name]).toEqual([p.manpower[0], null, 'Spearman 1'])
  const poor = firstDraft({ ...asked, p: { ...p, manpower: [700, 0] } })
  expect(poor.stacks[0]?.units).toBe(7)
})

test('[M-spl-slots] several kinds share a group; too many spells are refused, with the reason', () => {
  const draft = withAnother(asked, firstDraft(asked))
  const [spears, wizards] = draft.stacks
  if (spears === undefined || wizards === undefined) throw new Error('one kind is missing')
  expect(s.units[wizards.unit]?.id).toBe('wizard')
  expect(spellsForSale(asked, spears)).toEqual([])
  const known = spellsForSale(asked, wizards).map(({ number }) => number)
  const learned = { ...wizards, spells: known.slice(0, 9) }
  expect(purchaseOf(asked, { ...draft, stacks: [spears, learned] }).why?.what).toBe('too-many-spells')
})

test('[M-hero-unit] a hero is alone, and a hero already in the field is refused', () => {
  const [spears] = firstDraft(asked).stacks
  if (spears === undefined) throw new Error('nobody is for sale')
  const witch = changed(asked, spears, { unit: s.units.findIndex(({ id }) => id === 'marsh-witch') })
  expect(witch).toMatchObject({ units: 1, spells: [] })
  expect(purchaseOf(asked, { name: 'W', order: 'close', stacks: [witch] }).why?.what).toBe('hero-taken')
})

test('[M-mp-pool] nobody can buy more than they can pay', () => {
  const [spears] = firstDraft(asked).stacks
  if (spears === undefined) throw new Error('nobody is for sale')
  expect(purchaseOf(asked, { name: '', order: 'close', stacks: [{ ...spears, units: 900 }] }).why?.what).toBe(
    'too-dear',
  )
})

test('wares can be ticked and unticked, and keep their order', () => {
  expect(toggled(toggled([4], 2), 4)).toEqual([2])
  expect(toggled([4], 2)).toEqual([2, 4])
})

test('the offers match the rules', () => {
  const game = begun(market())
  answered(game, purchaseOf(askedIn(game), withAnother(asked, firstDraft(asked))).answer)
  expect(game.p.groups.at(-1)).toMatchObject({ owner: 0, where: 'waiting', name: 'Spearman 1' })
})

test('[M-mp-upgrades] groups in the field are offered the equipment they lack, and get it', () => {
  const game = begun(market())
  const [one] = upgradesOf(askedIn(game))
  const [ware] = one?.wares ?? []
  if (one === undefined || ware === undefined) throw new Error('nothing is offered')
  answered(game, ware.answer)
  const left = upgradesOf(askedIn(game)).find(({ group, unit }) => group === one.group && unit === one.unit)
  expect((left?.wares ?? []).map(({ name }) => name)).toEqual(one.wares.slice(1).map(({ name }) => name))
})
