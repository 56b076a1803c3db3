import { begin, loaded, pending } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, modifiers, play, scenarioOf } from '../testing/field.ts'
import { mayAttack, overcommand } from './commanders.ts'
import type { Leader } from '../counters.ts'
import { start } from '../testing/field.ts'
import { WAW } from '../index.ts'

const LINE = ['Line 3/2']

const led = (leaders: string[], more: Partial<Field> = {}): Played =>
  play({ attacker: [...leaders, 'Foot 3/2'], defender: LINE, rest: 5, ...more })

const commander = (b: Played): string | undefined => {
  const [e] = happened(b, 'commander-named')
  return e && b.s.leaders[b.p.face[e.slot] as number]?.name
}

const army = (size: number): string[] => Array.from({ length: size }, (_, i) => `Foot${i} 3/2`)

describe('who commands', () => {
  test('[W-5-rank][W-5.1-monarch] a monarch commands before three stars', () => {
    expect(commander(led(['Lee 3* 1/1 (A)', 'King crown 0/0']))).toBe('King')
  })

  test('[W-5-rank][W-5.1-rank-order][W-12.1-cinc] then three stars before two, and two before one', () => {
    expect(commander(led(['Hood 1* 0/0 (A)', 'Lee 3* 0/0 (Z)', 'Polk 2* 0/0']))).toBe('Lee')
    expect(commander(led(['Hood 1* 0/0 (A)', 'Polk 2* 0/0']))).toBe('Polk')
  })

  test('[W-5.1-tie][W-5-hierarchy] among equals the earlier letter commands', () => {
    expect(commander(led(['Polk 2* 0/0 (B)', 'Bragg 2* 0/0 (A)', 'Hardee 2* 0/0 (C)']))).toBe('Bragg')
    expect(commander(led(['Polk 2* 0/0', 'Bragg 2* 0/0 (Z)']))).toBe('Bragg')
  })

  test('[G-14][W-5-hierarchy][W-12.1-cinc] equals without letters: the owner names one', () => {
    const field: Field = {
      attacker: ['Grant 3* 0/0', 'Foot 3/2'],
      defender: ['Polk 2* 0/0', 'Hood 1* 2/2', 'Bragg 2* 1/1', ...LINE],
      choices: ['Bragg'],
      rest: 5,
    }
    const b = play(field)
    expect(b.asked).toEqual([
      {
        player: 'defender',
        kind: 'commander',
        rule: 'W-12.1-cinc',
        options: ['Polk', 'Bragg'],
        answer: 'Bragg',
      },
    ])
    expect(b.report.leaders).toHaveProperty('Bragg')
    expect(play({ ...field, choices: ['Polk'] }).report.leaders).toHaveProperty('Polk')
  })

  test('[W-5.1-aerial] a leader of the air does not command on land', () => {
    for (const type of ['Air', 'F', 'B', 'FB'])
      expect(commander(led([`Ace 3* 2/2 ${type}`, 'Hood 1* 0/0']))).toBe('Hood')
  })

  test('[W-5.1-naval] nor does an admiral', () => {
    const b = led(['Farragut 3* 2/2 N'])
    expect(commander(b)).toBeUndefined()
    expect(b.report.amv.attacker).toBe(2)
  })

  test('[W-5.1-multi-domain] unless the scenario lets the leader command land units too', () => {
    expect(commander(led(['Farragut 3* 2/2 N of:naval,land', 'Hood 1* 0/0']))).toBe('Farragut')
    expect(commander(led(['Lee 3* 2/2 of:naval', 'Hood 1* 0/0']))).toBe('Hood')
  })

  test('[W-5.3-removal][W-12.1-cinc] a leader who is out of play commands nothing', () => {
    const arrange: Field['arrange'] = p => {
      p.fate = [1, 2, 0]
    }
    expect(commander(led(['Lee 3* 0/0', 'Polk 2* 0/0', 'Hood 1* 0/0'], { arrange }))).toBe('Hood')
  })

  test('[G-76] however many leaders a side has, its units fight as one stack under one of them', () => {
    const b = play({
      attacker: ['Lee 3* 0/1', 'Foot 3/2', 'Hood 1* 0/3', 'Horse 3/1', 'Polk 2* 0/2', 'Scouts 3/3'],
      defender: LINE,
      dice: [9, 9, 9, 0],
      rest: 9,
      choices: ['Scouts'],
    })
    expect(b.report.amv.attacker).toBe(3)
    expect(happened(b, 'morale-determined').map(({ units }) => units)).toEqual([3, 1])
    expect(happened(b, 'commander-named').map(({ slot }) => slot)).toEqual([0])
    expect(happened(b, 'morale-checked')[0]?.morale[0]).toBe(2)
    expect(b.report.eliminated).toEqual(['Scouts'])
  })
})

