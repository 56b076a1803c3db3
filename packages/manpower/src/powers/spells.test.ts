import { describe, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import { emit, pending } from '@sandtable/kernel'
import type { Firing } from '../testing/firing.ts'
import type { GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import { act, counts, declare, fireAt, firing, happened } from '../testing/firing.ts'
import { armourRaised } from './on-combat.ts'
import { unitSpeed } from './on-movement.ts'
import { at } from '../position.ts'
import { breakSpells } from './castings.ts'
import { living } from '../formation/layout.ts'
import { spellsLeft } from './cast.ts'
import { casting, nextTurn, numberOf, onPoint, onStack } from '../testing/powers.ts'
import { damageUnits } from '../combat/casualties.ts'
import { field } from '../testing/field.ts'
import { inflict } from '../combat/losses.ts'
import { sees } from '../ground/sight.ts'
import { stands } from '../ground/terrain.ts'

const SPEARS: GroupSpec = {
  side: 1,
  stacks: [['spearman', 20]],
  at: [100, 150],
  facing: [0, -1],
  files: 10,
}

/** Three wizards who know some spells, 49 m from twenty spears. */
const magic = (
  spells: string[],
  rolls: number[] = [],
  more: GroupSpec[] = [],
  change: (p: Position) => void = () => {},
): Firing => {
  const wizards: GroupSpec = { side: 0, stacks: [['wizard', 3]], at: [100, 100], files: 3, spells }
  return firing(field({ era: 'medieval', groups: [wizards, ...more, SPEARS] }), rolls, change)
}

/** The number of the spears' group. */
const enemies = (g: Firing): number => g.p.groups.findIndex(({ owner }) => owner === 1)

const may = (g: Firing, order: Answer): boolean => {
  const [one] = pending(g)
  const options = one?.options as { has: (answer: Answer) => boolean }
  return options.has(order)
}

describe('casting', () => {
  test('[T-spell-time] [M-spl-time-n] [M-spl-phase] a time of one takes effect in the Acting of the same turn', () => {
    const g = magic(['firebolt'], [3, 4], [], p => void (p.turn = 3))
    declare(g, 0, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))
    expect(counts(g, 1)).toEqual([20, 0, 0])
    act(g, 0)
    expect(counts(g, 1)).toEqual([19, 0, 1])
  })

  test('[T-spell-time] [M-spl-time-n] [M-spl-target-late] a time of two in that of the next, where its target is chosen', () => {
    const g = magic(['fireball'], [1, 1, 1], [], p => void (p.turn = 3))
    expect(may(g, casting(g.s, 'fireball', [[0, 0]], onPoint(90, 151)))).toBe(false)
    declare(g, 0, casting(g.s, 'fireball', [[0, 0]]))
    const direct = { do: 'direct', casting: 0, aim: onPoint(90, 151) }
    expect(may(g, direct)).toBe(false)
    act(g, 0)
    nextTurn(g)
    declare(g, 0, direct)
    act(g, 0)
    expect(happened(g, 'spell-worked')).toHaveLength(1)
    expect(g.p.turn).toBe(4)
    expect(counts(g, 1)[2]).toBeGreaterThan(0)
  })

  test('[M-spl-target-late] a spell without a chosen target comes to nothing', () => {
    const g = magic(['fireball'])
    declare(g, 0, casting(g.s, 'fireball', [[0, 0]]))
    nextTurn(g)
    declare(g, 0, { do: 'done' })
    expect(happened(g, 'spell-failed').map(({ because }) => at(because, 0).what)).toEqual(['no-target'])
    expect(g.p.castings).toEqual([])
  })

  test('[T-spell-fail] [M-spl-fail] [M-spl-multi] a meteor fails at once when one of its three casters dies', () => {
    const g = magic(['meteor'])
    const three = casting(g.s, 'meteor', [
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    declare(g, 0, three)
    nextTurn(g)
    const wizards = at(at(g.p.groups, 0).stacks, 0)
    const toll = damageUnits(at(g.s.units, wizards.unit), wizards, new Map([[0, 4]]))
    inflict(g, [{ group: 0, stack: 0, toll, because: [] }], [])
    expect(g.p.castings).toEqual([])
    expect(may(g, three)).toBe(false)
    expect(may(g, casting(g.s, 'meteor', [[0, 0], [0, 0]]))).toBe(false) // prettier-ignore
  })

  test('[M-spl-one] [MG-slots] a unit casts once a turn, and its spells as often as it likes', () => {
    const g = magic(['firebolt'], [1, 1])
    const bolt = casting(g.s, 'firebolt', [[0, 0]], onStack(1))
    for (let n = 0; n < 3; n++) declare(g, 0, bolt)
    expect(may(g, bolt)).toBe(false)
    g.p.castings = []
    nextTurn(g)
    expect(may(g, bolt)).toBe(true)
  })

  test('[M-spl-prop] [M-spl-slots] only units that know it can', () => {
    const g = magic(['firebolt'])
    expect(may(g, casting(g.s, 'mend', [[0, 0]], onStack(0)))).toBe(false)
    expect(may(g, casting(g.s, 'firebolt', [[1, 0]], onStack(1)))).toBe(false)
  })

  test('[M-spl-scale] a spell that takes campaign turns is not cast in a battle', () => {
    const g = magic(['conjure-stores', 'firebolt'])
    expect(may(g, casting(g.s, 'conjure-stores', [[0, 0], [0, 0]]))).toBe(false) // prettier-ignore
    expect(may(g, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))).toBe(true)
  })

  test('[MG-spl-break] casters of one spell keep within 20 m of each other', () => {
    const near: GroupSpec = { side: 0, stacks: [['wizard', 1]], at: [126, 100], spells: ['earth-wall'] }
    const wall = [[0, 0], [1, 0]] as [number, number][] // prettier-ignore
    const g = magic(['earth-wall'], [], [near])
    declare(g, 0, casting(g.s, 'earth-wall', wall))
    breakSpells(g)
    expect(g.p.castings).toHaveLength(1)
    at(g.p.groups, 1).at = [12_601, 10_000]
    breakSpells(g)
    expect(happened(g, 'spell-failed').map(({ because }) => at(because, 0).what)).toEqual(['too-far-apart'])
    expect(may(g, casting(g.s, 'earth-wall', wall))).toBe(false)
  })

  test('[MG-spl-break] starting another spell abandons the one before', () => {
    const g = magic(['meteor', 'firebolt'])
    declare(g, 0, casting(g.s, 'meteor', [[0, 0], [0, 0], [0, 0]])) // prettier-ignore
    expect(may(g, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))).toBe(false)
    nextTurn(g)
    declare(g, 0, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))
    expect(g.p.castings.map(({ spell }) => at(g.s.spells, spell).id)).toEqual(['firebolt'])
  })

  test('[MG-spl-break] the spells that would be abandoned are known before another is started', () => {
    const g = magic(['fog-bank', 'earth-wall'])
    declare(g, 0, casting(g.s, 'fog-bank', [[0, 0]]))
    declare(g, 0, casting(g.s, 'fog-bank', [[0, 0]]))
    nextTurn(g)
    const wall = [[0, 0], [0, 0]] as [number, number][] // prettier-ignore
    expect(living(at(at(g.p.groups, 0).stacks, 0))).toBe(3)
    expect(spellsLeft(g.p, [[0, 0]])).toEqual([])
    expect(spellsLeft(g.p, wall)).toEqual([1])
    declare(g, 0, casting(g.s, 'earth-wall', wall))
    expect(happened(g, 'spell-failed')).toHaveLength(1)
    expect(g.p.castings.map(({ spell }) => at(g.s.spells, spell).id)).toEqual(['fog-bank', 'earth-wall'])
  })

  test("[MG-target-gone] attacks and spells are carried out in their owner's order", () => {
    const bows: GroupSpec = { side: 0, stacks: [['longbowman', 10]], at: [120, 100], files: 10 }
    const fogFirst = magic(['fog-bank'], [2, 3, 4], [bows])
    const shoot = fireAt([1, 0, 0], 10, 2)
    const fog = { do: 'direct', casting: 0, aim: onPoint(100, 125) }
    declare(fogFirst, 0, casting(fogFirst.s, 'fog-bank', [[0, 0]]))
    nextTurn(fogFirst)
    declare(fogFirst, 0, fog)
    declare(fogFirst, 0, shoot)
    act(fogFirst, 0)
    expect(happened(fogFirst, 'attack-lost')).toHaveLength(1)
    const shotFirst = magic(['fog-bank'], [2, 3, 4], [bows])
    declare(shotFirst, 0, casting(shotFirst.s, 'fog-bank', [[0, 0]]))
    nextTurn(shotFirst)
    declare(shotFirst, 0, shoot)
    declare(shotFirst, 0, fog)
    act(shotFirst, 0)
    expect(happened(shotFirst, 'volley-fired')).toHaveLength(1)
    expect(shotFirst.p.clouds).toHaveLength(1)
  })

  test('[MG-target-gone] [M-phase-abil] treatments, too', () => {
    const hurt: GroupSpec = { side: 0, stacks: [['longbowman', 9]], at: [120, 100], equipment: ['medic-kit'] }
    const order = (isSpellFirst: boolean): string[] => {
      const g = magic(['firebolt'], [1, 1], [hurt])
      Object.assign(at(at(g.p.groups, 1).stacks, 0), { healthy: 8, injured: 1 })
      const spell = casting(g.s, 'firebolt', [[0, 0]], onStack(2))
      const treat = { do: 'treat', group: 1, stack: 0, kit: 0, patients: 0, units: 1 }
      for (const one of isSpellFirst ? [spell, treat] : [treat, spell]) declare(g, 0, one)
      act(g, 0)
      return (g.log ?? []).flatMap(({ is }) => (is === 'spell-worked' || is === 'healed' ? [is] : []))
    }
    expect(order(true)).toEqual(['spell-worked', 'healed'])
    expect(order(false)).toEqual(['healed', 'spell-worked'])
  })
})

