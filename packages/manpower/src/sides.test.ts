import type { Game } from '@sandtable/kernel'
import { begin, loaded, over, pending, seeded, submit } from '@sandtable/kernel'
import { LAWS } from '@sandtable/testkit'
import { describe, expect, test } from 'vitest'
import type { FieldSpec, GroupSpec } from './testing/field.ts'
import type { Manpower } from './kind.ts'
import { act, counts, declare, fireAt, firing, happened, onto } from './testing/firing.ts'
import { at, NOBODY } from './position.ts'
import { box } from './testing/bare.ts'
import { built, give, may, move, moving, open } from './testing/moves.ts'
import { comingAt, whyNotYielded } from './surrender/yield.ts'
import { field } from './testing/field.ts'
import { holder, survivingValue } from './victory/victory.ts'
import { hostile, playersOf, sameSide, statusOf } from './sides.ts'
import { isPlan, planMove } from './movement/plan.ts'
import { MANPOWER } from './ruleset.ts'
import { takeWorks, workedOn } from './works/build.ts'
import { WITS } from './wits/wits.ts'
import { zeroAt } from './targeting/inaccuracy.ts'
import { say } from './say/testing/english.ts'

/** Red and Green on one side, Blue on the other; and all against all. */
const ALLIED = { sides: [{}, {}, {}], allies: [0, 1, 0] } as const
const APART = { sides: [{}, {}, {}] } as const

const riflemen = (side: number, at: [number, number], more: Partial<GroupSpec> = {}): GroupSpec => ({
  side,
  stacks: [['riflemen-ww2', 10]],
  at,
  facing: [1, 0],
  files: 10,
  ...more,
})

/** A battle in full, its first dice as they show. */
const begun = (spec: FieldSpec, dice: readonly number[] = []): Game<Manpower> =>
  begin(MANPOWER, field(spec), {
    dice: loaded(
      dice.map(die => die - 1),
      seeded('rest'),
    ),
  })

/** All players say that they are done, until the battle is over. */
function passed(g: Game<Manpower>): Game<Manpower> {
  while (!over(g)) for (const { player } of pending(g)) submit(g, player, { do: 'done' })
  return g
}

describe('[MG-ally] players of one side', () => {
  const groups = [riflemen(0, [100, 100]), riflemen(1, [1900, 1900]), riflemen(2, [200, 100])]

  test('are friends, and enemies of all others', () => {
    const s = field({ ...ALLIED, groups })
    expect([sameSide(s, 0, 2), hostile(s, 0, 1), hostile(s, 2, 1)]).toEqual([true, true, true])
    expect([sameSide(s, NOBODY, 0), sameSide(s, NOBODY, NOBODY)]).toEqual([false, true])
    expect([playersOf(s, 0), playersOf(s, 1)]).toEqual([[0, 2], [1]])
    expect(statusOf(s, 0)).toBe('attacking')
  })

  test('neither fire at nor block each other when they move', () => {
    const order = move(0, [[130, 110]])
    expect(open(give(moving({ ...APART, groups }), order))).toMatchObject({ kind: 'react', player: 2 })
    expect(open(give(moving({ ...ALLIED, groups }), order))).toMatchObject({ kind: 'orders', player: 0 })
  })

  test('march through each other', () => {
    const plan = (spec: Partial<FieldSpec>) => {
      const g = moving({ ...spec, groups: [riflemen(0, [100, 100]), riflemen(2, [130, 100])] })
      const past = planMove(g.s, g.p, move(0, [[160, 90]]))
      return isPlan(past) ? 'goes' : past
    }
    expect([plan(APART), plan(ALLIED)]).toEqual(['enemy', 'goes'])
  })

  test('each command their own groups only', () => {
    const g = moving({ ...ALLIED, groups })
    expect([may(g, move(0, [[110, 110]])), may(g, move(2, [[210, 110]]))]).toEqual([true, false])
    const f = firing(field({ ...ALLIED, groups: [...groups, riflemen(1, [150, 250])] }), [])
    const shoot = (by: number) => submit(f, 0, fireAt([by, 0, 0], 10, 2))
    expect([shoot(3), shoot(0)]).toEqual(['not-an-option', null])
  })

  test('may not target each other, and area fire still hurts them', () => {
    const near = [riflemen(0, [100, 100]), riflemen(2, [140, 100])]
    const gun = { side: 0, stacks: [['field-gun', 1]], at: [20, 20] } as const
    const s = (spec: Partial<FieldSpec>) => field({ era: 'ww2', ...spec, groups: [...near, gun] })
    expect(submit(firing(s(APART), []), 0, fireAt([0, 0, 0], 10, 2))).toBeNull()
    const g = firing(s(ALLIED), [6, 6, 6, 6, 6, 6])
    expect(submit(g, 0, fireAt([0, 0, 0], 10, 2))).toBe('not-an-option')
    declare(g, 0, onto([1, 0, 0], 1, [139, 90]))
    act(g, 0)
    expect(counts(g, 2)[0]).toBeLessThan(10)
    expect(happened(g, 'morale-changed').filter(({ which }) => which === 'high')).toEqual([])
  })

  test('bots leave them alone', () => {
    const wanted = (spec: Partial<FieldSpec>) => {
      const g = firing(field({ ...spec, groups }), [])
      const decision = at(pending(g), 0)
      return WITS.plans({ s: g.s, view: g.p, player: 0, pending: decision, dice: seeded('wits') })[0]
    }
    expect(wanted(APART)).toMatchObject({ do: 'attack', aim: { group: 2 } })
    expect(wanted(ALLIED)).toEqual({ do: 'done' })
  })
})

