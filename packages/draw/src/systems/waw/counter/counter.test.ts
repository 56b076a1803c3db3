import { describe, expect, test } from 'vitest'
import { voiceOf } from '@sandtable/words'
import { COUNTERS_IN } from '../words/words.ts'
import { markup } from '../../../el.ts'
import { LIGHT } from '../../../palette.ts'
import { elements, texts } from '../../../testing/elements.ts'
import { ALL_PACKS, packNamed } from '../testing/packs.ts'
import { counter } from './counter.ts'
import { counterDefs } from './defs.ts'
import { hiddenFace, leaderFace, unitFace } from './face.ts'
import { stackMark } from './stack.ts'

const missouri = packNamed('missouri-1861')
const hastings = packNamed('hastings-1066')

const shown = { detail: 96, palette: LIGHT, voice: voiceOf(COUNTERS_IN.en) } as const

describe('faces', () => {
  test('a unit shows the values of the steps that it has left', () => {
    expect(unitFace(hastings, 'kings-housecarls-1')).toMatchObject({
      cf: 4,
      mf: 3,
      mp: 3,
      heavy: true,
      steps: 2,
      fullSteps: 2,
    })
    expect(unitFace(hastings, 'kings-housecarls-1', 1)).toMatchObject({
      cf: 2,
      mf: 3,
      steps: 1,
      fullSteps: 2,
    })
  })

  test('[G-12] half a movement point is printed as a fraction, smaller where it would cover the step dots', () => {
    const unit = { ...hastings.units['kings-housecarls-1'], mp: [{ halves: 5 }, { halves: 1 }] }
    const pack = { ...hastings, units: { slow: unit } } as typeof hastings
    expect([unitFace(pack, 'slow').mp, unitFace(pack, 'slow', 1).mp]).toEqual([2.5, 0.5])
    const sizes = ([96, 48] as const).map(
      detail =>
        /font-size="(\d+)"[^>]*>2½</.exec(markup(counter(unitFace(pack, 'slow'), { ...shown, detail })))?.[1],
    )
    expect(sizes).toEqual(['19', '17'])
  })

  test.for([96, 48] as const)('at %d the step dots stand clear of the figures beside them', detail => {
    for (const [halves, steps] of [
      [5, 2],
      [5, 1],
      [25, 1],
      [24, 2],
    ] as const) {
      const mp = [{ halves }, { halves }]
      const unit = { ...hastings.units['kings-housecarls-1'], cf: [5, 4], mf: [3, 2], mp }
      const pack = { ...hastings, units: { slow: unit } } as unknown as typeof hastings
      const drawn = markup(counter(unitFace(pack, 'slow', steps), { ...shown, detail }))
      const dots = [...drawn.matchAll(/cx="([\d.]+)" cy="86" r="([\d.]+)"/g)].map(([, x, r]) => ({
        left: Number(x) - Number(r) - 0.9,
        right: Number(x) + Number(r) + 0.9,
      }))
      const [, size = '', figure = ''] =
        /x="89" y="9[23]"[^>]*font-size="(\d+)"[^>]*>([\d½]+)</.exec(drawn) ?? []
      const width = Array.from(figure).reduce((sum, sign) => sum + (sign === '½' ? 0.85 : 0.54), 0)
      const boxed = detail === 96 ? 33 : 40.3
      expect(dots).toHaveLength(2)
      expect(dots[0]?.left).toBeGreaterThan(boxed)
      expect(dots[1]?.right).toBeLessThan(89 - width * Number(size))
      expect(dots[1]?.left).toBeGreaterThan(dots[0]?.right as number)
    }
  })

  test('a support unit has a type and no factors', () => {
    expect(unitFace(missouri, 'siege-guns')).toMatchObject({
      type: 'S',
      cf: null,
      mf: null,
      mp: 2,
      pennants: [{ siege: 2 }],
    })
  })

  test('a leader shows stars or a crown, and a place in the hierarchy', () => {
    expect(leaderFace(missouri, 'price')).toMatchObject({ stars: 2, crown: false, hierarchy: 'A' })
    expect(leaderFace(hastings, 'harold')).toMatchObject({ stars: 0, crown: true, figure: 'crowned' })
  })

  test('figures are of their time', () => {
    expect(unitFace(missouri, 'us-1').figure).toBe('rifleman')
    expect(unitFace(hastings, 'fyrd-kent').figure).toBe('spearman')
    expect(unitFace(hastings, 'norman-archers').figure).toBe('bowman')
    expect(unitFace(missouri, 'totten').figure).toBe('cannon')
    expect(unitFace(packNamed('mongols-1241'), 'archers-1').figure).toBe('horse-archer')
  })

  test('what a pack has not is refused by name', () => {
    expect(() => unitFace(missouri, 'nobody')).toThrow('missouri-1861 has no unit nobody')
    expect(() => leaderFace(missouri, 'nobody')).toThrow('missouri-1861 has no leader nobody')
    expect(() => hiddenFace(missouri, 'nobody')).toThrow('missouri-1861 has no nation or player nobody')
  })
})

