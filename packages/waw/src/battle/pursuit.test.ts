import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, losers, play, shots, unitNames } from '../testing/field.ts'

/** A skirmisher panics the lone Line, which routs at once; then come the dice of the pursuit. */
const chase = (pursuers: string[], dice: number[], more: Partial<Field> = {}): Played => {
  const missed = pursuers.filter(counter => counter.includes('/') && !counter.includes('*')).map(() => 9)
  return play({
    attacker: [...pursuers, 'Scouts 5/2 sk'],
    defender: ['Line 3>2/0'],
    dice: [...missed, 0, 9, ...dice],
    ...more,
  })
}

const pursuit = (b: Played): string[] => shots(b).slice(happened(b, 'fired').length - pursuerCount(b))
const pursuerCount = (b: Played): number => happened(b, 'pursuit-began').flatMap(e => e.units).length

describe('pursuers', () => {
  test('[W-12.3-pursuit] after a rout the victor’s C units fight one round alone', () => {
    const b = chase(['Horse 3/2 C', 'Foot 3/2', 'Hussars 2/2 C'], [9, 9])
    expect(pursuit(b)).toEqual(['Horse 9 miss', 'Hussars 9 miss'])
    expect(happened(b, 'pursuit-began')).toMatchObject([{ side: 0, units: [0, 2] }])
  })

  test('[W-12.3-pursuit] without C units there is no pursuit', () => {
    const b = chase(['Foot 3/2'], [])
    expect(b.report.routed).toBe('defender')
    expect(happened(b, 'pursuit-began')).toEqual([])
  })

  test('[G-65][W-12.3-pursuit] the panicked and the dead do not pursue', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Hussars 3/1 C', 'Uhlans 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Line 3/1', 'Reserve 3/1'],
      dice: [9, 9, 9, 0, 3, 0, 9, 0, 9, 9],
      choices: ['Line', 'Horse'],
    })
    expect(
      unitNames(
        b,
        happened(b, 'pursuit-began').flatMap(e => e.units),
      ),
    ).toEqual(['Uhlans'])
  })

  test('[W-12.1.1-heavy-pursuit] a Heavy unit that is not C does not pursue, a Heavy C does', () => {
    const b = chase(['Knights 3/2 C heavy', 'Elephants 3/2 heavy'], [9])
    expect(pursuit(b)).toEqual(['Knights 9 miss'])
  })

  test('[G-65] a victorious defender pursues too', () => {
    const b = play({
      attacker: ['Foot 3>2/0'],
      defender: ['Lancers 3/2 C', 'Scouts 5/2 sk'],
      dice: [9, 9, 0, 0],
    })
    expect(b.report).toMatchObject({ winner: 'defender', routed: 'attacker', reduced: ['Foot'] })
    expect(happened(b, 'pursuit-began')).toMatchObject([{ side: 1, units: [1] }])
  })

  test('[W-12.3-pursuit] an enemy who retreats in order is not pursued', () => {
    const b = play({ attacker: ['Horse 3/2 C'], defender: ['Line 3>2/2'], dice: [0, 9, 9, 9] })
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'hits' })
    expect(happened(b, 'pursuit-began')).toEqual([])
  })
})

