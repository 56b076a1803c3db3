import type { PackFile } from '@sandtable/scenario'

/** The numbers in a scenario for the names in a pack; each list is in order of number. */
export interface Names {
  readonly players: readonly string[]
  readonly sides: readonly string[]
  readonly regions: readonly string[]
  readonly areas: readonly string[]
  readonly nations: readonly string[]
  readonly units: readonly string[]
  /** Printed leaders, pools included. */
  readonly leaders: readonly string[]
  /** Leaders' slots: those that start or arrive face up, then '' for each face-down one. */
  readonly slots: readonly string[]
  /** The owners of the slots. */
  readonly slotOwners: readonly number[]
  readonly symbols: readonly string[]
  readonly resources: readonly string[]
  readonly technologies: readonly string[]
}

/** A name missing from the pack would have been refused before. */
export function numberOf(list: readonly string[], name: string): number {
  const number = list.indexOf(name)
  if (number < 0) throw new Error(`the pack has no '${name}'`)
  return number
}

export function namesOf(pack: PackFile): Names {
  const players = pack.players.map(({ id }) => id)
  const leaders = Object.keys(pack.leaders)
  const pooled = pack.players.flatMap(({ pool }) => pool)
  const known = leaders.filter(id => !pooled.includes(id))
  const faceDown = [
    ...Object.values(pack.setup.faceDown).flat(),
    ...pack.setup.reinforcements.flatMap(({ player, faceDown }) =>
      Array.from({ length: faceDown }, () => player),
    ),
  ]
  const ownerOf = (id: string): string => pack.nations[pack.leaders[id]?.nation ?? '']?.player ?? ''
  return {
    players,
    sides: [...new Set(pack.players.map(({ side }) => side))],
    regions: Object.keys(pack.map.regions),
    areas: Object.keys(pack.map.areas),
    nations: Object.keys(pack.nations),
    units: Object.keys(pack.units),
    leaders,
    slots: [...known, ...faceDown.map(() => '')],
    slotOwners: [...known.map(ownerOf), ...faceDown].map(player => numberOf(players, player)),
    symbols: Object.keys(pack.symbols),
    resources: pack.resources,
    technologies: pack.technologies,
  }
}

/** A unit or a face-up leader, as a counter. */
export function counterNamed(names: Names, id: string): number {
  const unit = names.units.indexOf(id)
  return unit >= 0 ? unit : names.units.length + numberOf(names.slots, id)
}
