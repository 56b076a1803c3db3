import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { changeOf, fileOf, happened, modifiers, play, shots } from '../testing/field.ts'
import { checkBattle } from '../setup/battle.ts'
import { scenarioOf } from '../testing/field.ts'
import { ownParts } from '../battle/modifiers.ts'

type Ground = NonNullable<Field['terrain']>

/** Four kinds of attackers and two of defenders, who all miss; C units are even. */
const assault = (terrain: Ground): Played =>
  play({
    terrain,
    attacker: ['Foot 3/2', 'Horse 3/2 C', 'Alpine 3/2 M', 'Bomber 3/2 B'],
    defender: ['Line 3/2', 'Lancers 3/2 C'],
    rest: 9,
  })

/** What the ground takes from the attackers' CF, in order. */
const taken = (b: Played): (number | undefined)[] =>
  ['Foot', 'Horse', 'Alpine', 'Bomber'].map(name => changeOf(b, name))

/** A skirmisher panics the only defender, who routs at once; the lone horse pursues if it can. */
const rout = (terrain: Ground): Played =>
  play({
    terrain,
    attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
    defender: ['Lancers 3/0 C'],
    dice: [9, 0, 9],
    rest: 9,
  })

describe('terrain in battle', () => {
  test('[W-3.1-clear] clear ground changes no unit’s CF', () => {
    expect(taken(assault('clear'))).toEqual([0, 0, 0, 0])
  })

  test('[W-3.1-forest-combat] in a forest the attacker’s C units have −1', () => {
    expect(taken(assault('forest'))).toEqual([0, -1, 0, 0])
  })

  test('[W-3.1-hills-combat] in hills all attackers but mountain units have −1', () => {
    expect(taken(assault('hills'))).toEqual([-1, -1, 0, -1])
  })

  test('[W-3.1-mountain-combat] in mountains all attackers but mountain units have −1', () => {
    expect(taken(assault('mountain'))).toEqual([-1, -1, 0, -1])
  })

  test('[W-3.1-swamp-combat] in a swamp every attacker has −1, whatever its type', () => {
    expect(taken(assault('swamp'))).toEqual([-1, -1, -1, -1])
  })

  test('[W-3.1-desert] a desert changes no unit’s CF and allows pursuit', () => {
    expect(taken(assault('desert'))).toEqual([0, 0, 0, 0])
    expect(happened(rout('desert'), 'pursuit-began')).toHaveLength(1)
  })

  test('[W-3.1-urban-combat] in a town attacking C units and bombers have −1', () => {
    expect(taken(assault('urban'))).toEqual([0, -1, 0, -1])
  })

  test.each(['forest', 'hills', 'mountain', 'swamp', 'urban'] as const)(
    '[W-12.1.1-terrain] %s does not touch the defenders',
    terrain => {
      const b = assault(terrain)
      expect([changeOf(b, 'Line'), changeOf(b, 'Lancers')]).toEqual([0, 0])
    },
  )

  test("[W-12.1.1-terrain][W-12.1.1-cumulative] the ground is added to the side's other modifiers", () => {
    const b = play({
      terrain: 'swamp',
      attacker: ['Foot 3/2', 'Horse 3/2 C'],
      defender: ['Line 3/2'],
      rest: 9,
    })
    expect(modifiers(b)[0]).toEqual([1, 0])
    expect([changeOf(b, 'Foot'), changeOf(b, 'Horse')]).toEqual([0, 0])
  })

  test('[W-12.1.1-terrain] the ground counts in both rounds', () => {
    const b = play({ terrain: 'swamp', attacker: ['Foot 3/2'], defender: ['Line 3/2'], rest: 9 })
    expect(happened(b, 'fired').map(({ side, change }) => [side, change])).toEqual([
      [0, -1],
      [1, 0],
      [0, -1],
      [1, 0],
    ])
  })

  test('[W-12.1.1-terrain] a unit’s own parts name the rule of the ground', () => {
    const parts = (terrain: Ground, side: 0 | 1): unknown => {
      const s = scenarioOf({ terrain, attacker: ['Horse 3/2 C'], defender: ['Lancers 3/2 C'] })
      return ownParts(s, s.setup.battle, s.setup, side, side)
    }
    const part = (terrain: Ground): unknown => [
      { rule: `W-3.1-${terrain}-combat`, what: `terrain:${terrain}`, change: -1 },
    ]
    for (const terrain of ['forest', 'hills', 'mountain', 'swamp', 'urban'] as const) {
      expect(parts(terrain, 0)).toEqual(part(terrain))
      expect(parts(terrain, 1)).toEqual([])
    }
  })
})

describe('ground and water together', () => {
  const uphill = (options: Field['options']): Played =>
    play({
      terrain: 'hills',
      crossing: 'major-river',
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2'],
      rest: 9,
      ...(options && { options }),
    })
  const changes = (b: Played): number[] => happened(b, 'fired').map(({ change }) => change)

  test('[W-3-modifier-scope] ground hampers the attacker and a river helps the defender, both at once', () => {
    expect(changes(uphill({}))).toEqual([-1, 2, -1, 0])
  })

  test('[W-3-modifier-scope] if a scenario says that they do not add up, the river counts first, then the ground', () => {
    expect(changes(uphill({ terrain_effects: 'highest' }))).toEqual([0, 2, -1, 0])
  })

  test('[W-3-modifier-scope] with no river the ground always counts', () => {
    const b = play({
      terrain: 'hills',
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2'],
      rest: 9,
      options: { terrain_effects: 'highest' },
    })
    expect(changes(b)).toEqual([-1, 0, -1, 0])
  })
})

