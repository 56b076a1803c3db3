import type { Condition } from '../effects/vocabulary.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { orRow, shortName } from '@sandtable/kernel'
import { at } from '../position.ts'

/** What a condition asks, part by part in words; with a position also how it stands. */
export function conditionWords(s: Scenario, wanted: Condition, p: Position | null = null): string[] {
  const { notBefore, notAfter, points, money, technology, controls, lost, alive, dead, terrain, role } =
    wanted
  const leader = (number: number): string => s.leaders[number]?.name ?? ''
  return [
    ...turnWords(notBefore, notAfter),
    ...(points === undefined ? [] : [`${points} ${points === 1 ? 'point' : 'points'} or more`]),
    ...(money === undefined ? [] : [`${money} money or more`]),
    ...(technology ?? []).map(({ track, level }) => `${s.technologies[track]} at level ${level} or more`),
    ...(controls === undefined ? [] : [regionWords(s, p, 'held', controls)]),
    ...(lost === undefined ? [] : [regionWords(s, p, 'in enemy hands', lost)]),
    ...(alive === undefined ? [] : [`${leader(alive)} on the map`]),
    ...(dead === undefined ? [] : [`${leader(dead)} dead`]),
    ...(terrain === undefined ? [] : [`only in a battle in ${orRow(terrain)}`]),
    ...(role === undefined ? [] : [`only as ${role}`]),
  ]
}

function turnWords(from: number | undefined, to: number | undefined): string[] {
  if (from !== undefined && to !== undefined)
    return [from === to ? `only in turn ${from}` : `only in turns ${from} to ${to}`]
  if (from !== undefined) return [`not before turn ${from}`]
  return to === undefined ? [] : [`not after turn ${to}`]
}

/** A number of these regions, each with its holder if that is wanted. */
function regionWords(
  s: Scenario,
  p: Position | null,
  how: string,
  { regions, atLeast }: NonNullable<Condition['controls']>,
): string {
  const names = regions.map(region => {
    const name = s.map.regions[region]?.name ?? ''
    return p === null ? name : `${name} (${holderOf(s, p, region)})`
  })
  const number = regions.length === 1 ? '' : atLeast === regions.length ? 'all of ' : `${atLeast} of `
  return `${how}: ${number}${names.join(', ')}`
}

function holderOf(s: Scenario, p: Position, region: number): string {
  const control = at(p.control, region)
  return control < 0 ? 'nobody' : shortName(s, control)
}
