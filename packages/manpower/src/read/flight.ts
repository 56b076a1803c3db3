import { placed, wayLength } from '@sandtable/board'
import type { MoveOrder } from '../orders.ts'
import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { centre, present } from '../formation/layout.ts'
import { isFlyer } from '../movement/flight.ts'
import { minSpeedOf } from '../formation/speed.ts'

/** How a group of flyers stands by its minimum speed; lengths in centimetres. */
export interface Flight {
  readonly flying: boolean
  /** The minimum speed of a turn, and what has been covered of it. */
  readonly least: number
  readonly covered: number
  /** M-fly-land What it must still cover to stay up, or M-fly-takeoff to get up; 0: nothing. */
  readonly needs: number
  /** Whether it will be in the air when its Movement ends. */
  readonly staysUp: boolean
}

/** M-fly-land, M-fly-takeoff A group's flight when it has covered so much more in this turn; null: it does not fly at all. */
export function flightOf(s: Scenario, p: Sight, g: number, more = 0): Flight | null {
  const group = at(p.groups, g)
  if (!present(group) || !isFlyer(s, group)) return null
  const { flying } = group
  const least = minSpeedOf(s, p, g)
  const covered = group.covered + more
  const needs = Math.max(0, least - covered + (flying ? 0 : 1))
  return { flying, least, covered, needs, staysUp: needs === 0 }
}

/** M-fly-land A player's flyers that land when his Movement ends unless they go on. */
export const landingSoon = (s: Scenario, p: Sight, player: number): (Flight & { readonly group: number })[] =>
  [...p.groups.keys()].flatMap(group => {
    const flight = at(p.groups, group).owner === player ? flightOf(s, p, group) : null
    return flight === null || !flight.flying || flight.staysUp ? [] : [{ group, ...flight }]
  })

/** MG-fly-path The order to circle, to the rear and back, as far as it takes to get up or to stay up; null: there is no need. */
export function circling(s: Scenario, p: Sight, g: number): MoveOrder | null {
  const flight = flightOf(s, p, g)
  if (flight === null || flight.needs === 0) return null
  const { facing } = at(p.groups, g)
  const [x, y] = centre(s, at(p.groups, g))
  for (let out = Math.ceil(flight.needs / 2); ; out++) {
    const [east, north] = placed([x, y], facing, 0, out)
    const path: Pair[] = [
      [east, north],
      [x, y],
    ]
    if (wayLength([[x, y], ...path]) >= flight.needs)
      return { do: 'move', group: g, path, facing: null, crossing: 'cautious', strays: [] }
  }
}
