import { describe, expect, test } from 'vitest'
import type { FieldMapFile } from '@sandtable/scenario'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { built, carryOut, give, may, move, moving, patch } from '../testing/moves.ts'
import { happened } from '../testing/firing.ts'
import { planMove } from './plan.ts'

const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
type Kind = FieldMapFile['ground'][number]['kind']
/** Ground of a kind from 120 to 130 m, right across the map. */
const strip = (kind: Kind) => patch(kind, 120, 0, 130, 2000)
/** A group whose front is at 100, before a hazard. */
const before = (
  stacks: GroupSpec['stacks'],
  kind: Kind = 'river',
  works: FieldMapFile['works'] = [],
  files = 10,
): FieldSpec => ({
  groups: [{ side: 0, facing: [1, 0], stacks, at: [100, 100], files }, FAR_BLUE],
  map: { ground: [strip(kind)], works },
})
const numbers = (g: ReturnType<typeof moving>, k = 0) => {
  const { healthy, injured, dead } = at(at(g.p.groups, 0).stacks, k)
  return [healthy, injured, dead]
}

describe('cautious', () => {
  test('[M-haz-cautious] [MG-haz] each metre in the hazard costs four, and nothing is rolled', () => {
    const g = moving(before([['riflemen-ww2', 100]]))
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000 + 3 * 1000)
    expect(planMove(g.s, g.p, move(0, [[160, 90]]))).toHaveProperty('cost', 10000)
    expect(may(g, move(0, [[160.01, 90]]))).toBe(false)
    expect(may(g, move(0, [[160.01, 90]], { crossing: 'rush' }))).toBe(true)
    carryOut(g, move(0, [[160, 90]]))
    expect(at(g.p.groups, 0)).toMatchObject({ spent: 10000, covered: 7000 })
    expect(happened(g, 'rushed')).toEqual([])
  })

  test.each(['river', 'mud', 'swamp'] as const)('[M-haz-terrain] a %s is hazardous', kind => {
    const g = moving(before([['riflemen-ww2', 100]], kind))
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 9000)
  })

  test('[M-haz-terrain] guns that ignore mud cross it like a meadow, and a river like everybody', () => {
    const [mud, river] = [moving(before([['mountain-gun', 4]], 'mud')), moving(before([['mountain-gun', 4]]))]
    const plain = planMove(mud.s, mud.p, move(0, [[150, 99]]))
    const wet = planMove(river.s, river.p, move(0, [[150, 99]]))
    expect(wet).toBe('too-far')
    expect(plain).toHaveProperty('cost')
  })

  test('[M-haz-terrain] a group led by a marsh witch crosses everything at full speed', () => {
    const s = before([['riflemen-ww2', 99], ['marsh-witch', 1]]) // prettier-ignore
    const g = moving(s)
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000)
    carryOut(g, move(0, [[150, 90]], { crossing: 'rush' }))
    expect(happened(g, 'rushed')).toEqual([])
  })

  test('[M-bld-stats] a bridge leads across without risk or delay', () => {
    const s = before([['riflemen-ww2', 25]], 'river', [built('pontoon-bridge', [125, 95])], 5)
    const g = moving(s)
    expect(planMove(g.s, g.p, move(0, [[150, 95]]))).toHaveProperty('cost', 5500)
    expect(planMove(g.s, g.p, move(0, [[95, 100], [140, 100]]))).toHaveProperty('cost', 500 + 4500 + 3 * 1000) // prettier-ignore
  })

  test('[MG-haz] a bridge serves only the files that fit on it: a line crosses beside it, a column over it', () => {
    const bridge = [built('pontoon-bridge', [125, 90])]
    const line = moving(before([['riflemen-ww2', 100]], 'river', bridge))
    expect(planMove(line.s, line.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000 + 3 * 1000)
    const five = moving(before([['riflemen-ww2', 25]], 'river', [built('pontoon-bridge', [125, 95])], 5))
    expect(planMove(five.s, five.p, move(0, [[150, 95]]))).toHaveProperty('cost', 5500)
    expect(planMove(five.s, five.p, move(0, [[150, 95.5]]))).toHaveProperty('cost', 5500 + 3 * 1000)
  })

  test('[MG-haz] the whole swath counts, not its centre: a group that passes a swamp with one file wades with it', () => {
    const swamp = patch('swamp', 110, 80, 120, 81)
    const g = moving({ ...before([['riflemen-ww2', 100]]), map: { ground: [swamp] } })
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000 + 3 * 1000)
  })
})

