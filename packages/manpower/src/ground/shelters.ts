import type { Box, Outline, Point } from '@sandtable/board'
import { boxesTouch, boxOf } from '@sandtable/board'
import type { Scenario, WorkKind } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { atlasOf } from './atlas.ts'
import { HOUSE_HEIGHT, houseOf, shelterOnMap } from './houses.ts'
import { stands, workOutline } from './terrain.ts'

/**
 * M-bld-stats, MG-house What men can be in: a building with room, or a house of the map. Both have numbers, the building
 * its own among the works.
 */
export interface Shelter {
  /** Its name; empty: a house without a name. */
  readonly name: string
  readonly outline: Outline
  readonly middle: Point
  readonly height: number
  /** Men it has room for. */
  readonly room: number
  readonly traits: WorkKind['traits']
  readonly isHouse: boolean
}

/** A house gives no advantage and can't be captured. */
const HOUSE = { height: HOUSE_HEIGHT, traits: {}, isHouse: true } as const

/** The shelter with a number; null: there is none. */
export function shelterOf(s: Scenario, p: Sight, number: number): Shelter | null {
  const house = houseOf(s, number)
  if (house !== null) return { ...house, ...HOUSE }
  const work = p.works[number]
  if (work === undefined || !stands(s, work)) return null
  const { name, height, capacity, traits } = at(s.works, work.kind)
  const [x, y] = work.at
  return {
    name,
    outline: workOutline(s, work),
    middle: [x, y],
    height,
    room: capacity,
    traits,
    isHouse: false,
  }
}

/** The numbers of all shelters with room for anybody that may reach into a box. */
export const sheltersWithin = (s: Scenario, p: Sight, box: Box): number[] =>
  [...p.works.keys(), ...housesWithin(s, box)].filter(number => {
    const shelter = shelterOf(s, p, number)
    return shelter !== null && shelter.room > 0 && boxesTouch(boxOf(shelter.outline), box)
  })

const housesWithin = (s: Scenario, box: Box): number[] =>
  atlasOf(s)
    .ground.within(box)
    .map(shelterOnMap)
    .filter(number => houseOf(s, number) !== null)
