import type { Path } from '../../../problem.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import type { PackTexts } from './parts.ts'
import type { SetupText } from './setup-schema.ts'
import { once } from '../../../known-ids.ts'
import { safe } from '../../../say.ts'
import { checkArrivals } from './check-arrivals.ts'
import { guerrilla, keysTo, ownerOf, refTo, sideOf, standing } from './known.ts'
import { stepsOf } from './normalise-counters.ts'
import { say } from '../../../words/phrase.ts'

/** The region of each counter on the map at the start. */
type Standing = ReadonlyMap<string, string>

export function checkSetup(known: Known, { pack, setup }: PackTexts): Finding[] {
  const regionOf: Standing = new Map(
    Object.entries(setup.at).flatMap(([region, ids]) => ids.map(id => [id, region] as const)),
  )
  return [
    ...onMap(known, 'counter', setup.at, ['setup', 'at']),
    ...onMap(known, 'player', setup['face-down'] ?? {}, ['setup', 'face-down']),
    ...control(known, setup.control),
    ...hidden(known, setup.hidden ?? [], regionOf, pack.options?.['hidden_cap']),
    ...reduced(known, setup.reduced ?? [], regionOf),
    ...inside(known, setup.inside ?? [], regionOf),
    ...checkArrivals(known, pack.players, setup),
  ]
}

/** The content of each region. */
const onMap = (
  known: Known,
  kind: 'counter' | 'player',
  rows: Readonly<Record<string, string[]>>,
  path: Path,
): Finding[] => [
  ...keysTo(known, 'region', rows, path),
  ...Object.entries(rows).flatMap(([region, ids]) => [
    ...ids.flatMap((id, i) => refTo(known, kind, id, [...path, region, i])),
    ...(ids.length > 0 ? standing(known, region, [...path, region]) : []),
  ]),
]

/** G-55 The regions' owners: open land, each region one player's, and none with an enemy's fortress. */
function control(known: Known, held: SetupText['control']): Finding[] {
  const holder = new Map<string, string>()
  const rows = Object.entries(held).flatMap(([player, regions]) =>
    regions.map((region, i) => ({ player, region, i })),
  )
  return [
    ...keysTo(known, 'player', held, ['setup', 'control']),
    ...rows.flatMap(({ player, region, i }) => {
      const path = ['setup', 'control', player, i]
      const before = holder.get(region)
      holder.set(region, before ?? player)
      return [
        ...refTo(known, 'region', region, path),
        ...standing(known, region, path),
        ...(before === undefined
          ? []
          : [
              {
                path,
                message: say('region-controlled-twice', { before: safe(before), region: safe(region) }),
              },
            ]),
        ...fortressOf(known, player, region, path),
      ]
    }),
  ]
}

function fortressOf(known: Known, player: string, region: string, path: Path): Finding[] {
  const owner = known.region.get(region)?.fortress?.owner
  const side = sideOf(known, owner)
  if (side === undefined || side === sideOf(known, player)) return []
  const message = say('fortress-of-another-side', { region, owner: owner ?? side })
  return [{ path, message, rule: 'W-12.8-block' }]
}

/** A counter in a list that says how some of those on the map start. */
function begins(regionOf: Standing, id: string, path: Path): Finding[] {
  if (regionOf.has(id)) return []
  return [{ path, message: say('counter-not-on-map', { id: safe(id) }) }]
}

const HIDDEN_CAP = 6

function hidden(known: Known, ids: string[], regionOf: Standing, option: unknown): Finding[] {
  const cap = typeof option === 'number' ? option : HIDDEN_CAP
  const lying = new Map<string, number>()
  return [
    ...once(ids, ['setup', 'hidden']),
    ...ids.flatMap((id, i) => {
      const path = ['setup', 'hidden', i]
      const unknown = refTo(known, 'unit', id, path)
      if (unknown.length > 0) return unknown
      const stack = `${regionOf.get(id)} ${sideOf(known, ownerOf(known, id))}`
      const lie = (lying.get(stack) ?? 0) + 1
      lying.set(stack, lie)
      const tooMany = say('too-many-hidden', { cap, id })
      return [
        ...begins(regionOf, id, path),
        ...guerrilla(known, id, path),
        ...(lie > cap ? [{ path, message: tooMany, rule: 'W-4.1.2-hidden-cap' }] : []),
      ]
    }),
  ]
}

const reduced = (known: Known, ids: string[], regionOf: Standing): Finding[] => [
  ...once(ids, ['setup', 'reduced']),
  ...ids.flatMap((id, i) => {
    const path = ['setup', 'reduced', i]
    const unit = known.unit.get(id)
    if (unit === undefined) return refTo(known, 'unit', id, path)
    const message = say('one-step-unit', { id })
    return [
      ...begins(regionOf, id, path),
      ...(stepsOf(unit) === 2 ? [] : [{ path, message, rule: 'W-4.1-two-step' }]),
    ]
  }),
]

const inside = (known: Known, ids: string[], regionOf: Standing): Finding[] => [
  ...once(ids, ['setup', 'inside']),
  ...ids.flatMap((id, i) => {
    const path = ['setup', 'inside', i]
    const unknown = refTo(known, 'counter', id, path)
    if (unknown.length > 0) return unknown
    const region = regionOf.get(id)
    return region === undefined ? begins(regionOf, id, path) : sheltered(known, id, region, path)
  }),
]

/** W-A2.2-shelter A fortress shelters those of its own side. */
function sheltered(known: Known, id: string, region: string, path: Path): Finding[] {
  const rule = 'W-A2.2-shelter'
  const found = known.region.get(region)
  if (found !== undefined && found.fortress === undefined)
    return [{ path, message: say('no-fortress', { id, region }), rule }]
  const [side, own] = [sideOf(known, found?.fortress?.owner), sideOf(known, ownerOf(known, id))]
  if (side === undefined || own === undefined || side === own) return []
  return [{ path, message: say('fortress-of-enemy', { id, side }), rule }]
}