describe('[MG-ally] a side of several players', () => {
  const groups = [riflemen(0, [100, 100]), riflemen(1, [600, 600]), riflemen(2, [100, 700])]
  const ATTACKING = [{ status: 'attacking' }, { status: 'attacking' }, { status: 'attacking' }] as const

  test('[M-init-tie] rolls one die for its initiative, and its players follow each other by seat', () => {
    const g = begun({ ...ALLIED, sides: ATTACKING, groups }, [5, 2])
    expect(happened(g, 'initiative-rolled')).toMatchObject([{ rolls: [[0, 5], [1, 2]] }]) // prettier-ignore
    expect(g.p.order).toEqual([0, 2, 1])
    expect(begun({ ...ALLIED, sides: ATTACKING, groups }, [2, 5]).p.order).toEqual([1, 0, 2])
    const [rolled] = happened(g, 'initiative-rolled').flatMap(e => say(g.s, g.p, e))
    expect(rolled?.text).toMatch(/Red .*5.*Blue .*2/)
  })

  test('[M-init-priority] has the best status of its players', () => {
    const sides = [{ status: 'attacking' }, { status: 'defending' }, { status: 'ambushing' }] as const
    expect(begun({ ...ALLIED, sides, groups }).p.order).toEqual([0, 2, 1])
  })

  test('[MG-turn-form] completes its part of a phase before the next side, player by player', () => {
    const g = begun({ ...ALLIED, sides: ATTACKING, groups, turns: 1 }, [2, 5])
    const parts = happened(passed(g), 'part-began').map(({ phase, side }) => `${phase} ${side}`)
    expect(parts.slice(0, 4)).toEqual(['movement 1', 'movement 0', 'movement 2', 'targeting 1'])
  })

  test('[MG-volley-sum] makes one attack of all its volleys at a stack', () => {
    const together = [riflemen(0, [100, 100]), riflemen(1, [130, 100]), riflemen(2, [100, 120])]
    const g = firing(field({ ...ALLIED, groups: together }), [3, 4])
    declare(g, 0, fireAt([0, 0, 0], 10, 1))
    declare(g, 2, fireAt([2, 0, 0], 10, 1))
    act(g, 0)
    expect(happened(g, 'volley-fired').map(({ by }) => by.map(({ group }) => group))).toEqual([[0, 2]])
    expect(g.p.declared).toEqual([])
  })

  test('[MG-ind-one] shares a roll of inaccuracy', () => {
    const guns = [0, 2].map((side): GroupSpec => ({
      side,
      stacks: [['field-howitzer', 1]],
      at: [300 + side, 0],
    }))
    const far = riflemen(1, [700, 700], { stacks: [['line-infantry', 10]] })
    const fired = (spec: Partial<FieldSpec>) => {
      const g = firing(field({ ...spec, era: 'napoleonic', groups: [...guns, far] }), [3, 4, 1, 1])
      declare(g, 0, onto([0, 0, 0], 1, [500, 200], 'side'))
      declare(g, 2, onto([2, 0, 0], 1, [300, 400], 'side'))
      return g.p.declared.map(({ falls }) => falls)
    }
    expect(fired(ALLIED)).toEqual([[58_000, 20_000], [38_000, 40_000]]) // prettier-ignore
    expect(fired(APART)).toEqual([[58_000, 20_000], [30_000, 45_000]]) // prettier-ignore
  })

  test('[MG-ina-zero] has zero if an ally sees the point', () => {
    const gun: GroupSpec = { side: 0, stacks: [['field-howitzer', 1]], at: [100, 100] }
    const wood = { kind: 'forest', name: null, outline: box(200, 0, 300, 800) } as const
    const groups = [gun, riflemen(1, [600, 600]), riflemen(2, [500, 500])]
    const seen = (spec: Partial<FieldSpec>) => {
      const s = field({ ...spec, map: { ground: [wood] }, groups })
      return zeroAt(s, firing(s, []).p, 0, 0, [60_000, 60_000])
    }
    expect([seen(APART), seen(ALLIED)]).toEqual([false, true])
  })

  test('[MG-win-single] wins as soon as no enemy is left, and holds the node together', () => {
    const node = { name: 'Mill', owner: 'blue', outline: box(50, 50, 200, 200) }
    const inside = [riflemen(0, [100, 100]), riflemen(1, [600, 600]), riflemen(2, [150, 150])]
    const g = begun({ ...ALLIED, groups: inside, map: { node }, turns: 1 })
    expect(holder(g.s, g.p)).toBe(0)
    expect(passed(g).p.winner).toBe(0)
    const apart = begun({ ...APART, groups: inside, map: { node }, turns: 1 })
    expect(passed(apart).p.winner).toBe(1)
    const two = [riflemen(0, [100, 100]), riflemen(2, [150, 150])]
    expect(passed(begun({ ...APART, groups: two, turns: 9 })).p.turn).toBe(9)
    const alone = begun({ ...ALLIED, groups: two, turns: 9 })
    expect([passed(alone).p.winner, alone.p.turn]).toEqual([0, 1])
    const [last] = happened(alone, 'battle-ended').flatMap(e => say(alone.s, alone.p, e))
    expect([last?.side, last?.text]).toEqual([0, expect.stringContaining('Red')])
  })

  test('[MG-win-single] counts the survivors of all its players', () => {
    const few = [riflemen(0, [100, 100]), riflemen(1, [600, 600], { stacks: [['riflemen-ww2', 15]] }), riflemen(2, [100, 700])] // prettier-ignore
    const g = passed(begun({ ...ALLIED, groups: few, turns: 1 }))
    expect(survivingValue(g.s, g.p, 0)).toBe(2 * (survivingValue(g.s, g.p, 1) / 3) * 2)
    expect(g.p.winner).toBe(0)
    expect(passed(begun({ ...APART, groups: few, turns: 1 })).p.winner).toBe(1)
  })

  test('[M-mp-pool] buys player by player, each with their own manpower', () => {
    const sides = [0, 1, 2].map(n => ({ manpower: 1000 * (n + 1), buys: ['riflemen-ww2'] }))
    const g = begun({ ...ALLIED, sides, groups: [], era: 'ww2' })
    const shown: unknown[] = []
    for (let one = pending(g)[0]; one?.kind === 'buy'; one = pending(g)[0]) {
      shown.push([one.player, 'shape' in one.options && one.options.shape])
      submit(g, one.player, { do: 'done' })
    }
    expect(shown).toMatchObject([[1, { manpower: 2000 }], [0, { manpower: 1000 }], [2, { manpower: 3000 }]]) // prettier-ignore
  })

  test('[MG-capture] does not contest its own buildings, and builds on them together', () => {
    const besides = [riflemen(0, [100, 100]), riflemen(2, [100, 112]), riflemen(1, [600, 600])]
    const taken = (spec: Partial<FieldSpec>) => {
      const g = firing(field({ ...spec, groups: besides, map: { works: [built('bunker', [105, 106])] } }), [])
      takeWorks(g)
      return at(g.p.works, 0).owner
    }
    expect([taken(APART), taken(ALLIED)]).toEqual([NOBODY, 0])
    const engineers: GroupSpec = { side: 2, stacks: [['combat-engineer-ww1', 5]], at: [100, 100] }
    const g = firing(field({ ...ALLIED, groups: [engineers] }), [])
    g.p.works.push({
      kind: 0,
      at: [11_200, 10_000],
      facing: [0, 1],
      owner: 0,
      done: 0,
      health: 1,
      gone: false,
    })
    expect(workedOn(g.s, g.p, 0)?.work).toBe(0)
    at(g.p.works, 0).owner = 1
    expect(workedOn(g.s, g.p, 0)).toBeNull()
  })

  test('[MG-sur-when] gives no group up to an ally, and fears nothing from one', () => {
    const near = [riflemen(0, [100, 100]), riflemen(2, [100, 120]), riflemen(1, [130, 100])]
    const g = firing(field({ ...ALLIED, groups: near }), [])
    declare(g, 2, fireAt([2, 0, 0], 10, 1))
    expect([comingAt(g.s, g.p, 0), comingAt(g.s, g.p, 1)]).toEqual([0, 1])
    const yields = () => whyNotYielded(g.s, g.p, 0, { do: 'surrender', group: 0 })
    expect(yields()).toBeNull()
    at(g.p.groups, 1).where = 'left'
    expect(yields()).toBe('no-captor')
  })
})

/** Milliseconds that a law may take on a slow machine. */
const SLOW = 60_000

test.each(LAWS.map(law => [law.id, law.sentence, law] as const))(
  '[%s] %s, with allies too',
  { timeout: SLOW },
  (_id, _sentence, law) => {
    const groups = [0, 1, 2].flatMap(side => [
      riflemen(side, [100 + 200 * side, 100]),
      riflemen(side, [100, 150 + 200 * side]),
    ])
    const s = field({ ...ALLIED, era: 'ww2', turns: 3, groups })
    const trial = { rules: MANPOWER, s, scenario: 'allies', seeds: ['allies 0', 'allies 1'], oneIn: 10 }
    expect(() => law.check(trial)).not.toThrow()
  },
)
