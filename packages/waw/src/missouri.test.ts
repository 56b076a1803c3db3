import { describe, expect, test } from 'vitest'
import type { Field, Played } from './testing/field.ts'
import { happened, losers, panickers, play, shots, stepsLeft, unitNames } from './testing/field.ts'

/** Missouri 1861, the worked example: the Union attacks across a minor river. */
const MISSOURI: Field = {
  crossing: 'minor-river',
  attacker: [
    'Fremont 3* 0/0',
    'Sturgis 1* 1/1',
    '1st US Infantry 3/2',
    '2nd US Infantry 3/2',
    '2nd Kansas Infantry 2/1',
    '1st US Cavalry 1/2 C',
    'Fremont Body Guard 1/2 C',
    '1st Indiana Cavalry 1/2 C',
  ],
  defender: [
    'Jackson 3* 0/1',
    '1st Missouri State Guard 2>1/1',
    '2nd Missouri State Guard 2>1/1',
    '3rd Louisiana Infantry 3/2',
    'Creeks 1/1 C sk',
    'State Guard Battery A',
  ],
  dice: [7, 2, 9, 4, 1, 5, 1, 8, 6, 1, 7, 2, 1, 1, 6, 8, 4, 2, 3, 4, 8, 4],
  choices: [
    'Creeks',
    '1st Indiana Cavalry',
    '1st Missouri State Guard',
    '1st Missouri State Guard',
    '1st Missouri State Guard',
    '2nd Missouri State Guard',
  ],
}

