import type { Condition } from '../effects/vocabulary.ts'
import type { Position } from '../position.ts'
import type { Naming } from './names.ts'
import { shortName } from '@sandtable/kernel'
import { at } from '../position.ts'
import { terrainName } from './names.ts'

/** A condition's parts in words; with a position also their state. */
export function conditionWords(t: Naming, wanted: Condition, p: Position | null = null): string[] {
  const { s, voice } = t
  const { notBefore, notAfter, points, money, technology, controls, lost, alive, dead, terrain, role } =
    wanted
  const leader = (number: number): string => s.leaders[number]?.name ?? ''
  return [
    ...turnWords(t, notBefore, notAfter),
    ...(points === undefined ? [] : [voice('if:points', { count: points })]),
    ...(money === undefined ? [] : [voice('if:money', { sum: money })]),
    ...(technology ?? []).map(({ track, level }) =>
      voice('if:technology', { track: s.technologies[track] ?? '', level }),
    ),
    ...(controls === undefined ? [] : [regionWords(t, p, 'controls', controls)]),
    ...(lost === undefined ? [] : [regionWords(t, p, 'lost', lost)]),
    ...(alive === undefined ? [] : [voice('if:alive', { leader: leader(alive) })]),
    ...(dead === undefined ? [] : [voice('if:dead', { leader: leader(dead) })]),
    ...(terrain === undefined
      ? []
      : [voice('if:terrain', { terrain: terrain.map(ground => terrainName(t, ground)) })]),
    ...(role === undefined ? [] : [voice(`if:role:${role}`)]),
  ]
}

function turnWords({ voice }: Naming, from: number | undefined, to: number | undefined): string[] {
  if (from !== undefined && to !== undefined)
    return [from === to ? voice('if:turn', { turn: from }) : voice('if:turns', { from, to })]
  if (from !== undefined) return [voice('if:from', { turn: from })]
  return to === undefined ? [] : [voice('if:until', { turn: to })]
}

/** This many of these regions, each with its holder if wanted. */
function regionWords(
  t: Naming,
  p: Position | null,
  how: 'controls' | 'lost',
  { regions, atLeast }: NonNullable<Condition['controls']>,
): string {
  const names = regions.map(region => {
    const name = t.s.map.regions[region]?.name ?? ''
    return p === null ? name : heldWords(t, p, region, name)
  })
  const number = regions.length === 1 ? 'one' : atLeast === regions.length ? 'all' : 'some'
  return t.voice(`if:${how}:${number}`, { number: atLeast, regions: names })
}

function heldWords({ s, voice }: Naming, p: Position, number: number, region: string): string {
  const control = at(p.control, number)
  if (control < 0) return voice('if:holder:none', { region })
  return voice('if:holder', { region, holder: shortName(s, control) })
}
