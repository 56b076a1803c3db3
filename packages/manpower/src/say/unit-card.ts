import type { Attack, Power, Spell, Unit } from '../scenario.ts'
import type { SheetTelling } from './sheets.ts'
import type { UnitTrait } from '@sandtable/scenario'
import { at } from '../position.ts'
import { armourText, equipmentText, powersText, spellText } from './sheets.ts'
import { coded } from './log-line.ts'
import { decimal, formulaText, metres } from './names.ts'
import { isMen } from '../combat/casualties.ts'

/** A line of a unit's card: what it is called, its figure, what that does, and the rule. */
export interface CardLine {
  readonly name: string
  /** Null: a mark, which has none. */
  readonly value: string | null
  readonly does: string
  readonly rule: string
}

/** All that a stat sheet says of something: its figures, and its marks. */
export interface SheetCard {
  readonly figures: readonly CardLine[]
  readonly marks: readonly CardLine[]
}

/** By which rule a trait does what it does. */
const RULE_OF: Readonly<Record<UnitTrait, string>> = {
  flying: 'M-fly-land',
  aa: 'MG-altitude',
  bombs: 'MG-ina-plain',
  guided: 'MG-ina-zero',
  spotter: 'MG-ina-zero',
  mounted: 'MG-adv-scope',
  skirmisher: 'MG-spacing',
  brace: 'MG-adv-scope',
  rail: 'M-move-speed',
  'ignores-mud': 'MG-haz',
  'ignores-first-block': 'MG-block',
  unblockable: 'MG-block',
  'no-ambush': 'MG-ambush',
  'crushes-wire': 'MG-haz',
  parachute: 'MG-carry',
  'aa-factor': 'MG-altitude',
  engineer: 'MG-build',
  cargo: 'M-log-cargo-units',
  carries: 'MG-carry',
  spellcasting: 'M-spl-slots',
}

/** What a unit costs, how it strikes, what protects it, how fast it is, and what else it can do. */
export function unitCard(t: SheetTelling, kind: number): SheetCard {
  const unit = at(t.s.units, kind)
  return {
    figures: [cost(t, unit.cost), ...unit.attacks.flatMap(one => attackLines(t, one)), ...body(t, unit)],
    marks: [...traits(t, unit), ...damage(t, unit), ...powersOfHero(t, unit), ...broughtBy(t, unit)],
  }
}

const numberText = ({ voice }: SheetTelling, number: number): string => voice('card:number', { number })

const cost = (t: SheetTelling, hundredths: number): CardLine =>
  line(t, 'cost', numberText(t, decimal(hundredths)), t.voice('card:cost:does'), 'M-mp-units')

/** How an attack strikes, how far and how often. */
function attackLines(t: SheetTelling, attack: Attack): CardLine[] {
  const { name, kind, me, range, minRange, shots } = attack
  const strikes =
    kind === 'volley'
      ? line(t, 'volley', numberText(t, decimal(me)), withMore(t, 'card:volley:does', attack), 'M-me-def')
      : line(t, 'damage', textOf(attack), withMore(t, 'card:damage:does', attack), 'MG-combat')
  const reaches = line(
    t,
    'range',
    t.voice('metres', { metres: metres(range) }),
    minRange > 0 ? t.voice('card:range:least', { metres: metres(minRange) }) : t.voice('card:range:does'),
    minRange > 0 ? 'MG-ind-min' : 'M-dmg-range',
  )
  return [
    name === null ? strikes : { ...strikes, name },
    reaches,
    line(t, 'shots', numberText(t, shots), t.voice('card:shots:does'), 'M-shots-count'),
  ]
}

const textOf = ({ damage: dice }: Attack): string => (dice === null ? '' : formulaText(dice))

/** What an attack does, and all that is special about it. */
const withMore = (
  t: SheetTelling,
  phrase: 'card:volley:does' | 'card:damage:does',
  { type, pierce, killRadius, inaccuracy, pattern, against }: Attack,
): string =>
  t.voice('row', {
    names: [
      t.voice(phrase, { type: coded(t, 'damage', type) }),
      ...(pierce === 'N' ? [] : [t.voice('attack:pierce', { armour: armourText(t, pierce) })]),
      ...(killRadius === null ? [] : [t.voice('attack:kills', { radius: metres(killRadius) })]),
      ...(pattern.kind === 'circle' || pattern.kind === 'cone'
        ? [t.voice(`spell:${pattern.kind}`, { metres: metres(pattern.radius) })]
        : []),
      ...(inaccuracy === null ? [] : [t.voice('card:scatters', { dice: formulaText(inaccuracy) })]),
      ...(against === 'all' ? [] : [t.voice(`card:against:${against}`)]),
    ],
  })

/** What protects a unit, what it takes, and how fast it is. */
function body(t: SheetTelling, unit: Unit): CardLine[] {
  const { armour, health, crew, speed, minSpeed } = unit
  return [
    line(
      t,
      'armour',
      armourText(t, armour),
      t.voice(
        armour === 'N' ? 'card:armour:none' : armour === 'L*' ? 'card:armour:hand' : 'card:armour:does',
      ),
      armour === 'L*' ? 'MG-armour-men' : 'MG-armour',
    ),
    ...(isMen(unit)
      ? [line(t, 'health', t.voice('card:hits'), t.voice('card:men:does'), 'M-men-states')]
      : []),
    ...(health === null
      ? []
      : [line(t, 'health', numberText(t, health), t.voice('card:health:does'), 'M-hp-def')]),
    ...(crew === null
      ? []
      : [
          line(
            t,
            'crew',
            numberText(t, crew),
            t.voice(health === null ? 'card:crew:only' : 'card:crew:does'),
            health === null ? 'M-crew-only' : 'M-crew-split',
          ),
        ]),
    line(
      t,
      'speed',
      t.voice('metres', { metres: metres(speed) }),
      t.voice('card:speed:does'),
      'M-move-speed',
    ),
    ...(minSpeed === null
      ? []
      : [
          line(
            t,
            'min-speed',
            t.voice('metres', { metres: metres(minSpeed) }),
            t.voice('card:min-speed:does'),
            'M-fly-land',
          ),
        ]),
  ]
}

