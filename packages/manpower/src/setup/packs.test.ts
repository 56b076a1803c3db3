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
  const groups = sides.flatMap(side =>
    side.groups.flatMap(({ name, at: point }) => (point === null ? [] : [{ name, at: point }])),
  )
  const ground = map.ground.flatMap(({ name, outline }) =>
    name === null ? [] : [{ name, at: outline[0] as [number, number] }],
  )
  return [...groups, ...ground, ...map.names.map(({ name, at: point }) => ({ name, at: point }))]
}

type Wind = keyof typeof WINDS

/** Pairs of a name whose winds are those of one axis, and that lie the other way round. */
const swapped = (placed: ReturnType<typeof placedIn>): string[] =>
  placed.flatMap(one =>
    placed.flatMap(other => {
      const [a, b] = [one, other].map(({ name }) => WIND.exec(name)?.[1]?.toLowerCase() as Wind | undefined)
      const isPair = one.name.replace(WIND, '') === other.name.replace(WIND, '')
      if (!isPair || a === undefined || b === undefined || a === b || WINDS[a][0] !== WINDS[b][0]) return []
      const [axis, way] = WINDS[a]
      return Math.sign(one.at[axis] - other.at[axis]) === way ? [] : [`${one.name}, ${other.name}`]
    }),
  )

describe('the battles that come with the program', () => {
  test.each(BATTLES)(
    '[MG-ina-geom] in %s everything called north lies north, and likewise for the other directions',
    id => {
      expect(swapped(placedIn(id))).toEqual([])
    },
  )

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
