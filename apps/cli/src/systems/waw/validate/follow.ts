import type { Condition, Position, Scenario, Side } from '@sandtable/waw'
import { at } from '@sandtable/kernel'
import { holds } from '@sandtable/waw'
import { terrainName, warPhrase } from '../words/words.ts'

/** A condition that is followed through games, to see what of it never came about. */
export interface Followed {
  /** Another position, and in a battle the player's side of it. */
  readonly note: (p: Position, side?: Side) => void
  /** Whether all parts have held at once. */
  readonly held: () => boolean
  /** What was missing. */
  readonly why: () => string
}

/** A part of a condition: its amount, the amount needed, and the finding if it was never enough. */
export interface Part {
  readonly need: number
  readonly amount: (p: Position, side: Side | null) => number
  readonly lacking: (most: number) => string
}

export function follow(parts: readonly Part[]): Followed {
  const most = parts.map(() => -Infinity)
  let [noted, met] = [false, false]
  return {
    note: (p, side) => {
      const amounts = parts.map(part => part.amount(p, side ?? null))
      amounts.forEach((amount, i) => (most[i] = Math.max(at(most, i), amount)))
      noted = true
      met ||= parts.every(({ need }, i) => at(amounts, i) >= need)
    },
    held: () => met,
    why: () => {
      if (!noted) return warPhrase('lacking:moment')
      const lacking = parts.flatMap(({ need, lacking }, i) =>
        at(most, i) < need ? [lacking(at(most, i))] : [],
      )
      if (lacking.length > 0) return lacking.join('; ')
      return warPhrase(met ? 'lacking:effect' : 'lacking:at-once')
    },
  }
}

/** The parts of a player's condition. */
export function partsOf(s: Scenario, player: number, condition: Condition): Part[] {
  const id = s.players[player]?.id as string
  const { notBefore, points, money, technology = [], controls, lost } = condition
  return [
    ...(notBefore === undefined
      ? []
      : [
          counted(
            notBefore,
            p => p.turn,
            most => warPhrase('lacking:turn', { most, need: notBefore }),
          ),
        ]),
    ...plainParts(s, player, condition),
    ...(points === undefined
      ? []
      : [
          counted(
            points,
            p => p.points[player],
            most => warPhrase('lacking:points', { player: id, most, need: points }),
          ),
        ]),
    ...(money === undefined
      ? []
      : [
          counted(
            money,
            p => p.money[player],
            most => warPhrase('lacking:money', { player: id, most, need: money }),
          ),
        ]),
    ...technology.map(({ track, level }) =>
      counted(
        level,
        p => p.technology[player]?.[track],
        most =>
          warPhrase('lacking:technology', {
            player: id,
            most,
            need: level,
            technology: s.technologies[track] ?? '',
          }),
      ),
    ),
    ...(controls === undefined
      ? []
      : [heldPart(s, controls, id, 'held', (p, region) => holds(s, p, player, { controls: only(region) }))]),
    ...(lost === undefined
      ? []
      : [heldPart(s, lost, id, 'lost', (p, region) => holds(s, p, player, { lost: only(region) }))]),
  ]
}

const counted = (
  need: number,
  amount: (p: Position) => number | undefined,
  lacking: Part['lacking'],
): Part => ({ need, amount: p => amount(p) ?? 0, lacking })

type Regions = NonNullable<Condition['controls']>

const only = (region: number): Regions => ({ regions: [region], atLeast: 1 })

/** How many of these regions are held. */
function heldPart(
  s: Scenario,
  { regions, atLeast }: Regions,
  player: string,
  what: 'held' | 'lost',
  held: (p: Position, region: number) => boolean,
): Part {
  const names = regions.map(region => s.map.regions[region]?.id ?? '')
  return counted(
    atLeast,
    p => regions.filter(region => held(p, region)).length,
    most =>
      regions.length === 1
        ? warPhrase(`lacking:${what}-one`, { player, regions: names })
        : warPhrase(`lacking:${what}`, { player, most, regions: names, need: atLeast }),
  )
}

/** A condition without a measure, which holds or does not. */
function plainParts(s: Scenario, player: number, condition: Condition): Part[] {
  const id = s.players[player]?.id as string
  const { notAfter, alive, dead, terrain, role } = condition
  const plain = (part: Condition, lacking: string): Part => ({
    need: 1,
    amount: (p, side) => (holds(s, p, player, part, side) ? 1 : 0),
    lacking: () => lacking,
  })
  return [
    ...(notAfter === undefined ? [] : [plain({ notAfter }, warPhrase('lacking:late', { turn: notAfter }))]),
    ...(alive === undefined
      ? []
      : [plain({ alive }, warPhrase('lacking:alive', { leader: s.leaders[alive]?.id ?? '' }))]),
    ...(dead === undefined
      ? []
      : [plain({ dead }, warPhrase('lacking:dead', { leader: s.leaders[dead]?.id ?? '' }))]),
    ...(terrain === undefined
      ? []
      : [
          plain(
            { terrain },
            warPhrase('lacking:terrain', {
              player: id,
              terrains: terrain.map(terrainName),
            }),
          ),
        ]),
    ...(role === undefined ? [] : [plain({ role }, warPhrase(`lacking:${role}`, { player: id }))]),
  ]
}
