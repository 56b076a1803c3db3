import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement } from '../testing/marching.ts'
import { start, told } from '../testing/playing.ts'

/** The modifiers of red's siege die, in both editions, as `engine −1`; the fortress holds on a 9. */
function parts(red: readonly string[], blue: readonly string[] = [], options: War['options'] = {}): string[] {
  const [older, revised] = (['A', 'B'] as const).map(edition => {
    const w = start(
      {
        edition,
        options,
        map: { town: 'clear fort:blue:0' },
        borders: [],
        armies: { red: { town: ['Foot 3/2', 'Horse 3/2', ...red] }, blue: { town: blue } },
        control: { blue: ['town'] },
      },
      [9],
    )
    endMovement(w)
    return told(w, 'siege-tested')[0]?.because.map(({ rule, what, change }) => `${rule} ${what} ${change}`)
  })
  expect(older).toEqual(revised)
  return (revised ?? ['no test']).map(part => part.replace('W-12.9-mod-', ''))
}

const inside = (number: number): string[] => Array.from({ length: number }, (_, i) => `G${i} 1/1 inside`)

describe('modifiers of the siege die', () => {
  test('[W-12.9-mod-engine] −1 for each siege unit, combat or support', () => {
    expect(parts(['Ram S'])).toEqual(['engine engine -1'])
    expect(parts(['Ram S', 'Tower 1/1 S', 'Ladders S'])).toEqual(['engine engine -3'])
  })

  test('[W-12.9-mod-engine] those of the besieged do not count', () => {
    expect(parts([], ['Ram S inside'])).toEqual([])
  })

  test('[W-12.9-mod-artillery] −1, once, for artillery', () => {
    expect(parts(['Guns A'])).toEqual(['artillery siege-artillery -1'])
    expect(parts(['Guns A', 'Mortars A'])).toEqual(['artillery siege-artillery -1'])
  })

  test('[W-12.9-mod-artillery] combat units of type A are none, nor are the guns of the besieged', () => {
    expect(parts(['Bows 2/2 A'])).toEqual([])
    expect(parts(['Bows 2/2 A'], [], { type_aliases: { A: 'artillery' } })).toEqual([])
    expect(parts([], ['Guns A inside'])).toEqual([])
  })

  test('[W-12.9-mod-garrison][G-44] −1 for every complete five combat units inside', () => {
    expect([4, 5, 9, 10].map(number => parts([], inside(number)))).toEqual([
      [],
      ['garrison garrison -1'],
      ['garrison garrison -1'],
      ['garrison garrison -2'],
    ])
  })

  test('[W-12.9-mod-garrison] support units and leaders inside do not count', () => {
    expect(parts([], [...inside(4), 'Guns A inside', 'Lee 1* 0/0 inside'])).toEqual([])
  })

  test('[G-44] by option a large garrison makes it harder, or no difference', () => {
    expect(parts([], inside(10), { siege_garrison_sign: 1 })).toEqual(['garrison garrison 2'])
    expect(parts([], inside(10), { siege_garrison_sign: 0 })).toEqual([])
  })

  test('[W-12.9-mod-s-outside] less the S value of each besieger that has one', () => {
    expect(parts(['Vauban 2* 0/0 S3', 'Sappers 1/1 S2', 'Lee 3* 2/2'])).toEqual([
      's-outside s-outside:Sappers -2',
      's-outside s-outside:Vauban -3',
    ])
  })

  test('[W-12.9-mod-s-inside] and plus that of each unit or leader inside', () => {
    expect(parts([], ['Coehoorn 2* 0/0 S3 inside', 'Miners 1/1 S2 inside'])).toEqual([
      's-inside s-inside:Miners 2',
      's-inside s-inside:Coehoorn 3',
    ])
  })

  test('[G-45] a siege unit with an S value counts by that value, not as an engine too', () => {
    expect(parts(['Ram S', 'Tower S S3'])).toEqual(['engine engine -1', 's-outside s-outside:Tower -3'])
  })

  test('[G-45] by option it counts as both', () => {
    const both = parts(['Ram S', 'Tower S S3'], [], { siege_double_count: true })
    expect(both).toEqual(['engine engine -2', 's-outside s-outside:Tower -3'])
  })

  test("[W-5.3-hidden-secret] a face-down leader's S value is unknown, and does not count", () => {
    const w = start(
      {
        map: { town: 'clear fort:blue:0' },
        borders: [],
        armies: { red: { town: ['Foot 3/2', 'Horse 3/2', '?'], leaders: ['Vauban 2* 0/0 S3'] } },
        control: { blue: ['town'] },
      },
      [9],
    )
    endMovement(w)
    expect(told(w, 'siege-tested').map(e => e.because)).toEqual([[]])
    expect([w.g.p.face, told(w, 'leader-revealed')]).toEqual([[-1], []])
  })

  test('[W-12.9-cumulative] they all add up, in both editions', () => {
    const war = (edition: 'A' | 'B', fdv: number): War => ({
      edition,
      map: { town: `clear fort:blue:${fdv}` },
      borders: [],
      armies: {
        red: { town: ['Foot 3/2', 'Horse 3/2', 'Ram S', 'Guns A', 'Vauban 2* 0/0 S3'] },
        blue: { town: [...inside(5), 'Coehoorn 2* 0/0 S1 inside'] },
      },
      control: { blue: ['town'] },
    })
    for (const edition of ['A', 'B'] as const) {
      const fell = [4, 3].map(fdv => {
        const w = start(war(edition, fdv), [9])
        endMovement(w)
        return told(w, 'siege-tested')[0]?.fell
      })
      expect(fell).toEqual([true, false])
    }
  })
})
