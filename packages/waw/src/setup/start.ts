import type { PackFile } from '@sandtable/scenario'
import type { Names } from './names.ts'
import type { Position } from '../position.ts'
import type { Unit } from '../counters.ts'
import { at, DUE, NOBODY } from '../position.ts'
import { counterNamed, numberOf } from './names.ts'
import { emptyPosition } from './position.ts'

/** The position before the first turn. */
export function startingPosition(pack: PackFile, names: Names, units: readonly Unit[]): Position {
  const p = emptyPosition({
    players: names.players.length,
    regions: names.regions.length,
    units,
    leaders: names.slots.length,
    resources: names.resources.length,
    technologies: names.technologies.length,
  })
  p.face = names.slots.map(id => (id === '' ? NOBODY : numberOf(names.leaders, id)))
  placeCounters(pack, names, p)
  hideCounters(pack, names, units, p)
  pack.players.forEach((player, i) => {
    p.pool[i] = player.pool.map(id => numberOf(names.leaders, id))
    p.points[i] = player.points
    p.money[i] = player.money
    p.supremacy[i] = player.supremacy
    p.works[i] = player.forts.map((_, fort) => fort)
    p.technology[i] = names.technologies.map(track => player.technology[track] ?? 0)
  })
  Object.values(pack.map.regions).forEach(({ fortress }, region) => {
    if (fortress === null) return
    p.fort[region] = numberOf(names.players, fortress.owner)
    p.fdv[region] = fortress.fdv
  })
  for (const [player, regions] of Object.entries(pack.setup.control))
    for (const region of regions) p.control[numberOf(names.regions, region)] = numberOf(names.players, player)
  p.enemies = enemiesOf(pack)
  return p
}

function placeCounters(pack: PackFile, names: Names, p: Position): void {
  const { setup } = pack
  for (const [region, ids] of Object.entries(setup.at))
    for (const id of ids) p.where[counterNamed(names, id)] = numberOf(names.regions, region)
  const due = setup.reinforcements.reduce((sum, { faceDown }) => sum + faceDown, 0)
  let slot = names.slots.indexOf('')
  for (const [region, owners] of Object.entries(setup.faceDown))
    for (let n = owners.length; n > 0; n--)
      p.where[names.units.length + slot++] = numberOf(names.regions, region)
  for (let n = 0; n < due; n++) p.where[names.units.length + names.slots.length - 1 - n] = DUE
  for (const { units, leaders } of setup.reinforcements)
    for (const id of [...units, ...leaders]) p.where[counterNamed(names, id)] = DUE
  for (const id of setup.reduced) p.steps[numberOf(names.units, id)] = 1
  for (const id of setup.inside) p.inside[counterNamed(names, id)] = 1
}

function hideCounters(pack: PackFile, names: Names, units: readonly Unit[], p: Position): void {
  for (const id of pack.setup.hidden) {
    const c = counterNamed(names, id)
    const leader = c >= units.length
    const owner = leader ? at(names.slotOwners, c - units.length) : (units[c]?.owner ?? 0)
    const place = owner * names.regions.length + at(p.where, c)
    const row = leader ? p.lurkingLeaders : p.lurking
    p.hidden[c] = 1
    row[place] = at(row, place) + 1
  }
}

/** G-60 Players of different sides are declared enemies, unless the pack says that these two are at peace. */
function enemiesOf(pack: PackFile): number[] {
  const atPeace = (a: string, b: string): boolean =>
    pack.peace.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
  return pack.players.flatMap(one =>
    pack.players.map(two => (one.side !== two.side && !atPeace(one.side, two.side) ? 1 : 0)),
  )
}
