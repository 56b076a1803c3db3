import type { Phrase } from '../../../words/phrase.ts'
import type { Path } from '../../../problem.ts'
import type { LeaderText, NationText, UnitText } from './counter-schema.ts'
import type { Finding } from '../../../finding.ts'
import type { RegionText } from './map-schema.ts'
import type { PlayerText } from './pack-schema.ts'
import type { PackTexts } from './parts.ts'
import { once, otherThan } from '../../../known-ids.ts'
import { safe } from '../../../say.ts'
import { say } from '../../../words/phrase.ts'

/** Everything in a pack that can be named elsewhere, by its id. */
export interface Known {
  readonly edition: 'A' | 'B'
  /** Number of the last game turn. */
  readonly turns: number
  readonly uses: ReadonlySet<string>
  readonly player: ReadonlyMap<string, PlayerText>
  readonly side: ReadonlySet<string>
  readonly technology: ReadonlySet<string>
  readonly resource: ReadonlySet<string>
  readonly region: ReadonlyMap<string, RegionText>
  readonly area: ReadonlyMap<string, unknown>
  readonly theater: ReadonlyMap<string, unknown>
  readonly nation: ReadonlyMap<string, NationText>
  readonly unit: ReadonlyMap<string, UnitText>
  readonly leader: ReadonlyMap<string, LeaderText>
  readonly counter: ReadonlyMap<string, UnitText | LeaderText>
  readonly symbol: ReadonlyMap<string, unknown>
  /** Leaders of the pools that face-down ones are drawn from. */
  readonly pooled: ReadonlySet<string>
}

export function knownIn({ pack, map, counters }: PackTexts): Known {
  const unit = new Map(Object.entries(counters.units))
  const leader = new Map(Object.entries(counters.leaders ?? {}))
  return {
    edition: pack.edition,
    turns: pack.turns.length,
    uses: new Set(pack.uses),
    player: new Map(pack.players.map(player => [player.id, player])),
    side: new Set(pack.players.map(player => player.side ?? player.id)),
    technology: new Set(pack.technologies),
    resource: new Set(pack.resources),
    region: new Map(Object.entries(map.regions)),
    area: new Map(Object.entries(map.areas ?? {})),
    theater: new Map(Object.entries(map.theaters ?? {})),
    nation: new Map(Object.entries(counters.nations)),
    unit,
    leader,
    counter: new Map<string, UnitText | LeaderText>([...unit, ...leader]),
    symbol: new Map(Object.entries(counters.symbols ?? {})),
    pooled: new Set(pack.players.flatMap(player => player.pool ?? [])),
  }
}

/** The owner of this counter, if known. */
export const ownerOf = (known: Known, counter: string): string | undefined =>
  known.nation.get(known.counter.get(counter)?.nation ?? '')?.player

export function sideOf(known: Known, player: string | undefined): string | undefined {
  const found = known.player.get(player ?? '')
  return found && (found.side ?? found.id)
}

const NOUNS = {
  player: say('a-player'),
  side: say('a-side'),
  technology: say('a-technology'),
  resource: say('a-resource'),
  region: say('a-region'),
  area: say('an-area'),
  theater: say('a-theater'),
  nation: say('a-nation'),
  unit: say('a-unit'),
  leader: say('a-leader'),
  counter: say('a-unit-or-leader'),
  symbol: say('a-symbol'),
}
export type Kind = keyof typeof NOUNS

/** An id that should name something of this kind. */
export function refTo(known: Known, kind: Kind, id: string | undefined, path: Path): Finding[] {
  if (id === undefined || known[kind].has(id)) return []
  return [
    {
      path,
      message: () => say('unknown-id', { what: NOUNS[kind], id: safe(id), hint: hint(known, kind, id) }),
    },
  ]
}

/** What else the id may be: another kind of thing, or a misspelt one of this kind. */
function hint(known: Known, kind: Kind, id: string): Phrase {
  if (kind === 'unit' && known.leader.has(id)) return say('but-a-leader')
  if (kind === 'leader' && known.unit.has(id)) return say('but-a-unit')
  return otherThan(id, [...known[kind].keys()])
}

/** A list of ids, of which each should name something of this kind, and none twice. */
export const refsTo = (
  known: Known,
  kind: Kind,
  ids: readonly string[] | undefined,
  path: Path,
): Finding[] =>
  ids === undefined
    ? []
    : [...ids.flatMap((id, i) => refTo(known, kind, id, [...path, i])), ...once(ids, path)]

/** The keys of a table, of which each should name something of this kind. */
export const keysTo = (known: Known, kind: Kind, rows: object | undefined, path: Path): Finding[] =>
  Object.keys(rows ?? {}).flatMap(id => refTo(known, kind, id, [...path, id]))

/** Regions where land units can stand: not at sea, and not closed to all. */
export function openLand(known: Known, ids: readonly string[] | undefined, path: Path): Finding[] {
  return [
    ...refsTo(known, 'region', ids, path),
    ...(ids ?? []).flatMap((id, i) => standing(known, id, [...path, i])),
  ]
}

/** Why no land unit can stand in this region. */
export function standing(known: Known, region: string, path: Path): Finding[] {
  const found = known.region.get(region)
  if (found?.terrain === 'sea')
    return [{ path, message: say('region-is-sea', { region }), rule: 'W-3.1-sea' }]
  if (found?.closed === undefined) return []
  const message = say('region-closed', { region, closed: found.closed })
  return [{ path, message, rule: `W-3.1-${found.closed}` }]
}

export function turnIn(known: Known, turn: number | undefined, path: Path): Finding[] {
  if (turn === undefined || turn <= known.turns) return []
  return [{ path, message: say('turn-too-late', { turns: known.turns, turn }) }]
}

/** A counter that should be this player's. */
export function owned(known: Known, counter: string, player: string, path: Path): Finding[] {
  const owner = ownerOf(known, counter)
  if (owner === undefined || owner === player || !known.player.has(owner) || !known.player.has(player))
    return []
  return [{ path, message: say('counter-of-another', { player, counter, owner }) }]
}

/** W-4.1.2-hide Only guerrillas hide; leaders with them do too. */
export function guerrilla(known: Known, unit: string, path: Path): Finding[] {
  const found = known.unit.get(unit)
  if (found === undefined || found.type === 'G') return []
  return [{ path, message: say('not-a-guerrilla', { unit }), rule: 'W-4.1.2-hide' }]
}
