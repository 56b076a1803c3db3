import type { Phrase } from '../../../words/phrase.ts'
import type { Path } from '../../../problem.ts'
import type { Deed, Effect, Filter } from './effect-schema.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import { oneOf } from '../../../say.ts'
import { IN_BATTLE } from '../vocabulary.ts'
import { checkCondition } from './check-conditions.ts'
import { BESIDE, DEED_NAMES } from './effect-schema.ts'
import { openLand, refsTo, refTo } from './known.ts'
import { say } from '../../../words/phrase.ts'

/** When effects happen: in a battle, by a card at some moment of a turn, by a special rule then, or all the time. */
export type Occasion = 'battle' | 'generic' | 'moment' | 'always'

/**
 * W-8-generic A generic use leaves battles alone. Supremacy is no effect on a battle: it is granted to a side (W-A6-supremacy),
 * and a lasting card may grant it for a while (W-8-lasting).
 */
const DEEDS: Readonly<Record<Occasion, readonly Deed[]>> = {
  battle: ['modifier', 'morale', 'cancel', 'forbid', 'test'],
  generic: DEED_NAMES.filter(deed => deed !== 'cancel' && deed !== 'modifier' && deed !== 'morale'),
  moment: DEED_NAMES.filter(deed => deed !== 'cancel'),
  always: ['modifier', 'morale', 'forbid', 'movement', 'supply', 'income', 'supremacy'],
}
const UNFIT: Readonly<Record<Occasion, (deed: Deed) => { message: Phrase; rule?: string }>> = {
  battle: deed => ({ message: say('deed-in-battle', { deeds: oneOf(DEEDS.battle), deed }) }),
  generic: deed => ({
    message: say('deed-in-generic-use', { deed }),
    rule: 'W-8-generic',
  }),
  moment: deed => ({ message: say('deed-of-battle-use', { deed }) }),
  always: deed => ({
    message: say('deed-happens-once', { deeds: oneOf(DEEDS.always), deed }),
  }),
}

export const checkEffects = (
  known: Known,
  effects: readonly Effect[] | undefined,
  path: Path,
  occasion: Occasion,
): Finding[] => (effects ?? []).flatMap((effect, i) => checkEffect(known, effect, [...path, i], occasion))

/**
 * W-8-text A card's condition on its part in the battle applies to all that it does there: if one effect waits for it,
 * each must, or the card itself; effects that a die decides are no exception.
 */
export function checkRoles(effects: readonly Effect[] | undefined, path: Path): Finding[] {
  const all = outcomes(effects, path)
  const role = all.find(({ effect }) => effect.if?.role !== undefined)?.effect.if?.role
  if (role === undefined) return []
  const message = say('role-in-every-effect', { role })
  return all.flatMap(({ effect, at }) =>
    effect.if?.role === undefined ? [{ path: at, message, rule: 'W-8-text' }] : [],
  )
}

/** Effects with their places, and in place of each test its possible results. */
function outcomes(effects: readonly Effect[] | undefined, path: Path): { effect: Effect; at: Path }[] {
  return (effects ?? []).flatMap((effect, i) => {
    const at = [...path, i]
    return 'test' in effect
      ? [...outcomes(effect.then, [...at, 'then']), ...outcomes(effect.else, [...at, 'else'])]
      : [{ effect, at }]
  })
}

function checkEffect(known: Known, effect: Effect, path: Path, occasion: Occasion): Finding[] {
  const [deed, second] = DEED_NAMES.filter(name => name in effect)
  if (deed === undefined || second !== undefined) {
    const found = deed === undefined ? 'none' : `${deed} and ${second}`
    return [{ path, message: say('one-effect-expected', { known: oneOf(DEED_NAMES), found }) }]
  }
  return [
    ...beside(effect, deed, path),
    ...inPlace(effect, deed, path, occasion),
    ...named(known, effect, path),
    ...checkCondition(known, effect.if, [...path, 'if'], true),
    ...checkFilter(known, effect.of, [...path, 'of']),
    ...checkEffects(known, effect.then, [...path, 'then'], occasion),
    ...checkEffects(known, effect.else, [...path, 'else'], occasion),
  ]
}

/** The optional and the required companions of an effect. */
function beside(effect: Effect, deed: Deed, path: Path): Finding[] {
  const allowed = BESIDE[deed].map(key => key.replace('!', ''))
  const only = allowed.length > 0 ? `nothing but ${allowed.join(', ')}` : 'nothing'
  const unfit = Object.keys(effect)
    .filter(key => key !== deed && !allowed.includes(key))
    .map(key => ({ path: [...path, key], message: say('beside-deed', { only, deed, key }) }))
  const missing = BESIDE[deed]
    .filter(key => key.endsWith('!') && !(key.slice(0, -1) in effect))
    .map(key => ({ path, message: say('deed-needs', { deed, key: key.slice(0, -1) }) }))
  const idle = deed === 'test' && !('then' in effect || 'else' in effect)
  return [...unfit, ...missing, ...(idle ? [{ path, message: say('test-needs') }] : [])]
}

function inPlace({ forbid }: Effect, deed: Deed, path: Path, occasion: Occasion): Finding[] {
  if (!DEEDS[occasion].includes(deed)) return [{ path: [...path, deed], ...UNFIT[occasion](deed) }]
  if (occasion === 'battle' && forbid !== undefined && !IN_BATTLE.some(what => what === forbid))
    return [
      { path: [...path, 'forbid'], message: say('forbidden-in-battle', { known: oneOf(IN_BATTLE), forbid }) },
    ]
  return []
}

/** The things that the effect names, and the phase that it needs. */
const named = (known: Known, effect: Effect, path: Path): Finding[] => [
  ...refTo(known, 'technology', effect.technology, [...path, 'technology']),
  ...refTo(known, 'side', effect.war, [...path, 'war']),
  ...refTo(known, 'side', effect.peace, [...path, 'peace']),
  ...refsTo(known, 'counter', effect.add, [...path, 'add']),
  ...drawn(known, effect.add ?? [], [...path, 'add']),
  ...refsTo(known, 'counter', effect.remove, [...path, 'remove']),
  ...drawn(known, effect.remove ?? [], [...path, 'remove']),
  ...openLand(known, effect.at, [...path, 'at']),
  ...refsTo(known, 'region', effect.reveal, [...path, 'reveal']),
  ...(effect.supply !== undefined && !known.uses.has('supply')
    ? [{ path: [...path, 'supply'], message: say('supply-not-used') }]
    : []),
]

/** W-5.3-hidden-draw A face-down leader is random: leaders of a pool can't be named. */
const drawn = (known: Known, ids: string[], path: Path): Finding[] =>
  ids.flatMap((id, i) => {
    const message = say('leader-in-pool', { id })
    return known.pooled.has(id) ? [{ path: [...path, i], message, rule: 'W-5.3-hidden-draw' }] : []
  })

function checkFilter(known: Known, filter: Filter | undefined, path: Path): Finding[] {
  if (filter === undefined) return []
  if (Object.keys(filter).length === 0) return [{ path, message: say('no-key') }]
  return [
    ...refsTo(known, 'unit', filter.units, [...path, 'units']),
    ...refsTo(known, 'nation', filter.nations, [...path, 'nations']),
    ...refsTo(known, 'region', filter.regions, [...path, 'regions']),
    ...refsTo(known, 'area', filter.areas, [...path, 'areas']),
  ]
}