describe('modifiers of pursuers', () => {
  const change = (b: Played): number | undefined => happened(b, 'fired').at(-1)?.change

  test('[W-12.3-mod-panic] +1 for each enemy unit in panic when it starts', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk', 'Rangers 5/2 sk'],
      defender: ['Line 3/0', 'Reserve 3/0'],
      dice: [9, 0, 0, 9, 9, 4],
    })
    expect(happened(b, 'pursuit-began')[0]?.because).toEqual([
      { rule: 'W-12.3-mod-panic', what: 'panicked', change: 2 },
    ])
    expect(shots(b).at(-1)).toBe('Horse 4 hit')
  })

  test('[W-12.3-mod-panic] the dead are no longer in panic', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Foot 5/2', 'Scouts 5/2 sk', 'Rangers 5/2 sk'],
      defender: ['Line 3/0', 'Reserve 3/0'],
      dice: [9, 0, 0, 0, 9, 9, 9],
    })
    expect(change(b)).toBe(1)
  })

  test('[W-12.3-mod-leader] the CF of a C leader is added', () => {
    const b = chase(['Stuart 3* 2/0 C', 'Horse 3/2 C'], [9, 5])
    expect(happened(b, 'pursuit-began')[0]?.because).toEqual([
      { rule: 'W-12.3-mod-panic', what: 'panicked', change: 1 },
      { rule: 'W-12.3-mod-leader', what: 'cavalry-leader', change: 2 },
    ])
    expect(change(b)).toBe(3)
    expect(change(chase(['Stuart 3* -1/0 C', 'Horse 3/2 C'], [9, 5]))).toBe(0)
  })

  test('[W-12.3-mod-leader] that of another leader, or of a C leader who does not command, is not', () => {
    expect(change(chase(['Lee 3* 2/0', 'Horse 3/2 C'], [9, 5]))).toBe(1)
    expect(change(chase(['Lee 3* 2/0', 'Stuart 2* 3/0 C', 'Horse 3/2 C'], [9, 5]))).toBe(1)
  })

  test('[W-12.3-mod-leader][W-5.2-penalty] a C leader of too many adds the reduced CF', () => {
    const foot = ['A 3/2', 'B 3/2', 'D 3/2', 'E 3/2']
    expect(change(chase(['Stuart 1* 2/0 C', ...foot, 'Horse 3/2 C'], [9, 5]))).toBe(2)
  })

  test('[G-65] no other modifier of the battle counts', () => {
    const b = chase(['Lee 3* 4/0', 'Horse 3/2 C'], [9, 5], {
      terrain: 'hills',
      cards: { attacker: { Charge: [{ do: 'modifier', side: 'own', change: 3, rounds: 'rest' }] } },
      choices: ['Charge'],
    })
    expect(change(b)).toBe(1)
  })

  test('[G-65] by option the battle’s modifier and the ground count too', () => {
    const b = chase(['Lee 3* 4/0', 'Horse 3/2 C'], [9, 5], {
      terrain: 'hills',
      options: { pursuit_uses_battle_mods: true },
    })
    expect(happened(b, 'pursuit-began')[0]?.because).toEqual([
      { rule: 'W-12.3-mod-panic', what: 'panicked', change: 1 },
      { rule: 'G-65', what: 'battle-modifier', change: 5 },
    ])
    expect(change(b)).toBe(5)
  })

  test('[G-65][W-12.1.1-cap] by option they count up to the cap of them all', () => {
    const capped = (bonus: number): number | undefined =>
      change(
        chase(['Lee 3* 4/0', 'Horse 3/2 C'], [9, 5], {
          terrain: 'hills',
          cap: { bonus },
          options: { pursuit_uses_battle_mods: true },
        }),
      )
    expect([capped(5), capped(4), capped(3)]).toEqual([5, 5, 4])
  })

  test('[G-65] by option supremacy still counts once', () => {
    const b = chase(['Horse 3/2 C'], [9], { supremacy: [2, 0], options: { pursuit_uses_battle_mods: true } })
    expect(change(b)).toBe(4)
  })

  test('[G-64][W-A6-supremacy] supremacy counts in pursuit as in every fire', () => {
    const b = chase(['Horse 3/2 C'], [9], { supremacy: [2, 1] })
    expect(happened(b, 'pursuit-began')[0]?.because).toEqual([
      { rule: 'W-12.3-mod-panic', what: 'panicked', change: 1 },
      { rule: 'W-A6-supremacy', what: 'supremacy', change: 2 },
    ])
    expect(change(b)).toBe(3)
  })

  test('[G-64] by option it counts only in the rounds', () => {
    const b = chase(['Horse 3/2 C'], [9], { supremacy: [2, 0], options: { supremacy_scope: 'battle' } })
    expect(happened(b, 'fired').map(e => e.change)).toEqual([3, 3, 0, 1])
  })

  test('[G-64] it does not change rout and leader tests', () => {
    const b = play({
      attacker: ['Lee 1* 0/0', 'Foot 5/0', 'Horse 5/0', 'Third 5/0'],
      defender: ['Line 5/9'],
      supremacy: [3, 3],
      dice: [9, 9, 9, 0, 5, 6],
    })
    expect(b.report).toMatchObject({ routed: 'attacker', leaders: { Lee: 'ok' } })
  })

  test('[W-13.4-combat][G-65] a pursuer out of supply has −1 CF, a reduced one the CF of its back', () => {
    const b = play({
      attacker: ['Foot 3>2/0'],
      defender: ['Hungry 3/2 C unsupplied', 'Lancers 4>2/2 C reduced', 'Scouts 5/2 sk'],
      dice: [9, 9, 9, 0, 9, 9],
    })
    expect(
      happened(b, 'fired')
        .slice(-2)
        .map(({ cf }) => cf),
    ).toEqual([2, 2])
  })
})