describe('terrain and pursuit', () => {
  test('[W-3.1-clear] clear ground allows pursuit', () => {
    expect(shots(rout('clear'))).toEqual(['Horse 9 miss', 'Scouts 0 panic', 'Lancers 9 miss', 'Horse 9 miss'])
  })

  test('[W-3.1-hills] hills allow pursuit', () => {
    expect(happened(rout('hills'), 'pursuit-began')).toHaveLength(1)
  })

  test.each([
    ['W-3.1-forest-pursuit', 'forest'],
    ['W-3.1-mountain-pursuit', 'mountain'],
    ['W-3.1-swamp-pursuit', 'swamp'],
    ['W-3.1-urban-pursuit', 'urban'],
  ] as const)('[%s] there is no pursuit in %s', (_rule, terrain) => {
    const b = rout(terrain)
    expect(b.report.routed).toBe('defender')
    expect(happened(b, 'pursuit-began')).toEqual([])
    expect(shots(b)).toHaveLength(3)
  })
})

describe('rivers', () => {
  const across = (crossing: 'minor-river' | 'major-river', more: Partial<Field> = {}): Played =>
    play({ crossing, attacker: ['Foot 3/2'], defender: ['Line 3/2'], rest: 9, ...more })

  test('[W-3.1-river-minor-combat] across a minor river defenders have +1 in round 1 only', () => {
    const b = across('minor-river')
    expect(modifiers(b)).toEqual([
      [0, 1],
      [0, 0],
    ])
    expect(happened(b, 'modifiers-set')[0]?.because[1]).toEqual([
      { rule: 'W-3.1-river-minor-combat', what: 'river', change: 1 },
    ])
  })

  test('[W-3.1-river-major-combat] across a major river defenders have +2 in round 1 only', () => {
    const b = across('major-river')
    expect(modifiers(b)).toEqual([
      [0, 2],
      [0, 0],
    ])
    expect(happened(b, 'modifiers-set')[0]?.because[1]).toEqual([
      { rule: 'W-3.1-river-major-combat', what: 'river', change: 2 },
    ])
  })

  test('[W-3.1-clear] without a river nothing is listed', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], rest: 9 })
    expect(happened(b, 'modifiers-set')[0]?.because).toEqual([[], []])
  })

  test('[W-3.1-bridge][G-06] over a bridge neither river counts', () => {
    const bridged = { edition: 'B', bridge: true } as const
    expect(modifiers(across('minor-river', bridged))[0]).toEqual([0, 0])
    expect(modifiers(across('major-river', bridged))[0]).toEqual([0, 0])
  })

  test.each([
    ['combat', 0],
    ['movement', 2],
    ['nothing', 2],
  ] as const)('[G-06] if bridges cancel %s, defenders have +%i', (bridge_cancels, bonus) => {
    const b = across('major-river', { edition: 'B', bridge: true, options: { bridge_cancels } })
    expect(modifiers(b)[0]).toEqual([0, bonus])
  })

  test('[W-3.1-bridge] the older edition has no bridges, and a file with one is refused', () => {
    const field: Field = {
      crossing: 'minor-river',
      bridge: true,
      attacker: ['Foot 3/2'],
      defender: ['Line 3/2'],
    }
    expect(checkBattle(fileOf(field, 'A'))).toEqual([
      { path: ['bridge'], message: 'edition A has no bridges', rule: 'W-3.1-bridge' },
    ])
    expect(checkBattle(fileOf(field, 'B'))).toEqual([])
  })

  test('[G-73] the bonus holds as soon as one attacker crossed without a bridge', () => {
    const mixed = (options: Field['options']): Played =>
      play({
        attacker: ['Foot 3/2', 'Horse 3/2', 'Scouts 3/2'],
        defender: ['Line 3/2'],
        rest: 9,
        ...(options && { options }),
        arrange: p => {
          p.battle.river = ['none', 'major-river', 'minor-river']
          p.battle.bridged = [0, 0, 0]
        },
      })
    expect(modifiers(mixed({}))[0]).toEqual([0, 2])
    expect(modifiers(mixed({ defender_bonus_if_mixed: false }))[0]).toEqual([0, 0])
  })

  test('[G-73] if all crossed, a bonus that all must give is the lowest', () => {
    const b = play({
      attacker: ['Foot 3/2', 'Horse 3/2'],
      defender: ['Line 3/2'],
      rest: 9,
      options: { defender_bonus_if_mixed: false },
      arrange: p => {
        p.battle.river = ['major-river', 'minor-river']
      },
    })
    expect(modifiers(b)[0]).toEqual([0, 1])
  })

  test('[G-73] a bridge serves only the units that use it', () => {
    const b = play({
      edition: 'B',
      crossing: 'minor-river',
      attacker: ['Foot 3/2', 'Horse 3/2'],
      defender: ['Line 3/2'],
      rest: 9,
      arrange: p => {
        p.battle.bridged = [1, 0]
      },
    })
    expect(modifiers(b)[0]).toEqual([0, 1])
  })
})
