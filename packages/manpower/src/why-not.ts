import type { Answer, Sequence, WhyNot as WhyNotOf } from '@sandtable/kernel'
import { no } from '@sandtable/kernel'
import type { Manpower } from './kind.ts'
import type { Parts } from './measures.ts'
import type { Scenario } from './scenario.ts'
import type { Sight } from './position.ts'
import { measured } from './measures.ts'
import { whyNotBought } from './setup/buy.ts'
import { whyNotLead } from './skirmish/leader.ts'
import { whyNotMuster } from './skirmish/muster.ts'
import { whyNotInActing } from './surrender/yield.ts'
import { whyNotInMovement } from './movement/orders.ts'
import { whyNotInTargeting } from './targeting/declare.ts'
import { whyNotPlaced } from './setup/place.ts'
import { whyNotTruce } from './surrender/truce.ts'
import { whyNotReact } from './movement/react.ts'

/** Why a player may not give an answer, by the kind of the question. */
const QUESTIONS = {
  lead: { rule: 'M-lead-first', whyNot: whyNotLead },
  muster: { rule: 'MG-skirmish', whyNot: whyNotMuster },
  buy: { rule: 'M-mp-battle-buy', whyNot: whyNotBought },
  place: { rule: 'M-setup-order', whyNot: whyNotPlaced },
  orders: { rule: 'M-phase-move', whyNot: whyNotInMovement },
  react: { rule: 'MG-opp', whyNot: whyNotReact },
  declare: { rule: 'M-phase-target', whyNot: whyNotInTargeting },
  yield: { rule: 'MG-sur-when', whyNot: whyNotInActing },
  truce: { rule: 'MG-truce-single', whyNot: whyNotTruce },
} as const

export type Question = keyof typeof QUESTIONS

/** Why an answer may not be given, whatever the question; and why a spell may not be begun. */
export type Reason = NonNullable<ReturnType<(typeof QUESTIONS)[Question]['whyNot']>> | 'has-cast'

export type WhyNot = WhyNotOf<Reason>

/** The rule behind each reason; null: that of the question. */
const RULES: Readonly<Record<Reason, string | null>> = {
  'no-order': null,
  'not-there': null,
  'stands-still': 'M-move-speed',
  'in-building': 'M-bld-stats',
  'off-map': 'M-move-block-terrain',
  cliff: 'M-move-block-terrain',
  water: 'M-move-block-terrain',
  house: 'M-move-block-terrain',
  wall: 'M-move-block-terrain',
  work: 'M-move-block-terrain',
  barred: 'M-move-block-terrain',
  'off-rails': 'M-move-block-terrain',
  enemy: 'MG-contact',
  engaged: 'MG-block',
  occupied: 'MG-contact',
  'no-room': 'M-grp-displace',
  'too-far': 'M-move-speed',
  'too-fast': 'MG-block',
  'half-speed': 'M-grp-formation',
  'formed-so': 'M-grp-formation',
  'too-many-files': 'MG-footprint',
  'too-long': 'MG-footprint',
  'too-late': 'MG-regroup',
  itself: 'MG-regroup',
  'some-stay': 'MG-regroup',
  'most-groups': 'MG-regroup',
  apart: 'MG-regroup',
  'phase-begun': 'MG-sur-when',
  'no-captor': 'M-sur-group',
  'one-aloft': 'MG-fly-path',
  'mixed-flyers': 'MG-fly-path',
  'no-carrier': 'MG-carry',
  'carrier-moved': 'MG-carry',
  'carrier-aloft': 'MG-carry',
  'carrier-taken': 'MG-carry',
  'carrier-full': 'MG-carry',
  'carrier-half-speed': 'MG-carry',
  held: 'MG-carry',
  'people-only': 'MG-carry',
  'infantry-only': 'MG-house',
  'no-parachutes': 'MG-carry',
  laden: 'MG-carry',
  'not-beside': 'M-bld-stats',
  'building-full': 'M-bld-stats',
  sheltered: 'M-bld-stats',
  'enemy-beside': 'MG-capture',
  aloft: 'M-fly-land',
  'on-ground': 'MG-fly-equal',
  'no-hovering': 'MG-fly-equal',
  'no-edge': 'MG-retreat',
  'not-own-edge': 'MG-retreat',
  'not-waiting': 'M-setup-order',
  'has-room': 'MG-due',
  'offered-before': 'MG-truce-single',
  taken: 'MG-setup',
  'not-your-edge': 'MG-setup',
  'too-close': 'MG-setup',
  'wrong-kind': 'MG-targets',
  'too-near': 'MG-ind-min',
  unseen: 'MG-targets',
  screened: 'MG-screen',
  'no-shots': 'M-shots-count',
  'not-all-able': 'MG-measure',
  'rolled-so': 'MG-ind-one',
  unknown: 'M-bld-engineer',
  'no-engineers': 'MG-build',
  'far-off': 'MG-build',
  'too-slow': 'M-bld-time',
  'built-on': 'MG-build',
  'too-dear': 'M-mp-pool',
  'not-for-sale': 'M-mp-battle-buy',
  'bad-name': 'M-mp-battle-buy',
  'no-stacks': 'M-mp-battle-buy',
  'too-many-units': 'M-mp-battle-buy',
  'has-it': 'M-mp-upgrades',
  'no-use': 'MG-equip',
  'no-army': 'MG-skirmish',
  'leader-taken': 'M-lead-unique',
  'leader-idle': 'MG-skirmish',
  'hero-taken': 'M-hero-unit',
  'other-leader': 'M-lead-unique',
  'too-many-spells': 'MG-slots',
  'has-cast': 'M-spl-one',
  'too-few': 'M-spl-multi',
  'no-aim': 'M-spl-target-late',
  'aim-later': 'M-spl-target-late',
  'not-again': 'M-phase-lead',
  'used-up': 'MG-heal',
  'no-kit': 'MG-heal',
  unhurt: 'MG-heal',
  'too-many': 'MG-heal',
  'not-entered': 'MG-opp',
  answered: 'MG-opp-limit',
  'not-the-mover': 'MG-opp',
  busy: 'MG-block',
  'too-weak': 'MG-block',
  'out-of-the-air': 'MG-block',
  unblockable: 'MG-block',
}