describe('what a commander is worth', () => {
  test("[W-5-stats] a commander's CF can be above, at or below zero", () => {
    const change = (cf: number): number | undefined => modifiers(led([`Lee 3* ${cf}/0`]))[0]?.[0]
    expect([change(2), change(0), change(-1)]).toEqual([2, 0, 0])
    expect(modifiers(led(['Lee 3* -1/0']))[0]).toEqual([0, 1])
  })

  test("[W-12.1-cinc-mandatory] a commander's values count even if a subordinate’s are better", () => {
    const b = led(['Lee 3* -2/-1', 'Hood 1* 3/3'])
    expect(b.report.amv.attacker).toBe(1)
    expect(modifiers(b)[0]).toEqual([-1, 2])
  })

  test("[W-5.3-morale-role][W-12.1-amv] a commander's MF is added to the average of the units", () => {
    expect(led(['Lee 3* 0/2']).report.amv.attacker).toBe(4)
    expect(led(['Lee 3* 0/-3']).report.amv.attacker).toBe(-1)
  })

  test('[W-12.1-no-leader][G-14] without a leader CF and MF are 0', () => {
    const b = play({ attacker: ['Lee 3* 1/1', 'Foot 3/2'], defender: LINE, rest: 5 })
    expect(b.report.amv).toEqual({ attacker: 3, defender: 2 })
    expect(modifiers(b)[0]).toEqual([1, -1])
  })

  test('[G-14] or, by option, whatever the scenario sets for both', () => {
    const b = play({
      attacker: ['Lee 3* 1/1', 'Foot 3/2'],
      defender: LINE,
      rest: 5,
      options: { leaderless: -1 },
    })
    expect(b.report.amv).toEqual({ attacker: 3, defender: 1 })
    expect(modifiers(b)[0]).toEqual([2, -2])
  })

  test('[W-5.3-removal] battle can take a leader out of play, dead or injured', () => {
    const after = (second: number): unknown =>
      play({ attacker: ['Hood 1* 0/0', 'Foot 3/2'], defender: LINE, dice: [9, 9, 9, 9, 8, second] }).report
        .leaders
    expect(after(4)).toEqual({ Hood: 'injured' })
    expect(after(5)).toEqual({ Hood: 'killed' })
  })
})

