import { whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { siegesNow } from './siege.ts'
import { KILLED, NOBODY, OUT } from '../position.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'

/** Red besieges a blue fortress, FDV 4. */
const siege: War = {
  map: { camp: 'clear src:red', town: 'clear fort:blue:4', home: 'clear src:blue' },
  borders: ['camp-town', 'town-home'],
  armies: { red: { town: ['Foot 3/2', 'Horse 3/2'] } },
  control: { red: ['camp'], blue: ['town', 'home'] },
}

const lying = (red: readonly string[], blue: readonly string[] = []): War => ({
  ...siege,
  armies: { red: { town: red }, blue: { town: blue } },
})

/** Red's siege phase with this die, in both editions, which must agree. */
function besiege(war: War, ...dice: number[]): Playing {
  const [older, revised] = (['A', 'B'] as const).map(edition => {
    const w = start({ ...war, edition }, dice)
    endMovement(w)
    return w
  }) as [Playing, Playing]
  expect(told(older, 'siege-tested')).toEqual(told(revised, 'siege-tested'))
  return revised
}

const falls = (w: Playing): boolean[] => told(w, 'siege-tested').map(({ fell }) => fell)

describe('when a siege is tested', () => {
  test('[W-12.8-min-2][W-7.1.4-d-siege] with two combat units before it, after the battles, without asking a player', () => {
    const w = besiege(siege, 9)
    expect(told(w, 'siege-tested')).toEqual([
      { is: 'siege-tested', player: 0, region: w.r('town'), die: 9, because: [], fdv: 4, fell: false },
    ])
    expect(open(w).player).toBe(w.player('blue'))
  })

  test('[W-12.8-one-cu] with one there is none; support units and leaders do not count', () => {
    expect(falls(besiege(lying(['Foot 3/2'])))).toEqual([])
    expect(falls(besiege(lying(['Foot 3/2', 'Guns A', 'Ram S', 'Lee 3* 2/2'])))).toEqual([])
  })

  test('[W-12.8-min-2][W-12.8-one-cu] a siege needs two combat units before the fortress, and no enemy in the open', () => {
    const standing = (red: readonly string[], blue: readonly string[] = []): number[] => {
      const { g } = start(lying(red, blue))
      return siegesNow(g.s, g.p)
    }
    const town = start(siege).r('town')
    expect(standing(['Foot 3/2', 'Horse 3/2'])).toEqual([town])
    expect(standing(['Foot 3/2', 'Horse 3/2'], ['Guard 3/2 inside'])).toEqual([town])
    expect(standing(['Foot 3/2'])).toEqual([])
    expect(standing(['Guns A', 'Lee 3* 2/2'])).toEqual([])
    expect(standing(['Foot 3/2', 'Horse 3/2'], ['Line 3/2'])).toEqual([])
  })

  /** Red's siege phase with these units out of supply. */
  const starving = (hungry: readonly string[], options: War['options'] = {}): Playing => {
    const w = start({ ...lying(['Foot 3/2', 'Horse 3/2', 'Guns A', 'Ram 1/1 S']), options }, [9])
    for (const name of hungry) w.g.p.unsupplied[w.c(name)] = 1
    endMovement(w)
    return w
  }
  const partsOf = (w: Playing): (string | undefined)[] | undefined =>
    told(w, 'siege-tested')[0]?.because.map(({ what }) => what)

  test('[G-90][W-12.8-min-2] unsupplied units are not among the two, and add nothing', () => {
    expect(partsOf(starving([]))).toEqual(['engine', 'siege-artillery'])
    expect(partsOf(starving(['Ram']))).toEqual(['siege-artillery'])
    expect(partsOf(starving(['Foot', 'Horse']))).toBeUndefined()
    expect(partsOf(starving(['Ram', 'Guns']))).toEqual([])
  })

  test('[G-90] by option they besiege like others', () => {
    expect(partsOf(starving(['Foot', 'Horse', 'Guns', 'Ram'], { unsupplied_besiege: true }))).toEqual([
      'engine',
      'siege-artillery',
    ])
  })

  test('[W-12.8-one-cu][G-90][W-12.8-min-2] each reason for no siege has its own rule', () => {
    const towns = ['one', 'two', 'few', 'starved', 'relieved']
    const w = start({
      map: Object.fromEntries(towns.map(town => [town, 'clear fort:blue:0'])),
      borders: ['one-two', 'two-few', 'few-starved', 'starved-relieved'],
      armies: {
        red: {
          one: ['A1 3/2', 'A2 3/2'],
          two: ['B1 3/2', 'B2 3/2'],
          few: ['C1 3/2'],
          starved: ['D1 3/2', 'D2 3/2'],
          relieved: ['E1 3/2', 'E2 3/2'],
        },
        blue: { relieved: ['Line 3/2'] },
      },
      uses: ['supply'],
      rules: [
        {
          when: 'always',
          effects: [
            { do: 'supply', side: 'own', as: 'in' },
            { do: 'supply', side: 'own', as: 'out', of: { units: ['D1', 'D2'] } },
          ],
        },
      ],
    })
    endMovement(w)
    expect(open(w).kind).toBe('siege')
    const why = towns.map(town => whyNot(w.g, 0, w.r(town))?.rule)
    expect(why).toEqual([undefined, undefined, 'W-12.8-one-cu', 'G-90', 'W-12.8-min-2'])
  })

  test('[W-12.8-min-2] hidden units do not besiege', () => {
    expect(falls(besiege(lying(['Foot 3/2', 'Band 3/2 G hidden'])))).toEqual([])
  })

  test('[W-12.8-min-2] with an enemy combat unit in the open there is none, as the fortress is relieved', () => {
    expect(falls(besiege(lying(['Foot 3/2', 'Horse 3/2'], ['Line 3/2'])))).toEqual([])
    expect(falls(besiege(lying(['Foot 3/2', 'Horse 3/2'], ['Line 3/2 inside']), 9))).toEqual([false])
  })

  test('[W-12.8-min-2] a battle won in the region comes first', () => {
    const war = lying(['Foot 9/9', 'Horse 9/9', 'Lee 3* 2/2'], ['Line 0/0'])
    const w = start(war, [0, 0, 9, 0, 9])
    endMovement(w)
    until(w, 'orders', 'blue')
    const kinds = (w.g.log ?? [])
      .map(({ is }) => is)
      .filter(is => is === 'battle-ended' || is === 'siege-tested')
    expect(kinds).toEqual(['battle-ended', 'siege-tested'])
  })

  test('[W-12.8-no-leader] neither the march there nor the siege needs a leader', () => {
    const w = start({ ...siege, armies: { red: { camp: ['Foot 3/2', 'Horse 3/2'] } } }, [9])
    march(w, 'Foot, Horse', 'town')
    endMovement(w)
    expect(falls(w)).toEqual([false])
  })

  test('[W-7.1.4-d-siege] each siege is tested once in each turn of the besieger, while it lasts', () => {
    const w = besiege(siege, 9, 9)
    until(w, 'orders', 'red')
    expect(falls(w)).toEqual([false])
    endMovement(w)
    expect(falls(w)).toEqual([false, false])
  })

  test('[W-7.1.4-d-siege] of several the active player chooses the order', () => {
    const w = start(
      {
        ...siege,
        map: { ...siege.map, keep: 'clear fort:blue:0' },
        borders: [...siege.borders, 'camp-keep'],
        armies: { red: { town: ['Foot 3/2', 'Horse 3/2'], keep: ['Van 3/2', 'Rear 3/2'] } },
      },
      [9, 9],
    )
    endMovement(w)
    expect(open(w)).toMatchObject({ kind: 'siege', player: 0, options: [w.r('town'), w.r('keep')] })
    give(w, 'siege', w.r('keep'))
    expect(told(w, 'siege-tested').map(({ region }) => region)).toEqual([w.r('keep'), w.r('town')])
  })

  test('[G-60] allies besiege together, in the turn of any with a combat unit there', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }, { id: 'grey', side: 'blue' }]
    const map = { ...siege.map, town: 'clear fort:grey:4' }
    const together = { red: { town: ['Foot 3/2'] }, pink: { town: ['Horse 3/2'] } }
    expect(falls(besiege({ ...siege, players, map, armies: together }, 9))).toEqual([false])
    const apart = { red: { town: ['Guns A'] }, pink: { town: ['Horse 3/2', 'Foot 3/2'] } }
    expect(falls(besiege({ ...siege, players, map, armies: apart }))).toEqual([])
  })

  test('[G-60] the fortress of a player who is no declared enemy is left alone', () => {
    expect(falls(besiege({ ...siege, peace: [['red', 'blue']] }))).toEqual([])
  })
})