/** Where one kind of order has its reason from another rule. */
const BY_ORDER: Readonly<Record<string, Partial<Readonly<Record<Reason, string>>>>> = {
  attack: { 'too-far': 'MG-targets', 'not-there': 'MG-targets' },
  fire: { 'too-far': 'MG-targets' },
  cast: { 'too-far': 'M-spl-prop' },
  direct: { 'too-far': 'M-spl-prop' },
  enter: { 'people-only': 'M-bld-stats' },
  embark: { apart: 'MG-carry', 'half-speed': 'MG-carry' },
  disembark: { 'not-beside': 'MG-carry' },
  split: { 'too-many': 'MG-regroup' },
  ability: { 'used-up': 'M-phase-lead' },
  block: { 'not-entered': 'MG-block' },
  build: { 'too-dear': 'MG-build', occupied: 'MG-build', barred: 'MG-build' },
}

const doOf = (answer: Answer): string =>
  typeof answer === 'object' && answer !== null && 'do' in answer && typeof answer['do'] === 'string'
    ? answer['do']
    : ''

/** A reason with its rule and its measure. */
export const explained = (
  kind: Question,
  what: Reason,
  { order = '', parts = {} }: { readonly order?: string; readonly parts?: Parts } = {},
): WhyNot => no(BY_ORDER[order]?.[what] ?? RULES[what] ?? QUESTIONS[kind].rule, what, parts)

/** Why a player may not give an answer to a question; null: it is allowed. */
export function whyNotAnswer(
  s: Scenario,
  p: Sight,
  player: number,
  kind: Question,
  answer: Answer,
): WhyNot | null {
  const what = QUESTIONS[kind].whyNot(s, p, player, answer)
  if (what === null) return null
  const parts = what === 'no-order' ? {} : measured(s, p, player, what, answer)
  return explained(kind, what, { order: doOf(answer), parts })
}

/** A sequence whose choices say why an answer is refused. */
export const reasoned = <Q extends keyof Manpower['f']>(
  lines: Sequence<Manpower, Q>,
): Sequence<Manpower, Q> =>
  Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      typeof line === 'function'
        ? line
        : {
            ...line,
            whyNot: ({ s, p }: Pick<Manpower, 's' | 'p'>, player: number, answer: Answer) =>
              whyNotAnswer(s, p, player, line.kind, answer),
          },
    ]),
  ) as Sequence<Manpower, Q>
