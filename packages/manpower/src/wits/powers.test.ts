import { describe, expect, test } from 'vitest'
import type { Answer, Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { Firing } from '../testing/firing.ts'
import type { GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { box } from '../testing/bare.ts'
import { built, moving } from '../testing/moves.ts'
import { casting, nextTurn, numberOf } from '../testing/powers.ts'
import { declare, firing } from '../testing/firing.ts'
import { field } from '../testing/field.ts'
import { WITS } from './wits.ts'

/** A captain's first order. */
function wanted(g: Firing, player = 0): Answer | undefined {
  g.p.active = player
  const [decision] = pending(g) as [Pending<Manpower>]
  return WITS.plans({ s: g.s, view: g.p as Position, player, pending: decision, dice: seeded('wits') })[0]
}

/** All of a captain's orders, one by one, by what they do. */
function deeds(g: Firing, player = 0): string[] {
  const done: string[] = []
  for (let order = wanted(g, player); order !== undefined; order = wanted(g, player)) {
    const what = (order as { do: string }).do
    done.push(what)
    if (what === 'done') break
    declare(g, player, order)
    while (pending(g)[0]?.kind === 'react') declare(g, 1 - player, { do: 'pass' })
  }
  return done
}

const wizards = (spells: string[], units = 1): GroupSpec => ({
  side: 0,
  stacks: [['wizard', units]],
  at: [400, 400],
  files: units,
  spells,
})

const spears = (more: Partial<GroupSpec> = {}): GroupSpec => ({
  side: 1,
  stacks: [['spearman', 40]],
  at: [420, 450],
  facing: [0, -1],
  files: 20,
  ...more,
})

const magic = (groups: GroupSpec[], change?: (p: Position) => void): Firing =>
  firing(field({ era: 'medieval', groups }), [], change)

describe('a captain with casters', () => {
  test('a burst among many men is worth the wait, and one man is not', () => {
    const g = magic([wizards(['firebolt', 'fireball']), spears()])
    expect(wanted(g)).toEqual(casting(g.s, 'fireball', [[0, 0]]))
    const alone = magic([wizards(['firebolt', 'fireball']), spears({ stacks: [['wizard', 1]], files: 1 })])
    expect(wanted(alone)).toEqual(casting(alone.s, 'firebolt', [[0, 0]], { at: 'stack', group: 1, stack: 0 }))
  })

  test('a spell that is due is aimed where the enemies stand thickest', () => {
    const loose = spears({ at: [380, 450], order: 'open', files: 5, stacks: [['spearman', 10]] })
    const g = magic([wizards(['fireball']), loose, spears({ at: [440, 500] })])
    declare(g, 0, casting(g.s, 'fireball', [[0, 0]]))
    nextTurn(g)
    expect(wanted(g)).toEqual({ do: 'direct', casting: 0, aim: { at: 'point', point: [42_000, 50_200] } })
  })

  test('spells are never broken off, and none is started too late', () => {
    const g = magic([wizards(['meteor', 'firebolt'], 3), spears()])
    expect(wanted(g)).toEqual(casting(g.s, 'meteor', [[0, 0], [0, 0], [0, 0]])) // prettier-ignore
    declare(g, 0, wanted(g) as Answer)
    nextTurn(g)
    expect(wanted(g)).toEqual({ do: 'done' })
    const late = magic([wizards(['meteor'], 3), spears()], p => void (p.turn = 10))
    expect(wanted(late)).toEqual({ do: 'done' })
  })

  test('the injured are mended, where most of them are', () => {
    const own = (x: number): GroupSpec => ({ side: 0, stacks: [['spearman', 20]], at: [x, 390], files: 10 })
    const g = magic([wizards(['mend']), own(430), own(360), spears({ at: [420, 700] })], p => {
      Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 18, injured: 2 })
      Object.assign(at(at(p.groups, 2).stacks, 0), { healthy: 10, injured: 10 })
    })
    expect(wanted(g)).toEqual(casting(g.s, 'mend', [[0, 0]], { at: 'stack', group: 2, stack: 0 }))
  })

  test('a shield goes to groups that the enemy can hurt', () => {
    const own = (y: number): GroupSpec => ({ side: 0, stacks: [['spearman', 20]], at: [430, y], files: 10 })
    const bows = spears({ stacks: [['longbowman', 40]], at: [460, 520] })
    const g = magic([wizards(['mage-shield']), own(390), own(310), bows])
    expect(wanted(g)).toEqual(casting(g.s, 'mage-shield', [[0, 0]], { at: 'stack', group: 1, stack: 0 }))
  })

  test('casts Haste on groups that must reach the enemy', () => {
    const knights: GroupSpec = { side: 0, stacks: [['knight', 20]], at: [430, 390], files: 10 }
    const g = magic([wizards(['haste']), knights, spears({ at: [420, 780] })])
    expect(wanted(g)).toEqual(casting(g.s, 'haste', [[0, 0]], { at: 'stack', group: 1, stack: 0 }))
  })

  test('fog is raised in front of shooters', () => {
    const own: GroupSpec = { side: 0, stacks: [['spearman', 40]], at: [430, 390], files: 20 }
    const bows = spears({ stacks: [['longbowman', 60]], at: [480, 560] })
    const g = magic([wizards(['fog-bank']), own, bows])
    expect(wanted(g)).toEqual(casting(g.s, 'fog-bank', [[0, 0]]))
    declare(g, 0, wanted(g) as Answer)
    nextTurn(g)
    expect(wanted(g)).toMatchObject({ do: 'direct', casting: 0, aim: { at: 'point' } })
  })
})