describe('the test', () => {
  const dice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

  test('[W-12.9-success][W-12.9-failure][W-12.8-fdv] up to its FDV the fortress falls, above it holds', () => {
    for (const fdv of dice) {
      const map = { ...siege.map, town: `clear fort:blue:${fdv}` }
      expect(dice.filter(die => falls(besiege({ ...siege, map }, die))[0])).toEqual(dice.slice(0, fdv + 1))
    }
  })

  test('[W-6-natural-zero][G-09][G-45] a natural 0 takes it, whatever is added', () => {
    const map = { ...siege.map, town: 'clear fort:blue:0' }
    const held = { ...lying(['Foot 3/2', 'Horse 3/2'], ['Vauban 1* 0/0 S3 inside']), map }
    expect([0, 1].map(die => falls(besiege(held, die)))).toEqual([[true], [false]])
  })

  test('[W-6-natural-nine][G-45] a natural 9 is no failure by itself', () => {
    const map = { ...siege.map, town: 'clear fort:blue:8' }
    expect(falls(besiege({ ...siege, map }, 9))).toEqual([false])
    const engine = { ...lying(['Foot 3/2', 'Horse 3/2', 'Ram S']), map }
    expect(falls(besiege(engine, 9))).toEqual([true])
  })

  test('[W-12.9-success] units inside are lost for good, and the fortress is gone', () => {
    const w = besiege(
      lying(['Foot 3/2', 'Horse 3/2'], ['Guard 3>2/2 inside', 'Guns A inside', 'Lee 1* 0/0 inside']),
      4,
    )
    expect(told(w, 'fortress-fell')).toEqual([
      {
        is: 'fortress-fell',
        player: 0,
        region: w.r('town'),
        owner: 1,
        lost: ['Guard', 'Guns', 'Lee'].map(name => w.c(name)),
      },
    ])
    expect(['Guard', 'Guns', 'Lee'].map(name => placeOf(w, name))).toEqual([OUT, OUT, OUT])
    expect([w.g.p.fort[w.r('town')], w.g.p.fdv[w.r('town')]]).toEqual([NOBODY, 0])
    expect([w.g.p.steps[w.c('Guard')], w.g.p.fate]).toEqual([0, [KILLED]])
  })

  test('[W-12.9-failure] units inside stay when it holds', () => {
    const w = besiege(lying(['Foot 3/2', 'Horse 3/2'], ['Guard 3/2 inside', 'Lee 1* 0/0 inside']), 5)
    expect([placeOf(w, 'Guard'), placeOf(w, 'Lee'), w.g.p.fort[w.r('town')]]).toEqual(['town', 'town', 1])
    expect(told(w, 'fortress-fell')).toEqual([])
  })
})

