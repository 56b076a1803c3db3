import { readyGroups } from '@sandtable/manpower'
import { expect, test } from 'vitest'
import type { Answer, Game } from '@sandtable/kernel'
import type { KnownSpell, Manpower } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { abilitiesFor, directed, dueOf, spelled, spellsOf, worksFor } from './powers.ts'
import { answered, askedIn, begun, until } from '../testing/asked.ts'
import { answerOf, targetsOf } from './orders.ts'
import { battleOf } from '../testing/battles.ts'
import { siteFor } from './site.ts'

const { pack } = battleOf('lantern-marsh')
const named = ({ p }: Pick<Asked, 'p'>, name: string): number =>
  p.groups.findIndex(group => group.name === name)

/** The keepers' first question in Targeting. */
function keepers(): Game<Manpower> {
  const g = begun(pack)
  until(g, 'declare')
  return g
}

const spellNamed = (asked: Asked, group: number, name: string): KnownSpell => {
  const known = spellsOf(asked, group).find(spell => spell.name === name)
  if (known === undefined) throw new Error(`nobody knows ${name}`)
  return known
}

test('[M-spl-multi] [M-spl-time-n] three casters start a spell of four turns, without a target', () => {
  const g = keepers()
  const asked = askedIn(g)
  const three = named(g, 'Three Keepers')
  expect(readyGroups(asked.s, asked.p, asked.side, asked.kind, asked.options)).toContain(three)
  const meteor = spellNamed(asked, three, 'Meteor')
  expect(meteor).toMatchObject({ turns: 4, casters: 3, why: null })
  const aiming = spelled(three, meteor)
  expect(targetsOf(asked, aiming)).toEqual([])
  answered(g, answerOf(asked, aiming) as Answer)
  expect(spellNamed(askedIn(g), three, 'Meteor').why?.what).toBe('has-cast')
})

test('[M-spl-target-late] the target is chosen in the turn in which the spell works', () => {
  const g = keepers()
  const fire = named(g, 'Fire Keepers')
  const asked = askedIn(g)
  answered(g, answerOf(asked, spelled(fire, spellNamed(asked, fire, 'Fireball'))) as Answer)
  while (g.p.turn < 2 || askedIn(g).kind !== 'declare' || askedIn(g).side !== 0)
    answered(g, askedIn(g).kind === 'react' ? { do: 'pass' } : { do: 'done' })
  const later = askedIn(g)
  expect(dueOf(later, fire)).toEqual([0])
  const aiming = directed(later, 0)
  expect(aiming?.spell).toMatchObject({ casting: 0, slow: false })
})

test('a helpful spell is for friendly groups', () => {
  const asked = askedIn(keepers())
  const witch = named(asked, 'The Witch')
  const targets = targetsOf(asked, spelled(witch, spellNamed(asked, witch, 'Haste')))
  expect(targets.length).toBeGreaterThan(0)
  for (const { group } of targets) expect(asked.p.groups[group]?.owner).toBe(0)
})

test('[M-phase-lead] abilities are offered for every friendly group, each with its leader or hero', () => {
  const asked = askedIn(keepers())
  const deeds = abilitiesFor(asked, named(asked, 'Fowlers'))
  expect(deeds.length).toBeGreaterThan(0)
  for (const { answer, values } of deeds) {
    expect(asked.options.has(answer)).toBe(true)
    expect(values['who']).not.toBe('')
  }
})

test("[MG-build] engineers plan a work in front of them; a side that can't pay learns so", () => {
  const having = (manpower: number): Asked => {
    const g = begun({ ...pack, sides: pack.sides.map(side => ({ ...side, manpower, buys: [] })) })
    while (until(g, 'declare').side !== 1) answered(g, { do: 'done' })
    return askedIn(g)
  }
  const poor = having(0)
  const sappers = named(poor, 'Causeway builders')
  expect(worksFor(poor, sappers).every(({ why }) => why?.what === 'too-dear')).toBe(true)
  const asked = having(10_000)
  const work = worksFor(asked, sappers).find(({ why }) => why === null)
  expect(work?.turns).toBeGreaterThan(0)
  expect(answerOf(asked, siteFor(asked, sappers, work?.kind ?? -1))).not.toBe(null)
})