describe('a drawn counter', () => {
  test('has its factors in print, with a real minus', () => {
    expect(texts(counter(leaderFace(missouri, 'hunter'), shown))).toEqual(
      expect.arrayContaining(['−1', '0', '4', 'David Hunter']),
    )
  })

  test('has no name at 48, and only its combat factor at 28', () => {
    const face = unitFace(missouri, 'us-cavalry-1')
    expect(texts(counter(face, { ...shown, detail: 48 })).toSorted()).toEqual(['1', '2', '4', 'C'])
    expect(texts(counter(face, { ...shown, detail: 28 }))).toEqual(['1'])
  })

  test('shows nothing of what is hidden', () => {
    expect(texts(counter(hiddenFace(missouri, 'csa'), shown))).toEqual(['?'])
    expect(texts(counter(hiddenFace(missouri, 'csa', true), shown))).toEqual([])
  })

  test('differs in every state', () => {
    const face = unitFace(missouri, 'us-1')
    const states = [
      [],
      ['can'],
      ['selected'],
      ['moved'],
      ['panicked'],
      ['unsupplied'],
      ['eliminated'],
    ] as const
    const drawings = states.map(state => markup(counter(face, { ...shown, states: state })))
    expect(new Set(drawings).size).toBe(states.length)
  })

  test('refers only to what counterDefs has, whose ids are all different', () => {
    const defs = elements(counterDefs(ALL_PACKS)).flatMap(({ attrs }) => attrs['id'] ?? [])
    expect(new Set(defs).size).toBe(defs.length)
    for (const pack of ALL_PACKS) {
      const faces = [
        ...Object.keys(pack.units).map(id => unitFace(pack, id)),
        ...Object.keys(pack.leaders).map(id => leaderFace(pack, id)),
        ...Object.keys(pack.nations).map(id => hiddenFace(pack, id)),
      ]
      const drawn = faces.map(face => counter(face, shown))
      const used = drawn.flatMap(drawing =>
        [...markup(drawing).matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id),
      )
      expect(used.filter(id => !defs.includes(id as string))).toEqual([])
      expect(drawn.flatMap(elements).filter(({ attrs }) => 'id' in attrs)).toEqual([])
      expect(drawn.map(markup).join('')).not.toMatch(/NaN|undefined|style=/)
    }
  })
})

test('a stack shows its size and its leader', () => {
  const top = unitFace(missouri, 'us-1')
  expect(texts(stackMark({ top, count: 1, size: 48 }, { ...shown, detail: 48 }))).not.toContain('1')
  const led = stackMark(
    { top, count: 8, commander: leaderFace(missouri, 'fremont'), size: 48 },
    { ...shown, detail: 48 },
  )
  expect(texts(led)).toContain('8')
  expect(elements(led).filter(({ attrs }) => attrs['fill'] === '#F3D27A')).toHaveLength(3)
})
