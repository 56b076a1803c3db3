import { describe, expect, test } from 'vitest'
import { at } from '../position.ts'
import { battleNamed, BATTLES, battleFile } from '../testing/packs.ts'
import { buildersOf } from '../works/build.ts'
import { CATALOGUE } from '../testing/field.ts'

/** Words that say where something lies against something else of the same name: the axis, and which way. */
const WINDS = { north: [1, 1], south: [1, -1], east: [0, 1], west: [0, -1] } as const
const WIND = /\b(north|south|east|west)\b/i

/** Everything of a battle that has a name and a place. */
function placedIn(id: string): { name: string; at: readonly [number, number] }[] {
  const { map, sides } = battleFile(id)
  const groups = sides.flatMap(({ groups: own }) => own.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }])))
  const ground = map.ground.flatMap(({ name, outline }) => (name === null ? [] : [{ name, at: outline[0] as [number, number] }]))
  return [...groups, ...ground, ...map.names.map(({ name, at }) => ({ name, at }))]
} // prettier-ignore

describe('the battles that come with the program', () => {
  test.each(BATTLES)('[MG-ina-geom] in %s whatever is called north lies north, and so all round', id => {
    const placed = placedIn(id)
    for (const one of placed)
      for (const other of placed) {
        const [a, b] = [WIND.exec(one.name)?.[1], WIND.exec(other.name)?.[1]]
        if (a === undefined || b === undefined || one.name.replace(WIND, '') !== other.name.replace(WIND, ''))
          continue
        const [axis, way] = WINDS[a.toLowerCase() as keyof typeof WINDS]
        if (a !== b && WINDS[b.toLowerCase() as keyof typeof WINDS][0] === axis)
          expect([one.name, other.name, Math.sign(one.at[axis] - other.at[axis])]).toEqual([one.name, other.name, way]) // prettier-ignore
      }
  })

  test.each(BATTLES)('[M-bld-engineer] in %s every side with engineers can build from its first turn', id => {
    const s = battleNamed(id)
    const p = { ...s.setup, turn: 1, phase: 'targeting' as const }
    for (const player of s.players.keys()) {
      const has = p.groups.some(
        ({ owner, stacks, where }) =>
          owner === player &&
          where === 'field' &&
          stacks.some(({ unit }) => at(s.units, unit).traits.engineer !== undefined),
      )
      const [builders] = buildersOf(s, p, player)
      expect(builders !== undefined && builders.kinds.length > 1).toBe(has)
    }
  })

  test('[MG-alt] the autocannon of an infantry fighting vehicle pierces what its sheet lists', () => {
    const { attacks } = CATALOGUE.units['infantry-fighting-vehicle'] ?? { attacks: [] }
    expect(attacks.map(({ name, pierce }) => [name, pierce])).toEqual([[null, 'M'], ['Autocannon', 'M']]) // prettier-ignore
  })
})
