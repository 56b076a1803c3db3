import type { Path } from '../../../problem.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import type { PlayerText } from './pack-schema.ts'
import type { ReinforcementText, SetupText } from './setup-schema.ts'
import { formatPath } from '../../../problem.ts'
import { safe } from '../../../say.ts'
import { guerrilla, openLand, owned, refTo, turnIn } from './known.ts'
import { say } from '../../../words/phrase.ts'

/** Reinforcements, and that no counter is in two places at once, with those of the leaders' pools. */
export const checkArrivals = (known: Known, players: readonly PlayerText[], setup: SetupText): Finding[] => [
  ...(setup.reinforcements ?? []).flatMap((arrival, i) =>
    checkArrival(known, arrival, ['setup', 'reinforcements', i]),
  ),
  ...oncePlaced(placesOf(players, setup)),
  ...faceDown(players, setup),
]

function checkArrival(known: Known, arrival: ReinforcementText, path: Path): Finding[] {
  const { turn, player, at, units = [], leaders = [] } = arrival
  const joins = known.player.get(player)?.joins ?? 1
  const nobody = units.length + leaders.length + (arrival['face-down'] ?? 0) === 0
  return [
    ...turnIn(known, turn, [...path, 'turn']),
    ...(turn < joins
      ? [
          {
            path: [...path, 'turn'],
            message: say('before-joining', { joins, player, turn }),
          },
        ]
      : []),
    ...refTo(known, 'player', player, [...path, 'player']),
    ...openLand(known, at, [...path, 'at']),
    ...(['unit', 'leader'] as const).flatMap(kind =>
      (arrival[`${kind}s`] ?? []).flatMap((id, i) => [
        ...refTo(known, kind, id, [...path, `${kind}s`, i]),
        ...owned(known, id, player, [...path, `${kind}s`, i]),
        ...(arrival.hidden === true ? guerrilla(known, id, [...path, `${kind}s`, i]) : []),
      ]),
    ),
    ...(nobody ? [{ path, message: say('nobody-arrives') }] : []),
  ]
}

interface Spot {
  readonly id: string
  readonly path: Path
}

/** A counter's possible places at the start: on the map, on its way, or in a pool of leaders. */
function placesOf(players: readonly PlayerText[], setup: SetupText): Spot[] {
  const spots = (ids: readonly string[] | undefined, path: Path): Spot[] =>
    (ids ?? []).map((id, i) => ({ id, path: [...path, i] }))
  return [
    ...players.flatMap(({ pool }, i) => spots(pool, ['pack', 'players', i, 'pool'])),
    ...Object.entries(setup.at).flatMap(([region, ids]) => spots(ids, ['setup', 'at', region])),
    ...(setup.reinforcements ?? []).flatMap(({ units, leaders }, i) => [
      ...spots(units, ['setup', 'reinforcements', i, 'units']),
      ...spots(leaders, ['setup', 'reinforcements', i, 'leaders']),
    ]),
  ]
}

function oncePlaced(spots: readonly Spot[]): Finding[] {
  const first = new Map<string, Path>()
  return spots.flatMap(({ id, path }) => {
    const before = first.get(id)
    if (before === undefined) {
      first.set(id, path)
      return []
    }
    return [{ path, message: say('counter-twice', { id: safe(id), before: formatPath(before) }) }]
  })
}

/** W-5.3-hidden-draw No more leaders can be face down than their owner's pool holds. */
function faceDown(players: readonly PlayerText[], setup: SetupText): Finding[] {
  const lying = [
    ...Object.entries(setup['face-down'] ?? {}).flatMap(([region, owners]) =>
      owners.map((owner, i) => ({ owner, number: 1, path: ['setup', 'face-down', region, i] })),
    ),
    ...(setup.reinforcements ?? []).map(({ player, 'face-down': number = 0 }, i) => ({
      owner: player,
      number,
      path: ['setup', 'reinforcements', i, 'face-down'],
    })),
  ]
  const pools = new Map(players.map(({ id, pool = [] }) => [id, pool.length]))
  const drawn = new Map<string, number>()
  return lying.flatMap(({ owner, number, path }) => {
    const pool = pools.get(owner)
    const total = (drawn.get(owner) ?? 0) + number
    drawn.set(owner, total)
    if (pool === undefined || number === 0 || total <= pool) return []
    const message = say('pool-too-small', { pool, owner, total })
    return [{ path, message, rule: 'W-5.3-hidden-draw' }]
  })
}