describe('how it ends', () => {
  test('[W-12.3-panic-hit] in pursuit a roll equal to the CF is a hit', () => {
    const b = chase(['Horse 3/2 C'], [4])
    expect(shots(b).at(-1)).toBe('Horse 4 hit')
    expect(b.report.reduced).toEqual(['Line'])
  })

  test('[G-65][W-12.3-panic-hit] and so is a Skirmisher’s', () => {
    const b = chase(['Cossacks 3/2 C sk'], [3])
    expect(shots(b).at(-1)).toBe('Cossacks 3 hit')
  })

  test('[G-65][W-12.1.1-elite] an Elite that missed may roll again, right after its first roll', () => {
    const field: Field = {
      attacker: ['Guard 3/2 C elite', 'Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Line 3>2/0'],
    }
    const again = play({ ...field, dice: [9, 9, 9, 0, 9, 9, 4, 9] })
    expect(shots(again).slice(-3)).toEqual(['Guard 9 miss', 'Guard 4 hit', 'Horse 9 miss'])
    expect(again.asked.at(-1)).toMatchObject({ player: 'attacker', kind: 'reroll', rule: 'W-12.1.1-elite' })
    const kept = play({ ...field, dice: [9, 9, 9, 0, 9, 9, 9], choices: ['reroll', 'keep'] })
    expect(shots(kept).slice(-2)).toEqual(['Guard 9 miss', 'Horse 9 miss'])
  })

  test('[G-65] the routed side does not reply', () => {
    const b = chase(['Horse 3/2 C'], [9])
    expect(shots(b).at(-1)).toBe('Horse 9 miss')
    expect(b.report.diceUsed).toBe(4)
  })

  test('[W-12.3-alloc] the beaten side’s owner assigns the hits, to panicked units too', () => {
    const b = play({
      attacker: ['Horse 5/2 C', 'Foot 5/2'],
      defender: ['Line 3/0', 'Militia 3/0', 'Guard 3/1', 'Guns A'],
      dice: [9, 5, 9, 9, 9, 5, 0],
      choices: ['Militia', 'Militia'],
    })
    expect(b.report.routed).toBe('defender')
    expect(happened(b, 'pursuit-began')[0]?.because.map(part => part.change)).toEqual([1])
    expect(b.asked.at(-1)).toEqual({
      player: 'defender',
      kind: 'pursuit-hit',
      rule: 'W-12.3-alloc',
      options: ['Line', 'Militia', 'Guard'],
      answer: 'Militia',
    })
    expect(b.report.eliminated).toEqual(['Militia'])
    expect(happened(b, 'step-lost')).toEqual([{ is: 'step-lost', side: 1, unit: 3, inPursuit: true }])
  })

  test('[W-12.3-alloc] hits beyond the last survivor are wasted', () => {
    const b = chase(['Horse 3/2 C', 'Hussars 3/2 C', 'Uhlans 3/2 C'], [0, 0, 0])
    expect(losers(b)).toEqual(['Line', 'Line'])
    expect(b.report).toMatchObject({ eliminated: ['Line'], how: 'rout' })
    expect(b.p.chased).toEqual([0, 2])
    expect(b.p.hits).toEqual([0, 0])
  })
})