describe('what spells do', () => {
  test('[M-spl-phase] a firebolt strikes one unit within 150 m, divided by the advantage against it', () => {
    const g = magic(['firebolt'], [6, 6])
    declare(g, 0, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))
    act(g, 0)
    expect(happened(g, 'spell-struck')[0]).toMatchObject({ dice: [6, 6], damage: 12 })
    at(g.p.groups, 1).at = [10_000, 25_601]
    expect(may(g, casting(g.s, 'firebolt', [[0, 0]], onStack(1)))).toBe(false)
  })

  test('[M-fp-line] lightning goes 60 m from its caster, and men lose no more than it rolls', () => {
    const g = magic(['lightning'], [1, 2, 2])
    at(g.p.groups, 1).at = [11_000, 15_000]
    declare(g, 0, casting(g.s, 'lightning', [[0, 0]], onPoint(101, 150)))
    act(g, 0)
    const [healthy, injured, dead] = counts(g, 1) as [number, number, number]
    expect(healthy + injured + dead).toBe(20)
    expect(2 * dead + injured).toBeLessThanOrEqual(5)
    expect(dead).toBeGreaterThan(0)
  })

  test('[M-fp-cone] frost slows the survivors for the next turn', () => {
    const g = magic(['frost-breath'], [1, 1], [], p => void (at(p.groups, 1).at = [11_000, 12_000]))
    const before = unitSpeed(g.s, g.p, 1, 0)
    declare(g, 0, casting(g.s, 'frost-breath', [[0, 0]], onPoint(101, 120)))
    act(g, 0)
    nextTurn(g)
    expect(unitSpeed(g.s, g.p, 1, 0)).toBe(before / 2)
    nextTurn(g)
    expect(unitSpeed(g.s, g.p, 1, 0)).toBe(before)
  })

  test('[M-exp-kill] a fireball bursts with a radius of 2 m', () => {
    const g = magic(['fireball'], [1, 1, 1])
    declare(g, 0, casting(g.s, 'fireball', [[0, 0]]))
    nextTurn(g)
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(90, 151) })
    act(g, 0)
    expect(happened(g, 'ground-struck')[0]).toMatchObject({ by: null, killRadius: 200 })
  })

  test('[M-arm-classes] a shield raises one stack by a class to the end of the next turn, and does not stack', () => {
    const men: GroupSpec = { side: 0, stacks: [['peasant-levy', 50]], at: [140, 100], files: 10 }
    const g = magic(['mage-shield'], [], [men])
    const shield = casting(g.s, 'mage-shield', [[0, 0]], onStack(1))
    declare(g, 0, shield)
    declare(g, 0, shield)
    act(g, 0)
    expect(armourRaised(g.s, g.p, 1, 0)).toBe(1)
    nextTurn(g)
    expect(armourRaised(g.s, g.p, 1, 0)).toBe(1)
    nextTurn(g)
    expect(armourRaised(g.s, g.p, 1, 0)).toBe(0)
    at(at(g.p.groups, 1).stacks, 0).healthy = 51
    expect(may(g, shield)).toBe(false)
  })

  test('[M-los-line] fog blocks sight within 60 m for as many turns as it rolls', () => {
    const g = magic(['fog-bank'], [1])
    declare(g, 0, casting(g.s, 'fog-bank', [[0, 0]]))
    nextTurn(g)
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(100, 125) })
    act(g, 0)
    expect(sees(g.s, g.p, 0, 1)).toBe(false)
    nextTurn(g)
    expect(sees(g.s, g.p, 0, 1)).toBe(false)
    nextTurn(g)
    expect(sees(g.s, g.p, 0, 1)).toBe(true)
  })

  test('[MG-heal] mending makes injured men healthy, or restores health, and never raises the dead', () => {
    const men: GroupSpec = { side: 0, stacks: [['peasant-levy', 20]], at: [140, 100], files: 10 }
    const g = magic(['mend'], [2, 3, 6, 6], [men])
    Object.assign(at(at(g.p.groups, 1).stacks, 0), { healthy: 5, injured: 8, dead: 7 })
    declare(g, 0, casting(g.s, 'mend', [[0, 0]], onStack(1)))
    act(g, 0)
    expect(counts(g, 1)).toEqual([10, 3, 7])
    Object.assign(at(at(g.p.groups, 0).stacks, 0), { health: [1, 4, 3], injured: 1, healthy: 2 })
    declare(g, 0, casting(g.s, 'mend', [[0, 0]], onStack(0)))
    act(g, 0)
    expect(at(at(g.p.groups, 0).stacks, 0)).toMatchObject({ health: [4, 4, 4], healthy: 3, injured: 0 })
  })

  test('[M-move-speed] haste doubles the speed of one group in the next Movement', () => {
    const g = magic(['haste'])
    declare(g, 0, casting(g.s, 'haste', [[0, 0]], onStack(0)))
    act(g, 0)
    nextTurn(g)
    expect(unitSpeed(g.s, g.p, 0, 0)).toBe(20_000)
    nextTurn(g)
    expect(unitSpeed(g.s, g.p, 0, 0)).toBe(10_000)
  })

  test('[MG-mor-time] a rally gives High morale for 1d4 turns', () => {
    const g = magic(['rally'], [2])
    declare(g, 0, casting(g.s, 'rally', [[0, 0]]))
    nextTurn(g)
    declare(g, 0, { do: 'direct', casting: 0, aim: onStack(0) })
    act(g, 0)
    expect(at(g.p.groups, 0).high).toBe(4)
  })

  test('[M-spl-multi] an earth wall of two casters stands across their view, on free ground', () => {
    const g = magic(['earth-wall'])
    declare(g, 0, casting(g.s, 'earth-wall', [[0, 0], [0, 0]])) // prettier-ignore
    nextTurn(g)
    expect(may(g, { do: 'direct', casting: 0, aim: onPoint(95, 149) })).toBe(false)
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(103, 125) })
    act(g, 0)
    const wall = at(g.p.works, 0)
    expect(wall).toMatchObject({ kind: numberOf(g.s.works, 'earth-wall'), health: 20, owner: 0 })
    expect(stands(g.s, wall)).toBe(true)
    expect(sees(g.s, g.p, 0, enemies(g))).toBe(false)
  })

  test('[MG-ina-plain] [M-phase-inacc] a meteor goes astray by as many metres as it rolls', () => {
    const g = magic(['meteor'], [3, 2, 5, 1, 1, 1, 1, 1, 1, 1])
    declare(g, 0, casting(g.s, 'meteor', [[0, 0], [0, 0], [0, 0]])) // prettier-ignore
    for (let n = 0; n < 3; n++) nextTurn(g)
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(83, 151) })
    expect(at(g.p.castings, 0).falls).toEqual([9000, 15_100])
    act(g, 0)
    expect(happened(g, 'ground-struck')[0]).toMatchObject({ point: [9000, 15_100], killRadius: 1200 })
    expect(counts(g, enemies(g))).toEqual([0, 0, 20])
  })

  test('[M-phase-lead] [MG-ina-plain] an exact shot is not for spells, and waits for the shot', () => {
    const g = magic(['meteor'], [3, 2, 5])
    declare(g, 0, casting(g.s, 'meteor', [[0, 0], [0, 0], [0, 0]])) // prettier-ignore
    for (let n = 0; n < 3; n++) nextTurn(g)
    g.p.granted.push({ group: 0, stack: -1, what: 'dead-on', amount: 1, until: 9 })
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(83, 151) })
    expect(at(g.p.castings, 0).falls).toEqual([9000, 15_100])
    expect(g.p.granted).toHaveLength(1)
  })

  test('[M-mor-win90] a group whose spell destroys a stack is High', () => {
    const g = magic(['meteor'], [9, 1, 1, 1, 1, 1, 1, 3])
    declare(g, 0, casting(g.s, 'meteor', [[0, 0], [0, 0], [0, 0]])) // prettier-ignore
    for (let n = 0; n < 3; n++) nextTurn(g)
    declare(g, 0, { do: 'direct', casting: 0, aim: onPoint(90, 151) })
    act(g, 0)
    expect(at(g.p.groups, 0).high).toBe(7)
  })
})

test('[MG-spl-break] events around its casters break a spell, whatever moved them', () => {
  const g = magic(['fireball'])
  declare(g, 0, casting(g.s, 'fireball', [[0, 0]]))
  emit<Manpower>(g, { is: 'left', group: 0 })
  breakSpells(g)
  expect(g.p.castings).toEqual([])
})
