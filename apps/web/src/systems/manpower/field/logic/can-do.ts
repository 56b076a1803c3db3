import type { Scenario, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import {
  knownSpells,
  knownWorks,
  present,
  progressOf,
  speedLeft,
  treatmentsIn,
  weaponsIn,
} from '@sandtable/manpower'
import { firesOf } from './fires.ts'
import { groupAt } from './orders.ts'
import { metres } from './metres.ts'
import { sayNoShot } from './no-shot.ts'
import { sayWhyNot } from '../../words/story.ts'

/** Something that a group can do now, or can't and why. */
export interface CanDo {
  readonly name: string
  readonly can: boolean
  readonly does: string
}

/** What a group can do in this phase: fire, move, cast, build, treat. */
export function canDo(t: TFunction, s: Scenario, p: Sight, group: number): CanDo[] {
  if (!present(groupAt(p, group))) return []
  return [...firing(t, s, p, group), moving(t, s, p, group), ...powers(t, s, p, group)]
}

function firing(t: TFunction, s: Scenario, p: Sight, group: number): CanDo[] {
  const { shots, none } = firesOf(s, p, group, 'from')
  const name = t('card:can:fire')
  const targets = [...new Set(shots.map(({ target }) => groupAt(p, target).name))]
  if (targets.length > 0) return [{ name, can: true, does: atWhom(t, targets) }]
  const [nearest] = none
  if (nearest === undefined) return []
  if (weaponsIn(s, p, group).length === 0) return [{ name, can: false, does: t('card:can:fire:spent') }]
  const whom = groupAt(p, nearest.target).name
  return [{ name, can: false, does: t('card:can:fire:not', { whom, why: sayNoShot(nearest) }) }]
}

/** More targets than these are only counted. */
const NAMED = 4

function atWhom(t: TFunction, targets: readonly string[]): string {
  if (targets.length <= NAMED + 1) return t('card:can:fire:at', { targets })
  return t('card:can:fire:many', { targets: targets.slice(0, NAMED), count: targets.length - NAMED })
}

function moving(t: TFunction, s: Scenario, p: Sight, group: number): CanDo {
  const name = t('card:can:move')
  const own = groupAt(p, group)
  const left = speedLeft(s, p, group)
  if (p.phase !== 'movement' || p.active !== own.owner)
    return { name, can: false, does: t('card:can:move:later') }
  if (left === 0) return { name, can: false, does: t('card:can:move:spent') }
  return { name, can: true, does: t('card:can:move:left', { metres: metres(left) }) }
}

function powers(t: TFunction, s: Scenario, p: Sight, group: number): CanDo[] {
  const player = groupAt(p, group).owner
  const spells = knownSpells(s, p, player, group).map(({ name, why }) => ({ name, why }))
  const works = knownWorks(s, p, player, group).map(({ name, why }) => ({ name, why }))
  const treatments = treatmentsIn(s, p, player, group)
    .slice(0, 1)
    .map(({ why }) => ({ name: t('card:can:treat'), why }))
  const casting = p.castings
    .filter(({ casters }) => casters[0]?.[0] === group)
    .map(one => ({ spell: s.spells[one.spell]?.name ?? '', ...progressOf(p, one) }))
    .map(({ spell, now, of }) => ({ name: spell, can: true, does: t('card:can:casting', { now, of }) }))
  const isNow = p.phase === 'targeting' && p.active === player
  const told = [...spells, ...works, ...treatments].map(({ name, why }): CanDo => {
    if (why !== null) return { name, can: false, does: sayWhyNot(why) }
    return { name, can: isNow, does: t(isNow ? 'card:can:now' : 'card:can:targeting') }
  })
  return [...casting, ...told]
}