describe('rushing', () => {
  const across = move(0, [[150, 90]], { crossing: 'rush' })

  test('[T-haz-rush] [M-haz-rush] on an even number a quarter of them die, on an odd one none', () => {
    const big: GroupSpec = {
      side: 0,
      facing: [1, 0],
      stacks: [['riflemen-ww2', 200]],
      at: [100, 100],
      files: 10,
    }
    const s = { groups: [big, FAR_BLUE], map: { ground: [strip('river')] } }
    const unlucky = carryOut(moving(s, [4]), move(0, [[150, 80]], { crossing: 'rush' }))
    expect(numbers(unlucky)).toEqual([150, 0, 50])
    expect(happened(unlucky, 'rushed')).toMatchObject([{ die: 4, kind: 'river' }])
    const lucky = carryOut(moving(s, [3]), move(0, [[150, 80]], { crossing: 'rush' }))
    expect(numbers(lucky)).toEqual([200, 0, 0])
  })

  test('[T-haz-rush] [MG-haz] the quarter is rounded up: three of ten', () => {
    const g = carryOut(
      moving(before([['riflemen-ww2', 10]]), [2]),
      move(0, [[150, 99]], { crossing: 'rush' }),
    )
    expect(numbers(g)).toEqual([7, 0, 3])
  })

  test('[MG-haz] it is rounded up once for all that an owner sends through the same hazard', () => {
    const groups = [100, 200, 300].map((y): GroupSpec => {
      return { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [100, y], files: 10 }
    })
    const s = { groups: [...groups, FAR_BLUE], map: { ground: [strip('river')] } }
    const g = moving(s, [2, 2, 2])
    groups.forEach((_, n) => carryOut(g, move(n, [[150, 95 + 100 * n]], { crossing: 'rush' })))
    expect([0, 1, 2].map(n => at(at(g.p.groups, n).stacks, 0).dead)).toEqual([3, 2, 3])
  })

  test('[MG-haz] and again for every hazard', () => {
    const groups = [100, 200].map((y): GroupSpec => {
      return { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [100, y], files: 10 }
    })
    const rivers = [patch('river', 120, 0, 130, 150), patch('river', 120, 151, 130, 400)]
    const g = moving({ groups: [...groups, FAR_BLUE], map: { ground: rivers } }, [2, 2])
    groups.forEach((_, n) => carryOut(g, move(n, [[150, 95 + 100 * n]], { crossing: 'rush' })))
    expect([0, 1].map(n => at(at(g.p.groups, n).stacks, 0).dead)).toEqual([3, 3])
  })

  test('[MG-haz] one die per group and crossing: a group that goes on in the same hazard does not roll again', () => {
    const g = moving(before([['riflemen-ww2', 100]]), [1])
    carryOut(g, move(0, [[122, 90]], { crossing: 'rush' }))
    carryOut(g, move(0, [[128, 90]], { crossing: 'rush' }))
    expect(happened(g, 'rushed')).toHaveLength(1)
  })

  test('[MG-haz] vehicles take two damage each, whole ones first', () => {
    const g = moving(before([['medium-tank', 4]]), [6])
    Object.assign(at(at(g.p.groups, 0).stacks, 0), {
      taken: [4, 0, 0, 0],
      health: [12, 15, 15, 15],
      crew: [4, 5, 5, 5],
    })
    carryOut(g, move(0, [[150, 99]], { crossing: 'rush' }))
    expect(at(at(g.p.groups, 0).stacks, 0)).toMatchObject({ health: [12, 13, 15, 15], taken: [4, 2, 0, 0] })
  })

  test('[M-haz-rush] stacks are caught in proportion to their numbers', () => {
    const g = carryOut(moving(before([['riflemen-ww2', 60], ['spearman', 40]]), [2]), across) // prettier-ignore
    expect([numbers(g, 0)[2], numbers(g, 1)[2]]).toEqual([15, 10])
    const few = moving(before([['riflemen-ww2', 7], ['spearman', 3]]), [2]) // prettier-ignore
    carryOut(few, move(0, [[150, 99]], { crossing: 'rush' }))
    expect([numbers(few, 0)[2], numbers(few, 1)[2]]).toEqual([2, 1])
  })

  test('[MG-haz] flyers ignore hazards', () => {
    const plane: GroupSpec = { side: 0, facing: [1, 0], stacks: [['scout-fighter', 4]], at: [100, 100] }
    const g = moving({ groups: [plane, FAR_BLUE], map: { ground: [strip('river')] } })
    carryOut(g, move(0, [[1000, 98]], { crossing: 'rush' }))
    expect(happened(g, 'rushed')).toEqual([])
  })
})

