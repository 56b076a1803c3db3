import { describe, expect, test } from 'vitest'
import type { Answer, Game, Refusal } from '@sandtable/kernel'
import { begin, isSpace, pending, seeded, submit, whyNot } from '@sandtable/kernel'
import type { FieldSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { field, fieldFile } from '../testing/field.ts'
import { fieldScenario } from './scenario.ts'
import { forgetWhereabouts } from '../formation/whereabouts.ts'
import { MANPOWER } from '../ruleset.ts'
import { mayStandAt } from '../ground/terrain.ts'
import { patch } from '../testing/moves.ts'
import { sayWhyNot } from '../say/testing/english.ts'
import { unitPoints } from '../formation/layout.ts'
import { whyNotGroup } from './buy.ts'

const begun = (spec: FieldSpec): Game<Manpower> => begin(MANPOWER, field(spec), { dice: seeded('set-up') })

const unitOf = (g: Game<Manpower>, id: string): number => g.s.units.findIndex(unit => unit.id === id)
const equipmentOf = (g: Game<Manpower>, id: string): number => g.s.equipment.findIndex(kind => kind.id === id)
const spellOf = (g: Game<Manpower>, id: string): number => g.s.spells.findIndex(spell => spell.id === id)

interface Wanted {
  readonly equipment?: readonly string[]
  readonly spells?: readonly string[]
  readonly name?: string
}

/** An order to buy one stack. */
const buying = (g: Game<Manpower>, id: string, units: number, more: Wanted = {}): Answer => ({
  do: 'buy',
  name: more.name ?? 'Alder',
  order: 'close',
  stacks: [
    {
      unit: unitOf(g, id),
      units,
      equipment: (more.equipment ?? []).map(kind => equipmentOf(g, kind)).sort((a, b) => a - b),
      spells: (more.spells ?? []).map(spell => spellOf(g, spell)).sort((a, b) => a - b),
    },
  ],
})

const DONE = { do: 'done' }

/** Blue, which defends and so is asked first, has this to spend; red has a group already. */
const shopping = (manpower: number, more: Partial<FieldSpec> = {}, side = {}): Game<Manpower> =>
  begun({
    groups: [{ side: 0, stacks: [['riflemen-ww1', 10]], at: [20, 400] }],
    sides: [{}, { manpower: manpower * 100, ...side }],
    ...more,
  })

describe('buying', () => {
  test('[M-mp-battle-buy] a side with manpower buys before it places its groups', () => {
    const g = shopping(100)
    expect(pending(g)[0]).toMatchObject({ kind: 'buy', player: 1 })
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 40))).toBeNull()
    expect([g.p.manpower[1], g.p.groups[1]?.where]).toEqual([6000, 'waiting'])
    submit(g, 1, DONE)
    expect(pending(g)[0]?.kind).toBe('place')
  })

  test('[M-mp-pool] [M-mp-units] a player cannot spend more than they have', () => {
    const g = shopping(40)
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 41))).toBe('not-an-option')
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 40))).toBeNull()
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 1))).toBe('not-an-option')
  })

  test('[MG-round] the cost of a group is rounded up to whole manpower', () => {
    const g = shopping(40)
    submit(g, 1, buying(g, 'combat-engineer-ww1', 3))
    expect(g.p.manpower[1]).toBe(3500)
  })

  test('[M-mp-upgrades] [MG-equip] equipment is bought with the units, for a number of men each', () => {
    const g = shopping(40)
    submit(g, 1, buying(g, 'riflemen-ww1', 11, { equipment: ['grenades'] }))
    expect(g.p.manpower[1]).toBe(4000 - 1100 - 200)
    expect(g.p.groups[1]?.stacks[0]?.equipment).toEqual([{ kind: equipmentOf(g, 'grenades'), uses: 2 }])
  })

  test('[M-mp-upgrades] and for existing units, each kind once and within the manpower', () => {
    const owned: FieldSpec = {
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 10]], at: [20, 400] },
        { side: 1, stacks: [['riflemen-ww1', 21]], at: [700, 400], equipment: ['veteran-training'] },
      ],
    }
    const g = shopping(4, owned)
    const equip = (kind: string, group = 1): Answer => ({
      do: 'equip',
      group,
      stack: 0,
      kind: equipmentOf(g, kind),
    })
    const refused = [equip('grenades', 0), equip('grenades', 2), equip('veteran-training'), equip('pavise')]
    for (const wrong of [...refused, equip('anti-tank-charges')])
      expect(submit(g, 1, wrong)).toBe('not-an-option')
    expect(submit(g, 1, equip('grenades'))).toBeNull()
    expect(g.p.manpower[1]).toBe(100)
    expect(g.p.groups[1]?.stacks[0]?.equipment).toEqual([
      { kind: equipmentOf(g, 'grenades'), uses: 2 },
      { kind: equipmentOf(g, 'veteran-training'), uses: 0 },
    ])
    expect(submit(g, 1, equip('medic-kit'))).toBe('not-an-option')
  })

  test('[M-mp-upgrades] equipment of another era is not for sale', () => {
    const g = shopping(40)
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 8, { equipment: ['pavise'] }))).toBe('not-an-option')
  })

  test('[M-era-six] [M-era-prewar] goods are of the era; Pre-War has Napoleonic units too', () => {
    const g = shopping(40)
    expect(submit(g, 1, buying(g, 'spearman', 5))).toBe('not-an-option')
    const older = shopping(40, { era: 'pre-war' })
    expect(submit(older, 1, buying(older, 'line-infantry', 5))).toBeNull()
  })

  test('[M-spl-slots] [MG-slots] a caster takes as many spells as its S says, and none twice', () => {
    const g = shopping(80)
    const spells = ['firebolt', 'fog-bank', 'mend']
    expect(submit(g, 1, buying(g, 'occultist', 1, { spells }))).toBe('not-an-option')
    expect(submit(g, 1, buying(g, 'occultist', 1, { spells: ['mend', 'mend'] }))).toBe('not-an-option')
    expect(submit(g, 1, buying(g, 'occultist', 1, { spells: spells.slice(0, 2) }))).toBeNull()
  })

  test('[M-hero-unit] a hero is unique', () => {
    const g = shopping(80)
    expect(submit(g, 1, buying(g, 'surgeon', 2))).toBe('not-an-option')
    expect(submit(g, 1, buying(g, 'surgeon', 1))).toBeNull()
    expect(submit(g, 1, buying(g, 'surgeon', 1))).toBe('not-an-option')
  })

  test("[MG-special] a leader's special units are bought only by his side", () => {
    const marshal = shopping(40, {}, { leader: 'field-marshal' })
    expect(submit(marshal, 1, buying(marshal, 'guard-infantry-ww1', 4))).toBeNull()
    const leaderless = shopping(40)
    expect(submit(leaderless, 1, buying(leaderless, 'guard-infantry-ww1', 4))).toBe('not-an-option')
  })

  test.for<[string, string, number, Wanted]>([
    ['too-dear', 'riflemen-ww1', 41, {}],
    ['bad-name', 'riflemen-ww1', 4, { name: '?' }],
    ['hero-taken', 'surgeon', 2, {}],
    ['other-leader', 'guard-infantry-ww1', 4, {}],
    ['too-many-spells', 'occultist', 1, { spells: ['firebolt', 'fog-bank', 'mend'] }],
  ])('[M-mp-battle-buy] a refused purchase has its reason: %s', ([why, id, units, more]) => {
    const g = shopping(40)
    expect(whyNotGroup(g.s, g.p, 1, buying(g, id, units, more) as never)).toBe(why)
  })

  test('[MG-footprint] a group with a side of more than 200 metres cannot be bought', () => {
    const g = shopping(12_000)
    expect(submit(g, 1, buying(g, 'riflemen-ww1', 10_000))).toBeNull()
    expect(submit(g, 1, { ...(buying(g, 'riflemen-ww1', 401) as object), order: 'open' })).toBe(
      'not-an-option',
    )
  })

  test('[MG-fly-path] flyers and ground units never share a group', () => {
    const g = shopping(80)
    const [men, planes] = [buying(g, 'riflemen-ww1', 5), buying(g, 'scout-fighter', 1)] as {
      stacks: Answer[]
    }[]
    const mixed = { ...men, stacks: [...(men?.stacks ?? []), ...(planes?.stacks ?? [])] }
    expect(submit(g, 1, mixed as Answer)).toBe('not-an-option')
  })

  test.for([
    ['a fraction of a man', { units: 1.5 }],
    ['no man', { units: 0 }],
    ['NaN men', { units: Number.NaN }],
    ['an unknown unit', { unit: 9999 }],
  ])('[M-mp-units] %s is refused', ([, wrong]) => {
    const g = shopping(40)
    const order = buying(g, 'riflemen-ww1', 5) as { stacks: object[] }
    expect(submit(g, 1, { ...order, stacks: [{ ...order.stacks[0], ...(wrong as object) }] } as Answer)).toBe(
      'not-an-option',
    )
  })
})

