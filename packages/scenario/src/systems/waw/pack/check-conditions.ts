import type { Path } from '../../../problem.ts'
import type { Condition } from './condition-schema.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import { keysTo, refsTo, refTo, turnIn } from './known.ts'
import { say } from '../../../words/phrase.ts'

/** Conditions; those about a battle can hold only in one. */
export function checkCondition(
  known: Known,
  condition: Condition | undefined,
  path: Path,
  inBattle = false,
): Finding[] {
  if (condition === undefined) return []
  if (Object.keys(condition).length === 0) return [{ path, message: say('no-condition') }]
  return [
    ...turns(known, condition, path),
    ...keysTo(known, 'technology', condition.technology, [...path, 'technology']),
    ...held(known, condition.controls, [...path, 'controls']),
    ...held(known, condition.lost, [...path, 'lost']),
    ...refTo(known, 'leader', condition.alive, [...path, 'alive']),
    ...refTo(known, 'leader', condition.dead, [...path, 'dead']),
    ...(inBattle ? [] : battleOnly(condition, path)),
  ]
}

function turns(known: Known, condition: Condition, path: Path): Finding[] {
  const { 'not-before': first, 'not-after': last } = condition
  const order =
    first !== undefined && last !== undefined && first > last
      ? [{ path: [...path, 'not-after'], message: say('turns-reversed', { first, last }) }]
      : []
  return [
    ...turnIn(known, first, [...path, 'not-before']),
    ...turnIn(known, last, [...path, 'not-after']),
    ...order,
  ]
}

function held(known: Known, wanted: Condition['controls'], path: Path): Finding[] {
  if (wanted === undefined) return []
  const { regions, 'at-least': least } = wanted
  const message = say('at-least-too-many', { most: regions.length, least: least ?? 0 })
  return [
    ...refsTo(known, 'region', regions, [...path, 'regions']),
    ...(least !== undefined && least > regions.length ? [{ path: [...path, 'at-least'], message }] : []),
  ]
}

function battleOnly(condition: Condition, path: Path): Finding[] {
  return (['terrain', 'role'] as const)
    .filter(key => key in condition)
    .map(key => ({
      path: [...path, key],
      message: say('condition-of-battle', { key }),
    }))
}