const traits = (t: SheetTelling, { traits: all }: Unit): CardLine[] =>
  (Object.entries(all) as [UnitTrait, number][])
    .filter(([trait]) => trait !== 'flying')
    .map(([trait, amount]) => ({
      name: t.voice(`trait-name:${trait}`),
      value: null,
      does: t.voice(`trait-does:${trait}`, { count: amount, amount: decimal(amount) }),
      rule: RULE_OF[trait],
    }))

/** MG-types What harms it half, and what harms it twice. */
const damage = (t: SheetTelling, { resists, weak }: Unit): CardLine[] =>
  [['resists', resists] as const, ['weak', weak] as const].flatMap(([what, types]) =>
    types.length === 0
      ? []
      : [
          mark(
            t,
            what,
            t.voice(`card:${what}:does`, { types: types.map(one => coded(t, 'damage', one)) }),
            'MG-types',
          ),
        ],
  )

function powersOfHero(t: SheetTelling, { hero }: Unit): CardLine[] {
  if (hero === null) return []
  const { aura, ability } = hero
  return [
    ...(aura.length === 0 ? [] : [mark(t, 'aura', powersText(t, aura), 'M-hero-aura')]),
    ...(ability === null ? [] : [abilityLine(t, ability)]),
  ]
}

const abilityLine = (
  t: SheetTelling,
  { name, uses, effects }: { name: string; uses: number; effects: readonly Power[] },
): CardLine => ({
  name,
  value: null,
  does: t.voice('row', { names: [powersText(t, effects), t.voice('uses', { count: uses })] }),
  rule: 'M-phase-lead',
})

const broughtBy = (t: SheetTelling, { leader }: Unit): CardLine[] =>
  leader === null
    ? []
    : [
        mark(
          t,
          'leader',
          t.voice('card:leader:does', { leader: at(t.s.leaders, leader).name }),
          'M-ldie-special',
        ),
      ]

/** What a leader does for all that he leads, and the units that only he brings. */
export function leaderCard(t: SheetTelling, number: number): SheetCard {
  const { effects, ability } = at(t.s.leaders, number)
  const own = t.s.units.filter(({ leader }) => leader === number).map(({ name }) => name)
  return {
    figures: [],
    marks: [
      ...(effects.length === 0 ? [] : [mark(t, 'effects', powersText(t, effects), 'M-lead-bonus')]),
      ...(ability === null ? [] : [abilityLine(t, ability)]),
      ...(own.length === 0 ? [] : [mark(t, 'brings', t.voice('names', { names: own }), 'M-ldie-special')]),
    ],
  }
}

/** How long a spell takes, who casts it, and what it does. */
export function spellCard(t: SheetTelling, number: number): SheetCard {
  const { time, casters, range, lasts } = at(t.s.spells, number) as Spell
  return {
    figures: [
      ...(time === null
        ? []
        : [line(t, 'time', numberText(t, time), t.voice('card:time:does'), 'M-spl-time-n')]),
      line(t, 'casters', numberText(t, casters), t.voice('card:casters:does'), 'M-spl-multi'),
      line(
        t,
        'range',
        range === 0 ? t.voice('card:self') : t.voice('metres', { metres: metres(range) }),
        t.voice(range === 0 ? 'card:self:does' : 'card:range:does'),
        'M-fp-point',
      ),
      ...(lasts === null
        ? []
        : [line(t, 'lasts', formulaText(lasts), t.voice('card:lasts:does'), 'M-spl-scale')]),
    ],
    marks: [mark(t, 'effects', spellText(t, number), 'M-spl-phase')],
  }
}

/** What equipment costs and does. */
export function equipmentCard(t: SheetTelling, number: number): SheetCard {
  const { cost: price, per } = at(t.s.equipment, number)
  const does = per === 0 ? t.voice('card:per:group') : t.voice('card:per', { count: per })
  return {
    figures: [line(t, 'cost', numberText(t, decimal(price)), does, 'M-mp-units')],
    marks: [mark(t, 'effects', equipmentText(t, number), 'M-mp-units')],
  }
}

type Figure =
  | 'cost'
  | 'volley'
  | 'damage'
  | 'range'
  | 'shots'
  | 'armour'
  | 'health'
  | 'crew'
  | 'speed'
  | 'min-speed'
  | 'time'
  | 'casters'
  | 'lasts'

const line = (
  { voice }: SheetTelling,
  figure: Figure,
  value: string,
  does: string,
  rule: string,
): CardLine => ({
  name: voice(`card:${figure}`),
  value,
  does,
  rule,
})

type MarkName = 'resists' | 'weak' | 'aura' | 'leader' | 'effects' | 'brings'

const mark = ({ voice }: SheetTelling, name: MarkName, does: string, rule: string): CardLine => ({
  name: voice(`card:${name}`),
  value: null,
  does,
  rule,
})