describe('placing', () => {
  const WAITING = { stacks: [['riflemen-ww1', 25]], at: null } as const
  const placing = (group: number, [x, y]: [number, number], more = {}): Answer => ({
    do: 'place',
    group,
    at: [x * 100, y * 100],
    facing: [1, 0],
    files: 5,
    order: 'close',
    ...more,
  })
  const place = (spec: FieldSpec, side: number, answer: Answer): Refusal | null =>
    submit(begun(spec), side, answer)

  test('[M-setup-order] [MG-setup] defenders place first, then the others', () => {
    const g = begun({
      groups: [
        { side: 0, ...WAITING },
        { side: 1, ...WAITING },
      ],
    })
    expect(pending(g)[0]).toMatchObject({ kind: 'place', player: 1 })
    submit(g, 1, placing(1, [600, 400]))
    expect(pending(g)[0]?.player).toBe(0)
  })

  test('[M-setup-side] [MG-setup] an attacker stands within 100 m of its edge', () => {
    const spec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
    } as const
    expect(place(spec, 0, placing(0, [100, 400]))).toBeNull()
    expect(place(spec, 0, placing(0, [101, 400]))).toBe('not-an-option')
  })

  test("[M-setup-defender] the defender may stand anywhere, but not within 300 m of an enemy's edge", () => {
    const spec = {
      groups: [
        { side: 1, ...WAITING },
        { side: 0, stacks: [['riflemen-ww1', 5]], at: [10, 10] },
      ],
    } as const
    expect(place(spec, 1, placing(1, [310, 700]))).toBeNull()
    expect(place(spec, 1, placing(1, [309, 700]))).toBe('not-an-option')
  })

  test('[MG-setup] groups cannot stand within 300 m of an enemy group', () => {
    const spec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [350, 400] },
      ],
    } as const
    expect(place(spec, 0, placing(0, [51, 400]))).toBe('not-an-option')
    expect(place(spec, 0, placing(0, [30, 400]))).toBeNull()
  })

  test('[MG-setup] at the set-up 299.99 m from an enemy’s unit are too close, and 300 m are not', () => {
    const near = (gap: number): Game<Manpower> =>
      begun({
        groups: [
          { side: 0, ...WAITING },
          { side: 1, stacks: [['riflemen-ww1', 1]], at: [56 + gap, 401] },
        ],
      })
    const order = placing(0, [56, 405])
    expect(submit(near(300), 0, order)).toBeNull()
    const why = whyNot(near(299.99), 0, order)
    expect(why).toEqual({ rule: 'MG-setup', what: 'too-close', parts: { gap: 29_999, least: 30_000 } })
    expect(sayWhyNot(why as NonNullable<typeof why>)).toBe(
      'too close to an enemy group: 299 m away; keep at least 300 m away',
    )
  })

  test('[MG-setup] every unit of an attacker stands within 100 m of its edge: 100.01 m are too far', () => {
    const spec: FieldSpec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
    }
    expect(submit(begun(spec), 0, placing(0, [100, 400]))).toBeNull()
    const why = whyNot(begun(spec), 0, placing(0, [100.01, 400]))
    expect(why).toEqual({ rule: 'MG-setup', what: 'not-your-edge', parts: { reach: 10_001 } })
    expect(sayWhyNot(why as NonNullable<typeof why>)).toBe(
      'too far in: that reaches 101 m; place groups within 100 m of your own edge',
    )
  })

  test("[MG-setup] a defender stands no nearer than 300 m to an enemy's edge", () => {
    const spec: FieldSpec = {
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 5]], at: [10, 10] },
        { side: 1, ...WAITING },
      ],
    }
    expect(submit(begun(spec), 1, placing(1, [310, 700]))).toBeNull()
    const why = whyNot(begun(spec), 1, placing(1, [309.99, 700]))
    expect(why).toEqual({ rule: 'MG-setup', what: 'too-close', parts: { edge: 29_999, least: 30_000 } })
    expect(sayWhyNot(why as NonNullable<typeof why>)).toBe(
      'too close to the enemy’s edge: 299 m away; keep at least 300 m away',
    )
  })

  test('[MG-setup] reinforcements keep to their edge, and 100 m from enemy groups, whatever edge that is', () => {
    const arriving = (enemy: number): Game<Manpower> => {
      const g = begun({
        groups: [
          { side: 0, ...WAITING },
          { side: 1, stacks: [['riflemen-ww1', 1]], at: [enemy, 401] },
        ],
      })
      g.p.turn = 3
      return g
    }
    const order = placing(0, [56, 405])
    expect(submit(arriving(156), 0, order)).toBeNull()
    const why = whyNot(arriving(155.99), 0, order)
    expect(why).toEqual({ rule: 'MG-setup', what: 'too-close', parts: { gap: 9999, least: 10_000 } })
    expect(whyNot(arriving(700), 0, placing(0, [100.01, 400]))?.what).toBe('not-your-edge')
    const defending = begun({
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 1]], at: [10, 10] },
        { side: 1, ...WAITING },
      ],
    })
    defending.p.turn = 3
    expect(whyNot(defending, 1, placing(1, [709.99, 400]))?.what).toBe('not-your-edge')
    expect(submit(defending, 1, placing(1, [710, 400]))).toBeNull()
    const corner = begun({
      sides: [{ edge: 'south' }, {}],
      groups: [
        { side: 0, stacks: [['riflemen-ww1', 1]], at: [10, 10] },
        { side: 1, ...WAITING },
      ],
    })
    corner.p.turn = 3
    expect(submit(corner, 1, placing(1, [750, 40]))).toBeNull()
  })

  test('[M-setup-defender] [MG-setup] a defender has no edge for others to keep away from', () => {
    const spec: FieldSpec = {
      sides: [{ edge: 'south' }, {}],
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [400, 700] },
      ],
    }
    expect(submit(begun(spec), 0, placing(0, [780, 60]))).toBeNull()
  })

  test('[M-setup-defender] the side that holds the node may stand anywhere, even in ambush', () => {
    const node = { name: 'Village', owner: 'red', outline: box(300, 300, 500, 500) }
    const ambush = (owner: 'red' | 'blue'): FieldSpec => ({
      sides: [{ status: 'ambushing' }, { status: 'attacking' }],
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [790, 700] },
      ],
      map: { node: { ...node, owner } },
    })
    expect(submit(begun(ambush('red')), 0, placing(0, [400, 400]))).toBeNull()
    expect(whyNot(begun(ambush('blue')), 0, placing(0, [400, 400]))?.what).toBe('not-your-edge')
  })

  test('[MG-setup] a displaced man counts where he stands', () => {
    /** Four find a house in their front corner; two of them step out before it, a metre further on. */
    const beside = (front: number, enemy: number): [Game<Manpower>, Answer] => {
      const ground = [patch('house', front - 4, 390, front, 394)]
      const groups = [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 1]], at: [enemy, 394] },
      ] as const
      return [begun({ groups, map: { ground } }), placing(0, [front, 400])]
    }
    const reasonFor = ([g, order]: [Game<Manpower>, Answer]) => whyNot(g, 0, order)
    expect(reasonFor(beside(50, 352))).toBeNull()
    expect(reasonFor(beside(50, 351.99))?.parts).toEqual({ gap: 29_999, least: 30_000 })
    expect(reasonFor(beside(98, 700))).toBeNull()
    const enemyBeside = (enemy: number): [Game<Manpower>, Answer] => {
      const g = begun({
        groups: [
          { side: 0, ...WAITING },
          { side: 1, stacks: [['riflemen-ww1', 1]], at: [enemy, 404], facing: [-1, 0] },
        ],
      })
      const [other] = g.p.groups.slice(1)
      other?.strays.push([0, (enemy - 5) * 100, 40_500])
      forgetWhereabouts(g.p)
      return [g, placing(0, [50, 410])]
    }
    expect(reasonFor(enemyBeside(356))).toBeNull()
    expect(reasonFor(enemyBeside(355.99))?.parts).toEqual({ gap: 29_999, least: 30_000 })
    expect(reasonFor(beside(98.01, 700))).toMatchObject({ what: 'not-your-edge', parts: { reach: 10_001 } })
  })

  test('[M-setup-order] groups cannot stand off the map, on another, or on closed ground', () => {
    const spec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 0, stacks: [['riflemen-ww1', 25]], at: [50, 405] },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
      map: { ground: [patch('water', 0, 600, 100, 700)] },
    } as const
    expect(place(spec as never, 0, placing(0, [9, 100]))).toBe('not-an-option')
    expect(place(spec as never, 0, placing(0, [55, 400]))).toBe('not-an-option')
    expect(place(spec as never, 0, placing(0, [50, 650]))).toBe('not-an-option')
    expect(place(spec as never, 0, placing(0, [50, 500]))).toBeNull()
  })

  test('[M-move-block-terrain] [M-grp-displace] a unit that would start in a house or a lake stands beside it', () => {
    const spec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
      map: { ground: [patch('house', 46, 390, 50, 394)] },
    } as const
    const g = begun(spec as never)
    expect(submit(g, 0, placing(0, [50, 400]))).toBeNull()
    const placed = at(g.p.groups, 0)
    expect(placed.strays.map(([k]) => k)).toEqual([3, 4, 8, 9])
    expect(unitPoints(g.s, placed).every(({ point }) => mayStandAt(g.s, g.p, point))).toBe(true)
    const walled = { ...spec, map: { ground: [patch('house', 0, 300, 48, 500)] } }
    expect(place(walled as never, 0, placing(0, [50, 400]))).toBe('not-an-option')
  })

  test('[MG-contact] flyers start above other groups, and ground units beneath them', () => {
    const spec = {
      groups: [
        { side: 0, stacks: [['scout-fighter', 1]], at: null },
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
    } as const
    const g = begun(spec)
    expect(submit(g, 0, placing(1, [50, 400]))).toBeNull()
    expect(submit(g, 0, placing(0, [50, 400], { files: 1 }))).toBeNull()
  })

  test('[M-setup-order] a train begins on its rails', () => {
    const spec = {
      era: 'pre-war',
      groups: [
        { side: 0, stacks: [['armoured-train', 1]], at: null },
        { side: 1, stacks: [['rifle-infantry', 5]], at: [700, 400] },
      ],
      map: { ground: [patch('rail', 0, 395, 100, 405)] },
    } as const
    expect(place(spec as never, 0, placing(0, [50, 500], { files: 1 }))).toBe('not-an-option')
    expect(place(spec as never, 0, placing(0, [50, 401], { files: 1 }))).toBeNull()
  })

  test.for([
    ['no facing', { facing: [0, 0] }],
    ['a fraction of a centimetre', { at: [1.5, 2] }],
    ['NaN', { at: [Number.NaN, 2] }],
    ['a place beyond every map', { at: [2 ** 30, 0] }],
    ['no files', { files: 0 }],
  ])('[M-setup-order] %s is refused', ([, wrong]) => {
    const spec = {
      groups: [
        { side: 0, ...WAITING },
        { side: 1, stacks: [['riflemen-ww1', 5]], at: [700, 400] },
      ],
    } as const
    expect(place(spec as never, 0, placing(0, [50, 400], wrong as object))).toBe('not-an-option')
  })

  test('[M-setup-order] random placement still finds a place, or leaves the group out', () => {
    const g = begun({
      groups: [
        { side: 0, ...WAITING },
        { side: 1, ...WAITING },
      ],
    })
    const dice = seeded('anywhere')
    while (pending(g)[0]?.kind === 'place') {
      const [decision] = pending(g)
      if (decision === undefined || !isSpace(decision.options)) throw new Error('no space')
      expect(submit(g, decision.player, decision.options.sample(dice))).toBeNull()
    }
    expect(g.p.groups.map(({ where }) => where)).toEqual(['field', 'field'])
  })
})

describe('printed data', () => {
  test('[M-speed-upscale] speeds are multiplied by the factor of the scenario', () => {
    const s = field({ speedFactor: 250, groups: [] })
    expect(s.units.find(({ id }) => id === 'riflemen-ww1')?.speed).toBe(25_000)
  })

  test('[M-move-width] a unit is two metres wide unless its stat block says otherwise', () => {
    const { units } = field({ groups: [] })
    const width = (id: string) => units.find(unit => unit.id === id)?.width
    expect([width('riflemen-ww1'), width('heavy-tank-ww1')]).toEqual([200, 400])
  })

  test('a battle that names what its stat sheets lack is a fault of the program, and says which', () => {
    const file = fieldFile({ groups: [{ side: 0, stacks: [['unicorn', 1]] }] })
    expect(() => fieldScenario(file)).toThrow("'unicorn'")
  })
})
