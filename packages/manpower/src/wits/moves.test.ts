import { describe, expect, test } from 'vitest'
import type { MoveOrder } from '../orders.ts'
import type { Answer, Game, Pending } from '@sandtable/kernel'
import { distance } from '@sandtable/board'
import { pending, seeded } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Point } from '@sandtable/board'
import type { Position } from '../position.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { centre } from '../formation/layout.ts'
import { inForest, inNode } from '../ground/terrain.ts'
import { moving, patch } from '../testing/moves.ts'
import { sees } from '../ground/sight.ts'
import { WITS } from './wits.ts'

/** The first order of a captain in command of red. */
function wanted(g: Game<Manpower>): Answer | undefined {
  const [decision] = pending(g) as [Pending<Manpower>]
  return WITS.plans({ s: g.s, view: g.p as Position, player: 0, pending: decision, dice: seeded('wits') })[0]
}

/** The captain's destination for a group; null: it stays. */
function sent(g: Game<Manpower>, group = 0): Point | null {
  const order = wanted(g) as MoveOrder | { do: 'done' }
  return order.do === 'move' && order.group === group ? (order.path.at(-1) as Point) : null
}

/** Blue's village, and its garrison. */
const VILLAGE = box(900, 900, 1100, 1100)
const node = { name: 'Village', owner: 'blue', outline: VILLAGE }
const held = { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1000], files: 6 } as const
const rifles = { side: 0, stacks: [['riflemen-ww2', 30]], files: 6 } as const

const attack = (spec: Partial<FieldSpec> & Pick<FieldSpec, 'groups'>): Game<Manpower> =>
  moving({ era: 'ww2', ...spec, map: { node, ...spec.map } })

describe('an attacking captain', () => {
  test('[M-adv-forest] shoots from trees rather than from open ground', () => {
    const groups = [{ ...rifles, at: [600, 960] as const }, held]
    const woods = patch('forest', 640, 1020, 720, 1100)
    const g = attack({ groups, map: { ground: [woods] } })
    expect(inForest(g.s, sent(g) as Point)).toBe(true)
    expect(inForest(g.s, sent(attack({ groups })) as Point)).toBe(false)
  })

  test('[M-adv-forest] does not hide among trees without an enemy in view', () => {
    const groups = [{ ...rifles, at: [600, 960] as const }, held]
    const woods = patch('forest', 640, 1020, 720, 1100)
    const ridge = { height: 1000, outline: box(740, 1010, 760, 1200) }
    const g = attack({ groups, map: { ground: [woods], contours: [ridge] } })
    expect(inForest(g.s, sent(g) as Point)).toBe(false)
  })

  test('[MG-los-height] goes on, though in range, while ground hides the enemy', () => {
    const groups = [{ ...rifles, at: [640, 960] as const }, held]
    const ridge = { height: 1000, outline: box(840, 0, 850, 2000) }
    const to = sent(attack({ groups, map: { contours: [ridge] } })) as Point
    expect(to[0]).toBeGreaterThan(70_000)
  })

  test('[M-ind-cover] leaves mortars in place while they reach the enemy over a ridge', () => {
    const mortars = { side: 0, stacks: [['81-mm-mortar', 2]], at: [400, 960], files: 2 } as const
    const ridge = { height: 1000, outline: box(840, 0, 850, 2000) }
    expect(sent(attack({ groups: [mortars, held], map: { contours: [ridge] } }))).toBeNull()
  })

  test('[M-fire-order] waits out of range until others can come along', () => {
    const guns = { side: 1, stacks: [['machine-gun-team', 3]], at: [1000, 950], files: 3 } as const
    const near = { side: 0, stacks: [['assault-infantry', 40]], at: [1000, 2000], files: 10 } as const
    const alone = attack({ groups: [{ ...near, at: [960, 20] }, guns] })
    const friends = [100, 300, 500, 1300, 1500].map(x => ({ ...near, at: [x, 20] as const }))
    const many = attack({ groups: [{ ...near, at: [960, 20] }, ...friends, guns] })
    expect(sent(alone)).not.toBeNull()
    const far = (g: Game<Manpower>): number =>
      distance(sent(g) ?? centre(g.s, at(g.p.groups, 0)), [100_000, 95_000])
    expect(far(many)).toBeLessThanOrEqual(far(alone))
  })

  test('[MG-block] attacks the blocker, as no other way is open', () => {
    const blocker = { side: 1, stacks: [['riflemen-ww2', 20]], at: [400, 1400], files: 5 } as const
    const g = attack({ groups: [{ ...rifles, at: [500, 960] }, held, blocker] })
    at(g.p.groups, 0).engaged = 2
    const to = sent(g) as Point
    const mark = centre(g.s, at(g.p.groups, 2))
    expect(distance(to, mark)).toBeLessThan(distance(centre(g.s, at(g.p.groups, 0)), mark))
  })

  test('[MG-armour] passes a tank that the rifles cannot scratch, for men they can hit', () => {
    const tank = { side: 1, stacks: [['medium-tank', 1]], at: [1000, 920] } as const
    const to = (others: readonly GroupSpec[]): Point | null =>
      sent(attack({ groups: [{ ...rifles, at: [1000, 300] }, ...others] }))
    const [alone, beside] = [to([tank]) as Point, to([tank, { ...held, at: [920, 1080] }]) as Point]
    expect(beside[0]).toBeLessThan(alone[0])
  })

  test("[MG-armour] gets close to a tank that only the men's charges can hit", () => {
    const tank = { side: 1, stacks: [['medium-tank', 1]], at: [1015, 950] } as const
    const charged = { ...rifles, equipment: ['anti-tank-charges'], at: [1000, 820] } as const
    expect(sent(attack({ groups: [{ ...charged, equipment: [] }, tank] }))).toBeNull()
    expect((sent(attack({ groups: [charged, tank] })) as Point)[1]).toBeGreaterThan(88_000)
  })

  test('[MG-win-single] enters the node while there is time, though the weapons reach it from afar', () => {
    const g = attack({ groups: [{ ...rifles, at: [830, 960] }, held], turns: 12 })
    g.p.turn = 5
    const early = sent(g)
    g.p.turn = 11
    expect(early === null || !inNode(g.s, early)).toBe(true)
    expect(inNode(g.s, sent(g) as Point)).toBe(true)
  })

  test('[MG-contact] leaves an enemy already beset by friends, and attacks the next', () => {
    const g = attack({
      era: 'medieval',
      groups: [
        { side: 0, stacks: [['spearman', 20]], at: [985, 970], files: 10, facing: [0, 1] },
        { side: 1, stacks: [['spearman', 4]], at: [1002, 1000], files: 2, facing: [0, -1] },
        { side: 1, stacks: [['spearman', 20]], at: [1080, 1000], files: 10, facing: [0, -1] },
        ...(
          [
            [985, 992],
            [985, 1001],
            [995, 1012],
            [1004, 990],
          ] as const
        ).map(
          place => ({ side: 0, stacks: [['spearman', 16]], at: place, files: 8, facing: [0, 1] }) as const,
        ),
      ],
    })
    for (const friend of g.p.groups.slice(3)) friend.covered = 1
    const to = sent(g) as Point
    expect(to[0]).toBeGreaterThan(centre(g.s, at(g.p.groups, 0))[0])
  })

  test('[MG-contact] goes around an enemy that it touches but cannot see, to a place with a view', () => {
    const g = attack({
      era: 'medieval',
      groups: [
        { side: 0, stacks: [['spearman', 20]], at: [990, 988], files: 10, facing: [0, 1] },
        { side: 1, stacks: [['spearman', 20]], at: [1010, 990], files: 10, facing: [0, -1] },
      ],
      map: {
        walls: [
          {
            name: null,
            height: 300,
            line: [
              [98_000, 98_900],
              [102_000, 98_900],
            ],
          },
        ],
      },
    })
    expect(sees(g.s, g.p, 0, 1)).toBe(false)
    expect((sent(g) as Point)[1]).toBeGreaterThan(98_900)
  })
})