describe('a captain with heroes and leaders', () => {
  test('a well-placed order goes where one point of advantage tells', () => {
    const own = (x: number): GroupSpec => ({ side: 0, stacks: [['riflemen-ww1', 60]], at: [x, 300] })
    const foe = (x: number): GroupSpec => ({ side: 1, stacks: [['riflemen-ww1', 60]], at: [x, 400] })
    const s = field({
      sides: [{ leader: 'field-marshal' }, {}],
      groups: [own(100), own(600), foe(100), foe(600)],
      map: { ground: [{ kind: 'forest', name: null, outline: [[56_000, 38_000], [66_000, 38_000], [66_000, 41_000], [56_000, 41_000]] }] }, // prettier-ignore
    })
    const g = firing(s, [])
    expect(wanted(g)).toEqual({ do: 'ability', hero: null, group: 1 })
    expect(deeds(g)).toEqual(['ability', 'attack', 'attack', 'done'])
  })

  test('a second charge brings horse to blows', () => {
    const horse: GroupSpec = {
      side: 0,
      stacks: [['cuirassier', 30], ['cavalry-captain', 1]], // prettier-ignore
      at: [400, 400],
      files: 16,
    }
    const foe: GroupSpec = {
      side: 1,
      stacks: [['line-infantry', 40]],
      at: [430, 440],
      facing: [0, -1],
      files: 20,
    }
    const g = firing(field({ era: 'napoleonic', groups: [horse, foe] }), [])
    expect(wanted(g)).toEqual({ do: 'ability', hero: [0, 1], group: 0 })
    declare(g, 0, wanted(g) as Answer)
    expect(wanted(g)).toMatchObject({ do: 'move-again', group: 0 })
  })

  test('a surgeon waits until there are enough injured, and kits until there are any', () => {
    const own: GroupSpec = {
      side: 0,
      stacks: [['riflemen-ww1', 40], ['surgeon', 1]], // prettier-ignore
      at: [100, 100],
      equipment: ['medic-kit'],
    }
    const foe: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 10]], at: [700, 700] }
    const hurt = (injured: number): Firing =>
      firing(field({ groups: [own, foe] }), [], p => {
        Object.assign(at(at(p.groups, 0).stacks, 0), { healthy: 40 - injured, injured })
      })
    expect(wanted(hurt(0))).toEqual({ do: 'done' })
    expect(wanted(hurt(3))).toMatchObject({ do: 'treat', group: 0, patients: 0, units: 3 })
    expect(wanted(hurt(20))).toEqual({ do: 'ability', hero: [0, 1], group: 0 })
  })
})

test("a defender's idle engineers dig in before them, one work at a time", () => {
  const pioneers: GroupSpec = { side: 1, stacks: [['pioneer', 10]], at: [600, 400], files: 10 }
  const foe: GroupSpec = { side: 0, stacks: [['line-infantry', 40]], at: [50, 400] }
  const s = field({ era: 'napoleonic', groups: [foe, pioneers] })
  const g = firing(s, [], p => void (p.manpower = [1000, 1000]))
  expect(wanted(g, 1)).toMatchObject({ do: 'build', group: 1, kind: numberOf(s.works, 'trench') })
  expect(deeds(g, 1)).toEqual(['build', 'done'])
  expect(at(g.p.works, 0).at[0]).toBeLessThan(60_000)
  const poor = firing(s, [])
  expect(wanted(poor, 1)).toEqual({ do: 'done' })
  expect(at(poor.p.groups, 1).inside).toBe(NOBODY)
})

describe('a captain who holds a node with a bunker in it', () => {
  const node = { name: 'Corvenne', owner: 'red', outline: box(200, 200, 400, 400) }
  const foe: GroupSpec = { side: 1, stacks: [['riflemen-ww2', 40]], at: [900, 300] }
  const beside = (units: number): GroupSpec => ({
    side: 0,
    stacks: [['riflemen-ww2', units]],
    at: [290, 300],
    files: 5,
  })
  const sides = [{ status: 'defending' as const }, { status: 'attacking' as const }]
  const works = [built('trench', [305, 295]), built('bunker', [300, 295])]

  test('goes into it rather than into a trench', () => {
    const g = moving({ sides, groups: [beside(20), foe], map: { node, works } })
    expect(deeds(g)).toEqual(['enter', 'done'])
    expect(at(g.p.groups, 0).inside).toBe(1)
  })

  test('stays outside if there is no room, or if the enemy holds the node', () => {
    expect(deeds(moving({ sides, groups: [beside(21), foe], map: { node, works } }))).not.toContain('enter')
    const theirs = { ...node, owner: 'blue' }
    expect(deeds(moving({ groups: [beside(20), foe], map: { node: theirs, works } }))).not.toContain('enter')
  })
})