describe.each(['A', 'B'] as const)('the worked example in edition %s', edition => {
  const fought = (): Played => play({ ...MISSOURI, edition })

  test('[W-12.1-cinc][W-12.1-cinc-mandatory] three stars command over one, despite worse values', () => {
    const b = fought()
    const named = happened(b, 'commander-named').map(({ slot }) => b.s.leaders[slot]?.name)
    expect(named).toEqual(['Fremont', 'Jackson'])
  })

  test('[W-12.1-bmv][W-12.1-amv][W-12.1-amv-round] 11/6 and Fremont make 2, 5/4 and Jackson make 2', () => {
    const b = fought()
    expect(happened(b, 'morale-determined')).toEqual([
      { is: 'morale-determined', side: 0, total: 11, units: 6, leader: 0, amv: 2 },
      { is: 'morale-determined', side: 1, total: 5, units: 4, leader: 1, amv: 2 },
    ])
    expect(b.report.amv).toEqual({ attacker: 2, defender: 2 })
  })

  test('[W-12.1-modifiers][W-12.1.1-cav-ratio][W-12.1.1-leader-morale][W-12.1.1-art-none] +2 −1 −1 against +1', () => {
    const b = fought()
    expect(happened(b, 'modifiers-set')[0]).toEqual({
      is: 'modifiers-set',
      round: 1,
      because: [
        [
          { rule: 'W-12.1.1-leader-morale', what: 'leader-morale', change: -1 },
          { rule: 'W-12.1.1-cav-ratio', what: 'cavalry', change: 2 },
          { rule: 'W-12.1.1-art-none', what: 'artillery', change: -1 },
        ],
        [{ rule: 'W-3.1-river-minor-combat', what: 'river', change: 1 }],
      ],
      modifier: [0, 1],
    })
  })

  test('[W-12.1.1-fixed][G-18] in round 2 the river no longer counts, and all else stays', () => {
    const b = fought()
    expect(b.report.rounds.map(round => round.modifiers)).toEqual([
      { attacker: 0, defender: 1 },
      { attacker: 0, defender: 0 },
    ])
    expect(happened(b, 'modifiers-set')[1]?.because).toEqual([
      happened(b, 'modifiers-set')[0]?.because[0],
      [],
    ])
  })

  test('[W-12.1-fire][W-12.1-fire-panic][W-12.1-fire-miss][W-12.1-skirmisher][G-20] die by die', () => {
    const b = fought()
    expect(shots(b)).toEqual([
      '1st US Infantry 7 miss',
      '2nd US Infantry 2 hit',
      '2nd Kansas Infantry 9 miss',
      '1st US Cavalry 4 miss',
      'Fremont Body Guard 1 panic',
      '1st Indiana Cavalry 5 miss',
      '1st Missouri State Guard 1 hit',
      '2nd Missouri State Guard 8 miss',
      '3rd Louisiana Infantry 6 miss',
      'Creeks 1 panic',
      '1st US Infantry 7 miss',
      '2nd US Infantry 2 hit',
      '1st US Cavalry 1 panic',
      'Fremont Body Guard 1 panic',
      '1st Missouri State Guard 6 miss',
      '2nd Missouri State Guard 8 miss',
      '3rd Louisiana Infantry 4 miss',
      '1st US Cavalry 2 hit',
      'Fremont Body Guard 3 hit',
    ])
  })

  test('[W-12.1-simultaneous] all ten of round 1 fire before any losses', () => {
    const b = fought()
    const kinds = b.events.map(e => e.is)
    const first = kinds.indexOf('panicked')
    expect(kinds.slice(0, first).filter(kind => kind === 'fired')).toHaveLength(10)
    expect(kinds.slice(kinds.indexOf('fired'), first).every(kind => kind === 'fired')).toBe(true)
  })

  test('[W-12.1-panic-target][W-12.1-loss-order][W-12.1-loss-choice][G-25] panics first, then hits', () => {
    const b = fought()
    expect(panickers(b)).toEqual([
      '2nd Kansas Infantry',
      'Creeks',
      '1st Missouri State Guard',
      '2nd Missouri State Guard',
    ])
    expect(losers(b).slice(0, 3)).toEqual([
      '1st Indiana Cavalry',
      '1st Missouri State Guard',
      '3rd Louisiana Infantry',
    ])
    expect(b.asked.map(({ player, kind, options }) => [player, kind, options.length])).toEqual([
      ['defender', 'panic', 3],
      ['attacker', 'hit', 5],
      ['defender', 'hit', 3],
      ['defender', 'panic', 2],
      ['defender', 'pursuit-hit', 3],
      ['defender', 'pursuit-hit', 2],
    ])
  })

  test('[W-12.1-morale-loss][W-12.1-morale-reduced][W-12.1-demoralized] 0 and 1, then 0 and −2', () => {
    const b = fought()
    expect(b.report.rounds.map(round => round.morale)).toEqual([
      { attacker: 0, defender: 1 },
      { attacker: 0, defender: -2 },
    ])
  })

  test('[W-12.2-auto][W-12.1-demoralized-loses][G-29] only panicked units left: routed without a die', () => {
    const b = fought()
    expect(happened(b, 'rout-tested')).toEqual([{ is: 'rout-tested', side: 1, die: null, routed: true }])
    expect(b.report).toMatchObject({ winner: 'attacker', routed: 'defender', how: 'rout' })
  })

  test('[W-12.2-su-loss][W-6-round-up] half of one battery is one', () => {
    const b = fought()
    expect(b.report.supportLost).toEqual(['State Guard Battery'])
  })

  test('[W-12.3-pursuit][W-12.3-mod-panic][W-12.3-alloc] two cavalry at +3 hit, and panicked units take it', () => {
    const b = fought()
    expect(happened(b, 'pursuit-began')).toEqual([
      {
        is: 'pursuit-began',
        side: 0,
        units: [3, 4],
        because: [{ rule: 'W-12.3-mod-panic', what: 'panicked', change: 3 }],
      },
    ])
    const chased = happened(b, 'step-lost').filter(e => e.inPursuit)
    expect(
      unitNames(
        b,
        chased.map(e => e.unit),
      ),
    ).toEqual(['1st Missouri State Guard', '2nd Missouri State Guard'])
  })

  test('[W-12.5-defender-path] the beaten defenders retreat towards their supply', () => {
    const b = fought()
    expect(happened(b, 'retreated')).toMatchObject([
      { side: 1, to: 2, towards: 'supply', rule: `W-12.5-evacuate-${edition}` },
    ])
  })

  test('[W-12.4-who][W-12.4-cumulative][W-12.4-second-die][G-32][G-33] Fremont is safe, Jackson injured', () => {
    const b = fought()
    expect(happened(b, 'leader-tested')).toEqual([
      {
        is: 'leader-tested',
        side: 0,
        slot: 0,
        die: 4,
        because: [{ rule: 'W-12.4-mod-rank', what: 'rank', change: -1 }],
        second: null,
        fate: 0,
      },
      {
        is: 'leader-tested',
        side: 1,
        slot: 2,
        die: 8,
        because: [
          { rule: 'W-12.4-mod-lost', what: 'lost', change: 1 },
          { rule: 'W-12.4-mod-routed', what: 'routed', change: 1 },
          { rule: 'W-12.4-mod-rank', what: 'rank', change: -1 },
        ],
        second: 4,
        fate: 1,
      },
    ])
    expect(b.report.leaders).toEqual({ Fremont: 'ok', Jackson: 'injured' })
  })

  test('[W-14-hits][W-14-battle][W-14-mirror][G-34][G-35] five losses against two: one point each way', () => {
    const b = fought()
    expect(happened(b, 'points-scored')).toEqual([
      {
        is: 'points-scored',
        losses: [2, 5],
        because: [[{ rule: 'W-14-hits', what: 'losses', change: 1 }], []],
        change: [1, -1],
      },
    ])
    expect(b.report.vp).toEqual({ attacker: 1, defender: -1 })
    expect(b.p.points).toEqual([1, 0])
  })

  test('[X-02] the Creeks live, and the 2nd Missouri is reduced', () => {
    const b = fought()
    expect(b.report.eliminated).toEqual([
      '1st Indiana Cavalry',
      '1st Missouri State Guard',
      '3rd Louisiana Infantry',
    ])
    expect(b.report.reduced).toEqual(['2nd Missouri State Guard'])
    expect(stepsLeft(b, 'Creeks')).toBe(1)
  })

  test('[W-12-steps][W-2-d10] the steps come in order, and take 22 dice', () => {
    const b = fought()
    const kinds = b.events.map(e => e.is)
    const told = kinds.filter((kind, i) => kind !== kinds[i - 1])
    expect(told).toEqual([
      'commander-named',
      'morale-determined',
      'round-began',
      'modifiers-set',
      'fired',
      'panicked',
      'step-lost',
      'morale-checked',
      'round-began',
      'modifiers-set',
      'fired',
      'panicked',
      'step-lost',
      'morale-checked',
      'rout-tested',
      'battle-decided',
      'support-lost',
      'pursuit-began',
      'fired',
      'step-lost',
      'retreated',
      'leader-tested',
      'points-scored',
      'battle-ended',
    ])
    expect(b.report.diceUsed).toBe(22)
  })
})