describe('a captain with several groups', () => {
  test('[MG-contact] moves the front groups first, to make room for those behind them', () => {
    const behind = { ...rifles, at: [600, 300] as const }
    const before = { ...rifles, at: [600, 345] as const }
    const g = attack({ groups: [behind, before, held] })
    expect(sent(g, 0)).toBeNull()
    expect(sent(g, 1)).not.toBeNull()
  })

  test('[MG-win-single] keeps a group in the node if it would win there, even with trees outside', () => {
    const strong = { side: 0, stacks: [['riflemen-ww2', 60]], at: [905, 960], files: 10 } as const
    const few = { side: 1, stacks: [['riflemen-ww2', 12]], at: [1060, 960], files: 6 } as const
    const g = attack({
      groups: [strong, few],
      map: { ground: [patch('forest', 820, 900, 890, 1040)] },
      turns: 12,
    })
    g.p.turn = 8
    const to = sent(g)
    expect(to === null || inNode(g.s, to)).toBe(true)
  })

  test("leaves trucks out of the enemy's reach", () => {
    const trucks = { side: 0, stacks: [['truck-ww2', 2]], at: [300, 300], files: 2 } as const
    expect(sent(attack({ groups: [trucks, { ...rifles, at: [1900, 300] }, held] }), 0)).toBeNull()
  })
})

describe('a defending captain', () => {
  const own = { name: 'Village', owner: 'red', outline: VILLAGE }

  test('[M-adv-node] keeps to the node when the enemy is out of reach', () => {
    const foe = { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1800], files: 6 } as const
    const g = attack({ groups: [{ ...rifles, at: [1000, 1000] }, foe], map: { node: own } })
    const to = sent(g)
    expect(to === null || inNode(g.s, to)).toBe(true)
  })

  test('[M-adv-node] goes back to the node by the shortest way', () => {
    const foe = { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1900], files: 6 } as const
    const g = attack({ groups: [{ ...rifles, at: [700, 1010] }, foe], map: { node: own } })
    expect((sent(g) as Point)[0]).toBeGreaterThan(75_000)
  })
})
