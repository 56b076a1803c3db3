import type { DeepReadonly, Game } from '@sandtable/kernel'
import type { Declared, Fall, Hiding, Manpower, Outlook, Pair, Sight, WhyNot } from '@sandtable/manpower'
import {
  hidingBefore,
  hidingBetween,
  outlookOf,
  spellOutlook,
  spreadOf,
  strikesOf,
  whyNotShot,
} from '@sandtable/manpower'
import type { Aiming } from './selection.ts'
import type { Asked, Judged } from './orders.ts'
import { aimedAnswer, groupAt, whyNotIn } from './orders.ts'

/** The prepared aim of a weapon, as it would be declared; null: no aim. */
export function declaredOf(side: number, aiming: Aiming): DeepReadonly<Declared> | null {
  const { group, stack, attack, units, aim } = aiming
  return aim === null || aiming.spell !== null
    ? null
    : { side, group, stack, attack, units, aim, falls: null }
}

/** The forecast of an aim: where it may fall if it is indirect, and its results. */
export interface Foreseen {
  readonly spread: readonly Fall[] | null
  readonly outlook: Outlook | null
}

/** The forecasts by aim. */
const known = new WeakMap<Aiming, { readonly game: Game<Manpower>; readonly foreseen: Foreseen }>()

/** Map and panel ask for the same forecast, which is worked out once. */
export function foresee(game: Game<Manpower>, side: number, aiming: Aiming): Foreseen | null {
  const before = known.get(aiming)
  if (before?.game === game) return before.foreseen
  const foreseen = aiming.spell === null ? ofWeapon(game, side, aiming) : ofSpell(game, side, aiming)
  if (foreseen !== null) known.set(aiming, { game, foreseen })
  return foreseen
}

function ofWeapon(game: Game<Manpower>, side: number, aiming: Aiming): Foreseen | null {
  const declared = declaredOf(side, aiming)
  if (declared === null) return null
  const { roll } = aiming
  const falls = roll === 'none' ? null : spreadOf(game.s, game.p, declared, roll)
  const spread = falls === null ? null : { falls, isEach: roll === 'own' }
  return { spread: falls, outlook: outlookOf(game, declared, spread) }
}

/** A spell that takes effect this turn, with its prepared target. */
function ofSpell(game: Game<Manpower>, side: number, { spell, aim }: Aiming): Foreseen | null {
  if (spell === null || aim === null || spell.slow) return null
  const { number, casting, casters } = spell
  const order =
    casting === null
      ? ({ do: 'cast', spell: number, casters, aim } as const)
      : ({ do: 'direct', casting, aim } as const)
  return { spread: null, outlook: spellOutlook(game, side, order) }
}

/** Friendly groups that would be hit as well. */
export const ownStruck = (p: Sight, outlook: Outlook | null): number[] =>
  outlook?.kind !== 'ground'
    ? []
    : outlook.struck.map(({ group }) => group).filter(group => groupAt(p, group).owner === outlook.side)

/** Why an aim is impossible, with whatever hides the target; null: it is possible. */
export interface Unaimed {
  readonly why: WhyNot
  readonly hiding: Hiding | null
}

export function whyNotAimed(asked: Judged, aiming: Aiming): Unaimed | null {
  const { s, p, side, kind } = asked
  const { group, stack, attack, units, aim, spell } = aiming
  const answer = aimedAnswer(asked, aiming)
  if (aim === null || answer === null) return null
  const why =
    spell === null && kind === 'declare'
      ? whyNotShot(s, p, side, { group, stack, attack, units, aim })
      : whyNotIn(asked, answer)
  if (why === null || why.what !== 'unseen' || spell !== null) return why && { why, hiding: null }
  const hiding =
    aim.at === 'stack'
      ? hidingBetween(s, p, group, aim.group)
      : hidingBefore(s, p, group, aim.at === 'point' ? aim.point : (p.works[aim.work]?.at ?? [0, 0]))
  return { why, hiding }
}

/** MG-ffs Where direct shots at the ground burst if something is in their way. */
export function burstsShort({ s, p, side }: Asked, aiming: Aiming): Pair[] {
  const { aim, roll } = aiming
  const declared = declaredOf(side, aiming)
  if (declared === null || aim?.at !== 'point' || roll !== 'none') return []
  const [x, y] = aim.point
  return strikesOf(s, p, declared)
    .map(({ lands }): Pair => [lands[0], lands[1]])
    .filter(lands => Math.hypot(lands[0] - x, lands[1] - y) > 100)
}

/** How far off a shot may fall, in whole metres, with its chance; the nearest first. */
export function chancesOff(
  spread: readonly Fall[],
  [x, y]: readonly [number, number],
): { metres: number; chance: number }[] {
  const of = spread.reduce((sum, { ways }) => sum + ways, 0)
  const byMetres = new Map<number, number>()
  for (const { at, ways } of spread) {
    const metres = Math.round(Math.hypot(at[0] - x, at[1] - y) / 100)
    byMetres.set(metres, (byMetres.get(metres) ?? 0) + ways / of)
  }
  return [...byMetres].map(([metres, chance]) => ({ metres, chance })).sort((a, b) => a.metres - b.metres)
}
