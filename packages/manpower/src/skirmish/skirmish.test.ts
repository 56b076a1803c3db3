import { describe, expect, test } from 'vitest'
import type { Answer, Dice, Game } from '@sandtable/kernel'
import { begin, isSpace, pending, seeded, submit, whyNot } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { eraOf } from '../sides.ts'
import { leaderOf } from '../powers/in-force.ts'
import { MANPOWER } from '../ruleset.ts'
import { skirmish } from '../testing/skirmishes.ts'

const begun = (s: Scenario): Game<Manpower> => begin(MANPOWER, s, { dice: seeded('skirmish') })

const numbered = (sheet: readonly { readonly id: string }[], id: string): number =>
  sheet.findIndex(row => row.id === id)

const leading = (g: Game<Manpower>, id: string): Answer => ({ do: 'lead', leader: numbered(g.s.leaders, id) })

/** An army of one group. */
const mustering = (g: Game<Manpower>, id: string, units: number): Answer => ({
  do: 'muster',
  groups: [group(g, id, units)],
})

const group = (g: Game<Manpower>, id: string, units: number, equipment: readonly string[] = []) => ({
  name: 'Alder',
  order: 'open',
  stacks: [
    {
      unit: numbered(g.s.units, id),
      units,
      equipment: equipment.map(kind => numbered(g.s.equipment, kind)),
      spells: [],
    },
  ],
})

/** Both players have chosen their leaders. */
function led(
  terms: string,
  leaders: readonly [string, string] = ['field-marshal', 'tribune'],
): Game<Manpower> {
  const g = begun(skirmish('hill-41', terms))
  expect(submit(g, 1, leading(g, leaders[1]))).toBeNull()
  expect(submit(g, 0, leading(g, leaders[0]))).toBeNull()
  return g
}

/** Both players place their groups at random, and then do nothing. */
function passOn(g: Game<Manpower>, dice: Dice): void {
  const [decision] = pending(g)
  if (decision === undefined || !isSpace(decision.options)) throw new Error('nobody is asked')
  const { kind, player, options } = decision
  const answer = kind === 'place' ? options.sample(dice) : { do: kind === 'react' ? 'pass' : 'done' }
  expect(submit(g, player, answer)).toBeNull()
}

const reason = (g: Game<Manpower>, player: number, answer: Answer): string | null =>
  whyNot(g, player, answer)?.what ?? null

describe('leaders', () => {
  test('[M-lead-first] are the first choice of all, and the last seat chooses first', () => {
    const g = begun(skirmish('hill-41', 'ww2-500'))
    expect(pending(g).map(({ kind, player }) => [kind, player])).toEqual([['lead', 1]])
    expect(submit(g, 1, leading(g, 'tribune'))).toBeNull()
    expect(pending(g).map(({ kind, player }) => [kind, player])).toEqual([['lead', 0]])
    expect(leaderOf(g.s, g.p, 1)).toBe(numbered(g.s.leaders, 'tribune'))
  })

  test('[M-lead-unique] [MG-lead-unique] a leader that another player has, printed or chosen, is taken', () => {
    const g = begun(skirmish('hill-41', 'ww2-500'))
    submit(g, 1, leading(g, 'tribune'))
    expect(reason(g, 0, leading(g, 'tribune'))).toBe('leader-taken')
    const printed = begun(skirmish('hill-41', 'printed-v-ww2-500'))
    expect(pending(printed).map(({ player }) => player)).toEqual([1])
    expect(reason(printed, 1, leading(printed, 'field-marshal'))).toBe('leader-taken')
    expect(submit(printed, 1, leading(printed, 'tribune'))).toBeNull()
    expect(pending(printed).map(({ kind, player }) => [kind, player])).toEqual([['muster', 1]])
  })

  test('[MG-skirmish] a leader without an effect in the battle is not available', () => {
    const g = begun(skirmish('hill-41', 'medieval-500'))
    expect(reason(g, 1, leading(g, 'quartermaster-general'))).toBe('leader-idle')
    expect(reason(g, 1, leading(g, 'air-marshal'))).toBe('leader-idle')
    const later = begun(skirmish('hill-41', 'ww2-500'))
    expect(reason(later, 1, leading(later, 'air-marshal'))).toBeNull()
  })

  test('[M-lead-first] a printed battle asks for none', () => {
    const g = begun(skirmish('hill-41', 'printed-v-ww2-500'))
    expect(leaderOf(g.s, g.p, 0)).toBe(numbered(g.s.leaders, 'field-marshal'))
  })
})

