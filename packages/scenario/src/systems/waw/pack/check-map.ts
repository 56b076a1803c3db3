import type { Path } from '../../../problem.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import type { BorderText, MapText, RegionText } from './map-schema.ts'
import { safe } from '../../../say.ts'
import { keysTo, refsTo, refTo } from './known.ts'
import { betweenOf } from './normalise-map.ts'
import { say } from '../../../words/phrase.ts'

/** The map; regions meant to be unreachable need no border. */
export function checkMap(known: Known, map: MapText, unreachable: ReadonlySet<string>): Finding[] {
  return [
    ...Object.entries(map.regions).flatMap(([id, region]) =>
      checkRegion(known, region, ['map', 'regions', id]),
    ),
    ...map.borders.flatMap((border, i) => checkBorder(known, border, ['map', 'borders', i])),
    ...bordersOnce(map.borders),
    ...withoutBorder(map, unreachable),
    ...Object.entries(map.areas ?? {}).flatMap(([id, area]) =>
      refTo(known, 'theater', area.theater, ['map', 'areas', id, 'theater']),
    ),
  ]
}

const checkRegion = (known: Known, region: RegionText, path: Path): Finding[] => [
  ...refTo(known, 'area', region.area, [...path, 'area']),
  ...refTo(known, 'player', region.fortress?.owner, [...path, 'fortress', 'owner']),
  ...refsTo(known, 'player', region.source, [...path, 'source']),
  ...refsTo(known, 'player', region.production, [...path, 'production']),
  ...keysTo(known, 'resource', region.resources, [...path, 'resources']),
  ...(region.terrain === 'sea' ? onLandOnly(region, path) : []),
]

const onLandOnly = (region: RegionText, path: Path): Finding[] =>
  (['city', 'fortress', 'port', 'airbase'] as const)
    .filter(key => key in region)
    .map(key => ({ path: [...path, key], message: say('at-sea', { key }), rule: 'W-3.1-sea' }))

function checkBorder(known: Known, border: BorderText, path: Path): Finding[] {
  const [one, other] = betweenOf(border)
  const pair = Array.isArray(border) ? path : [...path, 'between']
  return [
    ...refTo(known, 'region', one, [...pair, 0]),
    ...refTo(known, 'region', other, [...pair, 1]),
    ...(one === other
      ? [{ path: [...pair, 1], message: say('border-with-itself', { region: safe(one) }) }]
      : []),
    ...(Array.isArray(border) ? [] : water(known, border, path)),
  ]
}

function water(known: Known, border: Exclude<BorderText, unknown[]>, path: Path): Finding[] {
  const findings: Finding[] = (['called', 'bridge'] as const)
    .filter(key => border[key] !== undefined && border[key] !== false && border.river === undefined)
    .map(key => ({ path: [...path, key], message: say('river-missing', { key }) }))
  if (border.bridge === true && known.edition === 'A')
    findings.push({ path: [...path, 'bridge'], message: say('edition-lacks-bridges'), rule: 'W-3.1-bridge' })
  return findings
}

function bordersOnce(borders: readonly BorderText[]): Finding[] {
  const first = new Map<string, number>()
  return borders.flatMap((border, i) => {
    const between = betweenOf(border)
    const pair = between.toSorted().join(' ')
    const before = first.get(pair)
    if (before === undefined) {
      first.set(pair, i)
      return []
    }
    const message = say('border-twice', { before, regions: between.map(id => safe(id)).join(' and ') })
    return [{ path: ['map', 'borders', i], message }]
  })
}

function withoutBorder({ regions, borders }: MapText, unreachable: ReadonlySet<string>): Finding[] {
  const reached = new Set(borders.flatMap(betweenOf))
  return Object.entries(regions)
    .filter(([id, { closed }]) => !reached.has(id) && !unreachable.has(id) && closed === undefined)
    .map(([id]) => ({
      path: ['map', 'regions', id],
      message: say('no-border'),
    }))
}