describe('what was built', () => {
  const wire = built('wire', [125, 90])

  test('[M-bld-stats] wire is a hazard, and tanks that crush it make a way for all', () => {
    const men: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [100, 100] }
    const g = moving({ groups: [men, FAR_BLUE], map: { works: [wire] } })
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000 + 3 * 500)
    const tanks: GroupSpec = { side: 0, facing: [1, 0], stacks: [['heavy-tank-ww1', 4]], at: [100, 94] }
    const other = moving({ groups: [tanks, FAR_BLUE], map: { works: [wire] } })
    carryOut(other, move(0, [[150, 90]]))
    expect(other.p.works[0]?.gone).toBe(true)
    expect(at(other.p.groups, 0).spent).toBeLessThan(6000)
  })

  test('[M-bld-stats] a minefield goes off at the centre of the first group that enters, and is spent', () => {
    const groups: GroupSpec[] = [
      { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [100, 100] },
      FAR_BLUE,
    ]
    const g = moving({ groups, map: { works: [built('minefield', [140, 90])] } }, [3, 4])
    carryOut(g, move(0, [[160, 90]]))
    expect(happened(g, 'mines-sprung')).toHaveLength(1)
    expect(happened(g, 'ground-struck')).toMatchObject([{ killRadius: 300, dice: [3, 4] }])
    expect(numbers(g)[2]).toBeGreaterThan(0)
    expect(g.p.works[0]?.gone).toBe(true)
    carryOut(g, move(0, [[140, 90]]))
    expect(happened(g, 'mines-sprung')).toHaveLength(1)
  })

  test('[M-bld-stats] a group that wheels or opens its order onto a minefield has entered it', () => {
    const groups: GroupSpec[] = [
      { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [100, 100] },
      FAR_BLUE,
    ]
    const opened = moving({ groups, map: { works: [built('minefield', [140, 90])] } }, [3, 4])
    give(opened, { do: 'form', group: 0, files: 10, order: 'open' })
    expect(happened(opened, 'mines-sprung')).toHaveLength(1)
    const line: GroupSpec = { ...(groups[0] as GroupSpec), stacks: [['riflemen-ww2', 20]], files: 20 }
    const wheeled = moving(
      { groups: [line, FAR_BLUE], map: { works: [built('minefield', [119, 80])] } },
      [3, 4],
    )
    carryOut(wheeled, move(0, [], { facing: [0, 1] }))
    expect(happened(wheeled, 'mines-sprung')).toHaveLength(1)
  })
})

describe('the share of a front that crosses', () => {
  /** A river that only the right half of the front runs into. */
  const half = patch('river', 120, 0, 130, 90)
  const across = move(0, [[150, 90]], { crossing: 'rush' })

  test('[MG-haz] [M-haz-rush] a quarter of those crossing is caught, and none of the rest', () => {
    const spec = { ...before([['riflemen-ww2', 100]]), map: { ground: [half] } }
    const g = carryOut(moving(spec, [4]), across)
    expect(happened(g, 'rushed')).toMatchObject([{ die: 4, crossing: 50, of: 100 }])
    expect(numbers(g)).toEqual([87, 0, 13])
  })

  test('[MG-haz] as many cross by a bridge as fit, and the others beside it are at risk', () => {
    const spec = before([['riflemen-ww2', 100]], 'river', [built('pontoon-bridge', [125, 90])])
    const g = carryOut(moving(spec, [2]), across)
    expect(happened(g, 'rushed')).toMatchObject([{ crossing: 60 }])
    expect(numbers(g)).toEqual([85, 0, 15])
  })

  test('[MG-haz] one die for a group and a crossing, though its ranks come to the river one after the other', () => {
    const g = carryOut(moving(before([['riflemen-ww2', 100]]), [3]), across)
    expect(happened(g, 'rushed')).toHaveLength(1)
  })

  test('[MG-haz] ranks that the march does not bring to the river do not cross it', () => {
    const short = move(0, [[112, 90]], { crossing: 'rush' })
    const g = carryOut(moving(before([['riflemen-ww2', 100]]), [2]), short)
    expect(happened(g, 'rushed')).toMatchObject([{ crossing: 10 }])
    expect(numbers(g)).toEqual([97, 0, 3])
  })
})
