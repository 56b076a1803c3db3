import type { Aiming } from './selection.ts'
import { begin, seeded } from '@sandtable/kernel'
import { centre, MANPOWER, weaponsIn } from '@sandtable/manpower'
import { expect, test } from 'vitest'
import { aimingOf } from './orders.ts'
import { battleOf } from '../testing/battles.ts'
import { chancesOff, foresee, ownStruck, whyNotAimed } from './aims.ts'

const { s } = battleOf('hallam-junction')
const game = begin(MANPOWER, s, { dice: seeded('aims') })
const numbered = (name: string): number => game.p.groups.findIndex(group => group.name === name)
const mortar = weaponsIn(s, game.p, numbered('Old Martha'))[0]
const foresters = weaponsIn(s, game.p, numbered('Foresters'))[0]

test('a shell may fall at several distances, whose chances add up', () => {
  const aim = { at: 'point', point: [50_000, 20_000] } as const
  const aiming: Aiming = { ...aimingOf(mortar as NonNullable<typeof mortar>, 1, { ...aim, point: [50_000, 20_000] }), roll: 'own' } // prettier-ignore
  const { spread, outlook } = foresee(game, 0, aiming) as NonNullable<ReturnType<typeof foresee>>
  const chances = chancesOff(spread ?? [], aim.point)
  expect(chances.length).toBeGreaterThan(3)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(outlook?.kind).toBe('ground')
  expect(foresee(game, 0, aiming)?.outlook).toBe(outlook)
})

test('fire at the ground names the friendly groups that it would hit', () => {
  const [own, enemy] = ['Foresters', '8th Regulars'].map(numbered) as [number, number]
  const struckAt = (group: number): number[] => {
    const [x, y] = centre(s, game.p.groups[group] as (typeof game.p.groups)[number])
    const aiming = aimingOf(mortar as NonNullable<typeof mortar>, 1, { at: 'point', point: [x, y] })
    return ownStruck(game.p, foresee(game, 0, { ...aiming, roll: 'own' })?.outlook ?? null)
  }
  expect(struckAt(own)).toContain(own)
  expect(struckAt(enemy)).toEqual([])
})

test('an impossible aim says why, and what hides the target', () => {
  const far = aimingOf(foresters as NonNullable<typeof foresters>, 1, {
    at: 'stack',
    group: numbered('8th Regulars'),
    stack: 0,
  })
  expect(whyNotAimed({ s, p: game.p, side: 0, kind: 'declare' }, far)?.why).toMatchObject({
    rule: 'MG-targets',
    what: 'too-far',
  })
})
