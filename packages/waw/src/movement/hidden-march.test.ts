import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, attackers, give, placeOf, start, told } from '../testing/playing.ts'
import { front } from '../testing/grounds.ts'

const EDITIONS = ['A', 'B'] as const

const line = { town: ['Line 3/2'] }
const may = (w: Playing, names: string, to = 'town'): boolean => allowed(w, marchOrder(w, names, to))

describe('moving hidden', () => {
  const band = (more: Partial<War> = {}): War =>
    front({ red: { a: ['Band 2/1 G hidden mp4', 'Gang 2/1 G hidden mp4'] }, blue: line }, more)

  test('[G-84][W-4.1.2-hidden-passive] hidden units enter enemy regions without leader and without battle', () => {
    for (const edition of EDITIONS) {
      const w = start({ ...band(), edition })
      march(w, 'Band', 'town')
      endMovement(w)
      expect([placeOf(w, 'Band'), told(w, 'battle-joined')]).toEqual(['town', []])
    }
  })

  test('[G-84] but stop there', () => {
    const w = start(band())
    give(w, 'orders', marchOrder(w, 'Band', 'town'))
    expect([w.g.p.march.trail, may(w, 'Band', 'rear')]).toEqual([[], false])
  })

  test('[G-84] and by an enemy fortress', () => {
    const map = { ...front({}).map, town: 'clear fort:blue:4' }
    const w = start(front({ red: { a: ['Band 2/1 G hidden mp4'] } }, { map }))
    give(w, 'orders', marchOrder(w, 'Band', 'town'))
    expect(may(w, 'Band', 'rear')).toBe(false)
  })

  test('[G-75][W-4.1.2-hide] their exhaustion stays secret: their owner halts them, like any other stack', () => {
    const map = { ...front({}).map, town: 'mountain' }
    const w = start(front({ red: { a: ['Band 2/1 G hidden mp1'] } }, { map }))
    give(w, 'orders', marchOrder(w, 'Band', 'town'))
    expect([told(w, 'march-ended'), may(w, 'Band', 'rear'), allowed(w, { do: 'halt' })]).toEqual([
      [],
      false,
      true,
    ])
    const seen = start(front({ red: { a: ['Foot 3/2 mp1'] } }, { map }))
    give(seen, 'orders', marchOrder(seen, 'Foot', 'town'))
    expect(told(seen, 'march-ended')).toHaveLength(1)
  })

  test('[G-84] by option they pass', () => {
    const w = start(band({ options: { hidden_entry: 'pass' } }))
    march(w, 'Band', 'town', 'rear')
    expect(placeOf(w, 'Band')).toBe('rear')
  })

  test('[G-84] their arrival is not the one attack of the turn', () => {
    const w = start(front({ red: { a: ['Band 2/1 G hidden'], b: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: line }))
    march(w, 'Band', 'town')
    expect(may(w, 'Foot, Lee')).toBe(true)
  })

  test('[G-84] they do not join a defence', () => {
    const w = start(
      front({ red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { town: ['Line 3/2', 'Band 2/1 G hidden'] } }),
    )
    march(w, 'Foot, Lee', 'town')
    endMovement(w)
    expect(told(w, 'battle-joined')[0]?.battle.forces[1]).toEqual([w.c('Line')])
  })

  test('[G-84] and do not block control', () => {
    const w = start(front({ red: { a: ['Foot 3/2'] }, blue: { town: ['Band 2/1 G hidden'] } }))
    march(w, 'Foot', 'town')
    endMovement(w)
    expect(w.g.p.control[w.r('town')]).toBe(w.player('red'))
  })

  test('[G-41][W-4.1.2-attack-reveals] to attack they are turned up first, in the same phase', () => {
    const w = start(front({ red: { a: ['Band 2/1 G hidden mp4', 'Lee 1* 0/0 hidden'] }, blue: line }))
    march(w, 'Band, Lee', 'town')
    give(w, 'orders', { do: 'uncover', stack: [w.c('Band'), w.c('Lee')] })
    endMovement(w)
    expect(told(w, 'uncovered')).toMatchObject([{ because: 'own', region: w.r('town') }])
    expect(attackers(w)).toEqual(['Band'])
  })

  test('[G-41] turned up in place, they go on as an attack like any other', () => {
    const w = start(front({ red: { a: ['Band 2/1 G hidden', 'Lee 1* 0/0 hidden'] }, blue: line }))
    give(w, 'orders', { do: 'uncover', stack: [w.c('Band'), w.c('Lee')] })
    expect([may(w, 'Band'), may(w, 'Band, Lee')]).toEqual([false, true])
  })
})
