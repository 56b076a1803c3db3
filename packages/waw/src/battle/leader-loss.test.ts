import { describe, expect, test } from 'vitest'
import type { Field, Played } from '../testing/field.ts'
import { happened, play } from '../testing/field.ts'

const because = (b: Played): (readonly [string, number])[][] =>
  happened(b, 'leader-tested').map(e => e.because.map(part => [part.rule, part.change] as const))

/** Neither side scores: the attacker loses on equal hits. */
const draw = (leaders: string[], dice: number[], more: Partial<Field> = {}): Played =>
  play({ attacker: [...leaders, 'Foot 3/2'], defender: ['Line 3/2'], dice: [9, 9, 9, 9, ...dice], ...more })

describe('leaders after the battle', () => {
  test('[W-12.4-who] the commanders are tested, the attacker’s first', () => {
    const b = play({
      attacker: ['Lee 2* 0/0', 'Foot 3/2'],
      defender: ['Grant 2* 0/0', 'Line 3/2'],
      dice: [9, 9, 9, 9, 1, 2],
    })
    expect(happened(b, 'leader-tested').map(({ side, slot, die }) => [side, slot, die])).toEqual([
      [0, 0, 1],
      [1, 1, 2],
    ])
    expect(b.report.leaders).toEqual({ Lee: 'ok', Grant: 'ok' })
  })

  test('[G-32] a subordinate is not tested', () => {
    expect(draw(['Lee 2* 0/0', 'Hood 1* 0/0'], [1]).report.leaders).toEqual({ Lee: 'ok' })
  })

  test('[G-32][W-12.4-who] by option every leader of the stack is, in its order', () => {
    const b = draw(['Hood 1* 0/0', 'Lee 2* 0/0', 'Ace 1* 0/0 Air'], [8, 9, 7, 1], {
      options: { leader_test: 'all' },
    })
    expect(b.report.leaders).toEqual({ Hood: 'killed', Lee: 'ok', Ace: 'ok' })
    expect(happened(b, 'leader-tested').map(({ die, second }) => [die, second])).toEqual([
      [8, 9],
      [7, null],
      [1, null],
    ])
  })

  test('[W-12.4-who] a side without a commander tests no leader', () => {
    expect(draw([], []).report).toMatchObject({ leaders: {}, diceUsed: 4 })
  })

  test('[W-12.4-threshold][W-12.4-mod-lost] 9 or more removes the leader, and defeat adds 1', () => {
    expect(draw(['Hood 1* 0/0'], [7]).report.leaders).toEqual({ Hood: 'ok' })
    const b = draw(['Hood 1* 0/0'], [8, 9])
    expect(b.report.leaders).toEqual({ Hood: 'killed' })
    expect(because(b)).toEqual([[['W-12.4-mod-lost', 1]]])
  })

  test('[W-12.4-threshold] a victor of low rank falls to a 9 alone', () => {
    const victor = (dice: number[]): Played =>
      play({ attacker: ['Foot 3/2'], defender: ['Hood 2* 0/0', 'Line 3/2'], dice: [9, 9, 9, 9, ...dice] })
    expect(victor([8]).report.leaders).toEqual({ Hood: 'ok' })
    expect(victor([9, 5]).report.leaders).toEqual({ Hood: 'killed' })
    expect(because(victor([9, 5]))).toEqual([[]])
  })

  test('[W-12.4-mod-rank] three stars and a monarch have −1, others nothing', () => {
    expect(because(draw(['Lee 3* 0/0'], [8]))).toEqual([
      [
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-rank', -1],
      ],
    ])
    expect(draw(['King crown 0/0'], [8]).report.leaders).toEqual({ King: 'ok' })
    expect(draw(['King crown 0/0'], [9, 9]).report.leaders).toEqual({ King: 'killed' })
    expect(because(draw(['Hood 2* 0/0'], [1]))).toEqual([[['W-12.4-mod-lost', 1]]])
  })

  test('[W-12.4-mod-routed][W-12.4-cumulative] a rout adds 1 more', () => {
    const b = play({
      attacker: ['Scouts 5/2 sk'],
      defender: ['Hood 1* 0/0', 'Line 3/0'],
      dice: [0, 9, 6],
    })
    expect(because(b)).toEqual([
      [
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-routed', 1],
      ],
    ])
    expect(b.report.leaders).toEqual({ Hood: 'ok' })
  })

  test('[W-12.4-mod-wiped][G-31] all units gone adds 1, and is no rout', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Hood 1* 0/0', 'Line 3/2'], dice: [0, 9, 7, 4] })
    expect(because(b)).toEqual([
      [
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-wiped', 1],
      ],
    ])
    expect(b.report.leaders).toEqual({ Hood: 'injured' })
  })

  test('[W-12.4-cumulative] each modifier is listed with its rule', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Lee 3* 0/0', 'Line 3/0'],
      dice: [9, 0, 9, 0, 6],
    })
    expect(happened(b, 'leader-tested')[0]?.because).toEqual([
      { rule: 'W-12.4-mod-lost', what: 'lost', change: 1 },
      { rule: 'W-12.4-mod-wiped', what: 'wiped', change: 1 },
      { rule: 'W-12.4-mod-routed', what: 'routed', change: 1 },
      { rule: 'W-12.4-mod-rank', what: 'rank', change: -1 },
    ])
    expect(b.report.leaders).toEqual({ Lee: 'ok' })
  })

  test('[W-12.4-mod-wiped] units lost for lack of a retreat are gone as well', () => {
    const b = draw(['Hood 1* 0/0'], [6], { cornered: 'attacker' })
    expect(because(b)).toEqual([
      [
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-wiped', 1],
      ],
    ])
  })

  test('[W-12.4-cumulative] lost, wiped out in pursuit and routed: +3', () => {
    const b = play({
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Hood 1* 0/0', 'Line 3/0'],
      dice: [9, 0, 9, 0, 6, 5],
    })
    expect(because(b)).toEqual([
      [
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-wiped', 1],
        ['W-12.4-mod-routed', 1],
      ],
    ])
    expect(b.report.leaders).toEqual({ Hood: 'killed' })
  })

  test('[W-12.4-mod-lost][G-31] if neither side wins both have lost', () => {
    const b = play({
      attacker: ['Lee 1* 0/0', 'Foot 3/2'],
      defender: ['Hood 1* 0/0', 'Line 3/2'],
      dice: [0, 0, 6, 6],
    })
    expect(b.report.winner).toBeNull()
    expect(because(b)).toEqual(
      Array(2).fill([
        ['W-12.4-mod-lost', 1],
        ['W-12.4-mod-wiped', 1],
      ]),
    )
  })

  test('[W-12.4-second-die][G-33] the second die: 0 to 4 injured, 5 to 9 killed, rolled at once', () => {
    const fates = Array.from(
      { length: 10 },
      (_, die) => draw(['Hood 1* 0/0'], [9, die]).report.leaders['Hood'],
    )
    expect(fates).toEqual([...Array<string>(5).fill('injured'), ...Array<string>(5).fill('killed')])
    const both = play({
      attacker: ['Lee 2* 0/0', 'Foot 3/2'],
      defender: ['Grant 2* 0/0', 'Line 3/2'],
      dice: [9, 9, 9, 9, 9, 3, 9, 8],
    })
    expect(both.report.leaders).toEqual({ Lee: 'injured', Grant: 'killed' })
    expect(both.p.fate).toEqual([1, 2])
  })

  test('[G-33] by option the threshold is another, or injury does not exist', () => {
    const fate = (leader_injured_max: number, second: number): string | undefined =>
      draw(['Hood 1* 0/0'], [9, second], { options: { leader_injured_max } }).report.leaders['Hood']
    expect([fate(7, 7), fate(7, 8), fate(-1, 0), fate(9, 9)]).toEqual([
      'injured',
      'killed',
      'killed',
      'injured',
    ])
  })

  test('[G-33] an injury earns no points', () => {
    const b = draw(['Lee 3* 0/0'], [9, 4])
    expect(b.report).toMatchObject({ leaders: { Lee: 'injured' }, vp: { attacker: 0, defender: 0 } })
  })

  test('[G-31] a leader who outlives the stack goes on alone, or by option is lost with it', () => {
    const field: Field = { attacker: ['Lee 3* 0/0', 'Foot 3/2'], defender: ['Line 3/2'] }
    expect(play({ ...field, dice: [9, 0, 5] }).report.leaders).toEqual({ Lee: 'ok' })
    const lost = play({ ...field, dice: [9, 0], options: { leader_retreats_alone: false } })
    expect(happened(lost, 'leader-lost')).toEqual([{ is: 'leader-lost', side: 0, slot: 0 }])
    expect(lost.report).toMatchObject({ leaders: { Lee: 'killed' }, vp: { attacker: -2, defender: 2 } })
    expect(lost.p.fate).toEqual([2])
  })

  test('[G-31] by that option a leader with living units is tested as usual', () => {
    const b = draw(['Hood 1* 0/0'], [8, 4], { options: { leader_retreats_alone: false } })
    expect(b.report.leaders).toEqual({ Hood: 'injured' })
  })
})