describe("a fortress's effects on its region", () => {
  const holder = (w: Playing): number | undefined => w.g.p.control[w.r('town')]

  test('[W-12.8-block][G-55][W-A2.2-capture] until it falls to a siege the region stays its owner’s', () => {
    const w = besiege(siege, 5, 4)
    expect(holder(w)).toBe(w.player('blue'))
    until(w, 'orders', 'red')
    endMovement(w)
    expect([falls(w), holder(w)]).toEqual([[false, true], w.player('red')])
  })

  test('[W-12.8-block][W-A2.2-stop] stacks that enter its region must end their movement there', () => {
    const w = start({ ...siege, armies: { red: { camp: ['Horse 3/2 mp9', 'Foot 3/2 mp9'] } } }, [9])
    give(w, 'orders', marchOrder(w, 'Foot, Horse', 'town'))
    expect(allowed(w, marchOrder(w, 'Foot, Horse', 'home'))).toBe(false)
  })

  test('[W-A2.2-shelter][G-43] those inside, however many, are not attacked in the field and do not fight there', () => {
    const inside = Array.from({ length: 20 }, (_, i) => `G${i} 9/9 inside`)
    const w = besiege(lying(['Foot 3/2', 'Horse 3/2', 'Lee 3* 2/2'], inside), 9)
    expect([told(w, 'battle-joined'), falls(w)]).toEqual([[], [false]])
  })

  test('[G-43] a besieger may leave in any direction in its next turn', () => {
    const w = besiege(siege, 9)
    until(w, 'orders', 'red')
    expect(['camp', 'home'].map(to => allowed(w, marchOrder(w, 'Foot, Horse', to)))).toEqual([true, true])
  })

  test('[W-A2.3-structures][G-43] neither the fortress nor those inside count for stacking', () => {
    const w = start({
      ...siege,
      map: { ...siege.map, town: 'forest fort:red:4' },
      armies: {
        red: {
          town: ['A1 1/1', 'A2 1/1', 'A3 1/1', 'A4 1/1', 'A5 1/1', 'G1 1/1 inside'],
          camp: ['Foot 3/2', 'Horse 3/2'],
        },
      },
    })
    expect([
      allowed(w, marchOrder(w, 'Foot', 'town')),
      allowed(w, marchOrder(w, 'Foot, Horse', 'town')),
    ]).toEqual([true, false])
  })
})
