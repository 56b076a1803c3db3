import type { ConditionFile, EffectFile, FilterFile } from '../pack-file.ts'
import type { Condition } from './condition-schema.ts'
import type { Effect, Filter } from './effect-schema.ts'
import { pointsOf } from './normalise-counters.ts'

/** The written keys, without omitted ones. */
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
const given = <T extends object>(parts: T): Given<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Given<T>

export function conditionOf(condition: Condition = {}): ConditionFile {
  const { 'not-before': notBefore, 'not-after': notAfter, controls, lost, ...rest } = condition
  return given({ notBefore, notAfter, ...rest, controls: heldOf(controls), lost: heldOf(lost) })
}

/** All of the regions, unless fewer are enough. */
const heldOf = (held: Condition['controls']): ConditionFile['controls'] =>
  held && { regions: held.regions, atLeast: held['at-least'] ?? held.regions.length }

const filterOf = (filter: Filter): FilterFile => given(filter)

export type EffectOf = (effect: Effect) => EffectFile

/** The read form of effects, in a pack where these ids are leaders'. */
export function effectsFor(isLeader: (id: string) => boolean): EffectOf {
  const countersOf = (ids: readonly string[]): { units: string[]; leaders: string[] } => ({
    units: ids.filter(id => !isLeader(id)),
    leaders: ids.filter(isLeader),
  })

  const effectOf: EffectOf = effect => battleEffect(effect) ?? standingEffect(effect) ?? eventOf(effect)

  const eventOf = (effect: Effect): EffectFile => {
    const { add, remove, at = [], test, then = [], else: otherwise = [] } = effect
    if (add !== undefined) return { do: 'add', ...countersOf(add), at }
    if (remove !== undefined) return { do: 'remove', ...countersOf(remove) }
    if (test !== undefined)
      return { do: 'test', upTo: test, then: then.map(effectOf), else: otherwise.map(effectOf) }
    const event = boonEffect(effect) ?? blowEffect(effect)
    if (event === null) throw new Error('an effect that does nothing has passed the checks')
    return event
  }
  return effectOf
}

const only = (effect: Effect): { of?: FilterFile } => (effect.of ? { of: filterOf(effect.of) } : {})
const when = (effect: Effect): { if?: ConditionFile } => (effect.if ? { if: conditionOf(effect.if) } : {})

function battleEffect(effect: Effect): EffectFile | null {
  const { modifier, morale, cancel, side = 'own', rounds = 'this' } = effect
  if (modifier !== undefined) return { do: 'modifier', side, change: modifier, rounds, ...when(effect) }
  if (morale !== undefined) return { do: 'morale', side, change: morale, ...when(effect) }
  return cancel === undefined ? null : { do: 'cancel' }
}

/** Effects while it is in force. */
function standingEffect(effect: Effect): EffectFile | null {
  const { forbid, movement, supply, income, supremacy, side = 'own' } = effect
  if (forbid !== undefined) return { do: 'forbid', side, what: forbid, ...only(effect) }
  if (movement !== undefined) return { do: 'movement', side, change: pointsOf(movement), ...only(effect) }
  if (supply !== undefined) return { do: 'supply', side, as: supply, ...only(effect) }
  if (income !== undefined) return { do: 'income', side, change: income }
  return supremacy === undefined ? null : { do: 'supremacy', side, change: supremacy }
}

function boonEffect(effect: Effect): EffectFile | null {
  const { money, points, technology, change = 0, draw, war, peace, side = 'own' } = effect
  if (money !== undefined) return { do: 'money', side, change: money }
  if (points !== undefined) return { do: 'points', side, change: points }
  if (technology !== undefined) return { do: 'technology', side, track: technology, change }
  if (draw !== undefined) return { do: 'draw', number: draw }
  if (war !== undefined) return { do: 'war', with: war }
  return peace === undefined ? null : { do: 'peace', with: peace }
}

function blowEffect(effect: Effect): EffectFile | null {
  const { discard, losses, attrition, reveal, side = 'own', chooser = side } = effect
  if (discard !== undefined) return { do: 'discard', side, number: discard }
  if (losses !== undefined) return { do: 'losses', side, steps: losses, chooser, ...only(effect) }
  if (attrition !== undefined) return { do: 'attrition', side, fails: attrition, ...only(effect) }
  return reveal === undefined ? null : { do: 'reveal', regions: reveal }
}