describe('how many units a leader can lead', () => {
  /** AMV and modifier show the loss from MF 2 and CF 2. */
  const loss = (rank: string, size: number, options: Field['options'] = {}): number[] => {
    const b = play({
      attacker: [`Lee ${rank} 2/2`, ...army(size)],
      defender: ['Jackson 3* 0/0', ...LINE],
      rest: 5,
      options,
    })
    return [4 - b.report.amv.attacker, 2 - (modifiers(b)[0]?.[0] ?? 0)]
  }

  test('[W-5.2-cap-1star][W-5.2-penalty] one star leads 5 units freely, and 6 at −1 to both values', () => {
    expect([loss('1*', 5), loss('1*', 6)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('[W-5.2-cap-2star][W-5.2-penalty] two stars lead 10 units freely, and 11 at −1', () => {
    expect([loss('2*', 10), loss('2*', 11)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('[W-5.2-cap-3star] three stars and monarchs lead any number freely', () => {
    expect([loss('3*', 30), loss('crown', 30)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test("[W-5.2-penalty] support units do not count towards a leader's limit", () => {
    const b = play({ attacker: ['Lee 1* 0/1', ...army(5), 'Guns A', 'Train L'], defender: LINE, rest: 5 })
    expect(b.report.amv.attacker).toBe(3)
  })

  test('[W-5.2-penalty-extra][G-13] each full 5 in excess cost 1 more', () => {
    expect([9, 10, 14, 15].map(size => loss('1*', size)[0])).toEqual([1, 2, 2, 3])
    expect(loss('1*', 10)).toEqual([2, 2])
  })

  test('[G-13] by option the excess is divided by 5 and rounded up', () => {
    const options = { overcommand: 'ceil(excess/5)' } as const
    expect([5, 6, 10, 11, 15, 16].map(size => loss('1*', size, options)[0])).toEqual([0, 1, 1, 2, 2, 3])
  })

  test('[W-5.2-penalty] a leader at or below the limit loses nothing', () => {
    const s = scenarioOf({ attacker: ['Hood 1* 0/0', 'Foot 3/2'], defender: LINE })
    const hood = s.leaders[0] as Leader
    expect([1, 4, 5].map(units => overcommand(s, hood, units))).toEqual([0, 0, 0])
  })

  test('[G-18] the penalty stays when units fall, unless everything is worked out again', () => {
    const fallen = (options: Field['options']): (readonly number[])[] =>
      modifiers(
        play({
          attacker: ['Lee 1* 1/0', ...army(6)],
          defender: ['Jackson 3* 0/-1', 'Line 3/2'],
          dice: [9, 9, 9, 9, 9, 9, 2],
          rest: 5,
          options: options ?? {},
        }),
      )
    expect(fallen({})).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(fallen({ recalc_each_round: true })).toEqual([
      [0, 0],
      [1, -1],
    ])
  })
})

describe('leaders and the right to attack', () => {
  const may = (edition: 'A' | 'B', attacker: string[], leaders: number): boolean => {
    const s = scenarioOf({ attacker, defender: LINE }, edition)
    return mayAttack(s, s.setup.battle.forces[0] ?? [], leaders)
  }

  test('[W-5.3-land-attack] in the older edition land units attack only with a leader', () => {
    expect([may('A', ['Foot 3/2'], 1), may('A', ['Foot 3/2'], 0)]).toEqual([true, false])
    expect(may('A', ['Marines 3/2 marine', 'Eagles 3/2 P'], 0)).toBe(false)
  })

  test('[W-5.3-land-attack-except][W-A1-para-leader] in the revised edition paras and marines need none', () => {
    expect(may('B', ['Marines 3/2 marine', 'Eagles 3/2 para', 'Falcons 3/2 P'], 0)).toBe(true)
    expect(may('B', ['Foot 3/2'], 0)).toBe(false)
    expect(may('B', ['Marines 3/2 marine', 'Foot 3/2'], 0)).toBe(false)
    expect(may('B', ['Marines 3/2 marine', 'Foot 3/2'], 1)).toBe(true)
  })

  test('[W-5.3-naval-air-free] ships and aircraft need no leader in either edition', () => {
    expect([may('A', ['Frigate 3/2 N', 'Bombers 3/2 B'], 0), may('B', ['Frigate 3/2 N'], 0)]).toEqual([
      true,
      true,
    ])
    expect(may('B', ['Frigate 3/2 N', 'Foot 3/2'], 0)).toBe(false)
  })

  test('[W-5.3-land-attack] without a leader a side may still defend', () => {
    expect(play({ attacker: ['Lee 3* 0/0', 'Foot 3/2'], defender: LINE, rest: 5 }).report.winner).toBe(
      'defender',
    )
  })

  test('[W-12-trigger] stacks that meet must fight: players are not asked', () => {
    const g = start({ attacker: ['Foot 3/2'], defender: LINE, dice: [9, 9, 9, 9] })
    expect(pending(g)).toEqual([])
    expect(g.log?.at(-1)?.is).toBe('battle-ended')
    expect(() => begin(WAW, g.s, { dice: loaded([]) })).toThrow('more are needed')
  })
})