describe('armies', () => {
  test('[M-mp-battle-buy] [MG-skirmish] are bought in secret and shown together', () => {
    const g = led('ww2-500')
    expect(pending(g).map(({ kind, player }) => [kind, player])).toEqual([
      ['muster', 0],
      ['muster', 1],
    ])
    expect(submit(g, 1, mustering(g, 'riflemen-ww2', 100))).toBeNull()
    expect(g.p.groups).toEqual([])
    expect(submit(g, 0, mustering(g, 'assault-infantry', 80))).toBeNull()
    expect(g.p.groups.map(({ owner, where }) => [owner, where])).toEqual([
      [0, 'waiting'],
      [1, 'waiting'],
    ])
    expect(pending(g)[0]).toMatchObject({ kind: 'place', player: 0 })
  })

  test('[M-mp-pool] [MG-skirmish] cost no more than the sum, and what is left stays', () => {
    const g = led('ww2-100')
    expect(reason(g, 0, mustering(g, 'riflemen-ww2', 101))).toBe('too-dear')
    expect(whyNot(g, 0, mustering(g, 'riflemen-ww2', 101))?.parts).toEqual({ cost: 10_100, has: 10_000 })
    expect(reason(g, 0, { do: 'muster', groups: [group(g, 'riflemen-ww2', 60), group(g, 'paratrooper', 40)] }))
      .toBe('too-dear') // prettier-ignore
    submit(g, 1, mustering(g, 'riflemen-ww2', 100))
    submit(g, 0, mustering(g, 'riflemen-ww2', 90))
    expect(g.p.manpower).toEqual([1000, 0])
  })

  test('[MG-skirmish] [M-reinf-battle] unspent manpower buys reinforcements in the turn after half the battle', () => {
    const g = led('ww2-100')
    expect(submit(g, 1, mustering(g, 'riflemen-ww2', 100))).toBeNull()
    expect(submit(g, 0, mustering(g, 'riflemen-ww2', 90))).toBeNull()
    const dice = seeded('reserve')
    while (g.p.turn < 10) passOn(g, dice)
    expect(pending(g).map(({ kind, player }) => [kind, player])).toEqual([['buy', 0]])
    const bought = { do: 'buy', name: 'Reserve', order: 'open', stacks: [{ unit: numbered(g.s.units, 'riflemen-ww2'), units: 10, equipment: [], spells: [] }] } // prettier-ignore
    expect(submit(g, 0, bought)).toBeNull()
    expect(submit(g, 0, { do: 'done' })).toBeNull()
    expect(g.p.groups.map(({ name, where }) => [name, where])).toContainEqual(['Reserve', 'waiting'])
    expect(g.p.manpower).toEqual([0, 0])
  })

  test('[MG-skirmish] and a player with too little left for any unit is not asked', () => {
    const g = led('ww2-100')
    submit(g, 1, mustering(g, 'riflemen-ww2', 100))
    submit(g, 0, mustering(g, 'riflemen-ww2', 100))
    const dice = seeded('nothing left')
    while (g.p.turn < 10) passOn(g, dice)
    expect(pending(g)[0]?.kind).not.toBe('buy')
  })

  test('[MG-skirmish] are compulsory', () => {
    const g = led('ww2-500')
    expect(reason(g, 0, { do: 'muster', groups: [] })).toBe('no-army')
    expect(reason(g, 0, { do: 'done' })).toBe('no-order')
  })

  test('[MG-skirmish] [M-era-prewar] are of their own era, with what the leader brings', () => {
    const g = led('pre-war-v-ww2-500')
    expect(reason(g, 0, mustering(g, 'line-infantry', 10))).toBeNull()
    expect(reason(g, 0, mustering(g, 'riflemen-ww2', 10))).toBe('not-for-sale')
    expect(reason(g, 1, mustering(g, 'riflemen-ww2', 10))).toBeNull()
    expect(reason(g, 0, mustering(g, 'guard-infantry-pre-war', 10))).toBeNull()
    expect(reason(g, 1, mustering(g, 'guard-infantry-ww2', 10))).toBe('other-leader')
  })

  test('[M-hero-unit] [MG-hero-once] have each hero once, whatever the enemy has', () => {
    const g = led('ww2-500')
    const heroes = [group(g, 'iron-colonel', 1), group(g, 'iron-colonel', 1)]
    expect(reason(g, 0, { do: 'muster', groups: heroes })).toBe('hero-taken')
    for (const player of [0, 1]) expect(submit(g, player, mustering(g, 'iron-colonel', 1))).toBeNull()
    expect(g.p.groups).toHaveLength(2)
  })

  test('[MG-equip] [MG-skirmish] take only equipment with an effect on them', () => {
    const g = led('ww2-500')
    const equipped = (id: string, kind: string): Answer => ({
      do: 'muster',
      groups: [group(g, id, 5, [kind])],
    })
    expect(reason(g, 0, equipped('riflemen-ww2', 'grenades'))).toBeNull()
    expect(reason(g, 0, equipped('medium-tank', 'anti-tank-charges'))).toBe('no-use')
    expect(reason(g, 0, equipped('riflemen-ww2', 'radio-set'))).toBeNull()
    expect(reason(g, 0, equipped('riflemen-ww2', 'gas-masks'))).toBe('not-for-sale')
  })
})

test('[MG-adv-era] units of no era are of their player’s', () => {
  const s = skirmish('hill-41', 'napoleonic-v-ww2-500')
  const hero = at(s.units, numbered(s.units, 'iron-colonel'))
  expect([0, 1].map(player => eraOf(s, player, hero))).toEqual(['napoleonic', 'ww2'])
})
