import { z } from 'zod'
import { expected, oneOf } from '../../say.ts'
import { list, map, ref, wholeFrom, word } from '../../shapes.ts'
import { distance, equivalence, factor, formula, speedChange } from './measures.ts'
import { ARMOURS, DAMAGE_TYPES, WHOM } from './words.ts'
import { coded, say } from '../../words/phrase.ts'

const sure = z.literal(true, { error: expected('true') })
const change = wholeFrom(-9, 9)

/** What an effect does: the one key that says it, with its value. */
const DEEDS = {
  me: equivalence,
  speed: factor,
  'speed-add': speedChange,
  'min-speed': factor,
  cost: factor,
  advantage: change,
  armour: change,
  'armour-class': word(ARMOURS),
  pierce: change,
  shots: change,
  inaccuracy: factor,
  'dead-on': sure,
  heal: formula,
  recover: formula,
  morale: word(['high', 'low']),
  'high-time': factor,
  'low-time': factor,
  'ignores-low': sure,
  'cancels-low': sure,
  'moves-again': distance,
  'ignores-block': sure,
  'crosses-hazards': sure,
  'no-ambush': sure,
  'casting-time': change,
  slots: change,
  'build-time': factor,
  proof: word(DAMAGE_TYPES),
  'digs-in': sure,
  fog: sure,
  wall: ref('a-work'),
  cargo: factor,
  assassination: map('changes-of-the-least-roll', {
    own: wholeFrom(-50, 50),
    against: wholeFrom(-50, 50),
  }),
  stores: wholeFrom(1, 100_000),
  storm: sure,
  radio: sure,
}
export type Deed = keyof typeof DEEDS
export const DEED_NAMES = Object.keys(DEEDS) as Deed[]

/** What may stand beside which effect. */
const BESIDE: Readonly<Partial<Record<Deed, readonly ('whom' | 'within')[]>>> = {
  me: ['whom', 'within'],
  speed: ['whom'],
  'speed-add': ['whom'],
  'min-speed': ['whom'],
  cost: ['whom'],
  pierce: ['whom'],
}

const POWER = map(say('effect', { known: oneOf(DEED_NAMES) }), {
  ...z.object(DEEDS).partial().shape,
  whom: word(WHOM).optional(),
  within: distance.optional(),
})
  .check(({ value, issues }) => {
    for (const { key, message } of strayIn(value))
      issues.push({ code: 'custom', input: value, path: key === null ? [] : [key], message })
  })
  .meta({ id: 'power', oneOf: DEED_NAMES.map(deed => ({ required: [deed] })) })

/** An effect does one thing, and has beside it only what goes with that. */
function strayIn(power: Readonly<Partial<Record<Deed | 'whom' | 'within', unknown>>>) {
  const [deed, second] = DEED_NAMES.filter(name => power[name] !== undefined)
  if (deed === undefined)
    return [{ key: null, message: coded(say('required-one-of', { known: oneOf(DEED_NAMES) })) }]
  if (second !== undefined) return [{ key: second, message: coded(say('two-effects', { deed, second })) }]
  return (['whom', 'within'] as const)
    .filter(key => power[key] !== undefined && !(BESIDE[deed] ?? []).includes(key))
    .map(key => ({ key, message: coded(say('stray-beside', { key, deed })) }))
}

export const powers = list(POWER, 'list-of-effects').max(20, { error: expected('at-most-20-effects') })

export type PowerText = z.infer<typeof POWER>
