import type { Outline, Point } from '@sandtable/board'
import { boxAround, distanceToOutline, touches } from '@sandtable/board'
import type { Blow } from './armour.ts'
import type { Disc } from './discs.ts'
import type { Hit } from './losses.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Toll } from './casualties.ts'
import { at } from '../position.ts'
import { blastOnMen, damageUnits, isMen } from './casualties.ts'
import { discsOnGround } from './discs.ts'
import { guardOf, workTrait } from './encounter.ts'
import { isDugIn } from '../powers/on-combat.ts'
import { passes } from './armour.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'
import { stands, workOutline } from '../ground/terrain.ts'

/** Something that explodes at a point. */
export interface Burst {
  readonly point: Point
  /** M-exp-kill */
  readonly killRadius: number
  readonly rolled: Ratio
  readonly blow: Blow
}

/** M-exp-injury The injury radius as a multiple of the kill radius. */
const INJURY = 2

/** M-exp-health-half How far an explosion injures. */
export const injuryRadius = (killRadius: number): number => INJURY * killRadius

const NONE = ratio(0)
const FULL = ratio(1)
const HALF = ratio(1, 2)

/** The units of a stack in a burst, by their numbers: in the kill radius, or only in the injury radius. */
export interface Caught {
  readonly group: number
  readonly stack: number
  readonly killed: number[]
  readonly hurt: number[]
}

/** M-exp-kill … M-exp-health-half What a burst does to everyone on the ground around it (MG-friendly-fire). */
export function blastHits(s: Scenario, p: Sight, burst: Burst): Hit[] {
  const byStack = new Map<string, Caught>()
  const widest = { kind: 'circle', at: burst.point, radius: injuryRadius(burst.killRadius) } as const
  for (const disc of discsOnGround(s, p, boxAround(widest))) {
    const radius = radiusAgainst(s, p, burst, disc)
    const kills = touches({ kind: 'circle', at: burst.point, radius }, disc.point, disc.radius)
    if (
      !kills &&
      !touches({ kind: 'circle', at: burst.point, radius: injuryRadius(radius) }, disc.point, disc.radius)
    )
      continue
    const { group, stack } = disc
    const key = `${group} ${stack}`
    const caught = byStack.get(key) ?? { group, stack, killed: [], hurt: [] }
    byStack.set(key, caught)
    caught[kills ? 'killed' : 'hurt'].push(disc.unit)
  }
  return [...byStack.values()].map(caught => blastOn(s, p, burst, caught))
}

/** Trenches halve the radii. */
const radiusAgainst = (s: Scenario, p: Sight, { killRadius }: Burst, { group, stack }: Disc): number =>
  workTrait(s, p, at(p.groups, group), 'halves-blasts') > 0 || isDugIn(s, p, group, stack)
    ? Math.floor(killRadius / 2)
    : killRadius

/** MG-exp-units, MG-exp-men What a burst does to the units in it. */
export function blastOn(
  s: Scenario,
  p: Sight,
  burst: Pick<Burst, 'rolled' | 'blow'>,
  { group, stack, killed, hurt }: Caught,
): Hit {
  const toll = at(at(p.groups, group).stacks, stack)
  const unit = at(s.units, toll.unit)
  const part = passes(guardOf(s, p, [group, stack]), burst.blow)
  const because = [
    { rule: 'M-exp-kill', what: 'kill-radius', change: killed.length },
    { rule: 'M-exp-injury', what: 'injury-radius', change: hurt.length },
  ]
  if (!isMen(unit)) {
    const damages = new Map<number, number>()
    for (const number of killed) damages.set(number, burstDamage(burst.rolled, FULL, part))
    for (const number of hurt) damages.set(number, burstDamage(burst.rolled, HALF, part))
    return { group, stack, toll: damageUnits(unit, toll, damages), because }
  }
  const after: Toll = part.over === 0 ? toll : blastOnMen(toll, killed.length, hurt.length)
  return { group, stack, toll: after, because }
}

/** MG-exp-units All factors multiply, and are rounded once. */
export const burstDamage = (rolled: Ratio, radius: Ratio, part: Ratio): number =>
  rounded(times(times(rolled, radius), part))

/** Damage to a building. */
export interface WorkHit {
  readonly work: number
  readonly damage: number
}

/** M-dmg-other Buildings with health take damage like vehicles: the share of a roll that reaches their walls. */
export function hitsOnWorks(
  s: Scenario,
  p: Sight,
  { rolled, blow }: Pick<Burst, 'rolled' | 'blow'>,
  reachOf: (outline: Outline, work: number) => Ratio,
): WorkHit[] {
  return [...p.works.keys()].flatMap((w): WorkHit[] => {
    const work = at(p.works, w)
    const { health, armour } = at(s.works, work.kind)
    if (health === null || !stands(s, work)) return []
    const part = passes({ armour, raised: 0, resists: [], weak: [], proof: [] }, blow)
    const damage = burstDamage(rolled, reachOf(workOutline(s, work), w), part)
    return damage > 0 ? [{ work: w, damage }] : []
  })
}

/** M-dmg-other A burst, measured to the walls of buildings. */
export const blastOnWorks = (s: Scenario, p: Sight, burst: Burst): WorkHit[] =>
  hitsOnWorks(s, p, burst, outline => {
    const distance = distanceToOutline(burst.point, outline)
    return distance <= burst.killRadius ? FULL : distance <= injuryRadius(burst.killRadius) ? HALF : NONE
  })
