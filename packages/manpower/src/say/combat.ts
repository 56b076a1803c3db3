import { rulesOf, total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { CombatEvent } from '../combat/events.ts'
import type { Draft, Of, Telling, Tellers } from './log-line.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { TargetingEvent } from '../targeting/events.ts'
import type { Aim } from '../position.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { changes, reasons, shown } from './log-line.ts'
import { distance } from '@sandtable/board'
import { divisorBetween } from '../combat/advantage.ts'
import { isMen } from '../combat/casualties.ts'
import { living } from '../formation/layout.ts'
import {
  aimName,
  attackName,
  diceFactor,
  diceRow,
  figure,
  formulaText,
  groupNames,
  metres,
  playerName,
  pointName,
  stackName,
  unitName,
  untilText,
  weaponName,
  windOf,
  workName,
} from './names.ts'

/** What both sides of an encounter have for themselves, and what that divides; null where nobody has anything. */
function advantageText(
  t: Telling,
  attacker: readonly Part[],
  target: readonly Part[],
  divides: 'strength' | 'damage',
): string | null {
  if (attacker.length + target.length === 0) return null
  const divisor = divisorBetween(attacker, target)
  const parts = { own: changes(t, attacker), theirs: changes(t, target) }
  const whose = attacker.length === 0 ? 'theirs' : target.length === 0 ? 'own' : 'both'
  return t.voice(`advantage:${divisor === 1 ? 'even' : 'divided'}:${divides}`, {
    own: total(attacker),
    theirs: total(target),
    divisor,
    parts: t.voice(`advantage:${whose}`, parts),
  })
}

const advantageRules = (attacker: readonly Part[], target: readonly Part[]): string[] => {
  const rules = rulesOf([...attacker, ...target])
  return divisorBetween(attacker, target) === 1 ? rules : [...rules, 'M-adv-div']
}

/** M-phase-target, M-phase-act Declarations, and their results. */
export const COMBAT_TELLERS: Tellers<TargetingEvent['is'] | CombatEvent['is']> = {
  'attack-declared': (t, { declared }) => {
    const { side, group, stack, aim } = declared
    const text = t.voice(aim.at === 'point' ? 'attack-declared:ground' : 'attack-declared', {
      stack: stackName(t, group, stack),
      aim: aimName(t, aim),
      shots: shotsText(t, declared),
    })
    return [{ side, text, rules: ['MG-targets'] }]
  },
  'deviation-rolled': scatterLines,
  'targeting-ended': () => [],
  'attacks-begun': () => [],
  'attack-lost': (t, { declared: { side, group, stack }, because }) => {
    const more = t.p.declared.some(one => one.side === side && one.group === group && one.stack === stack)
    if (more && because.some(({ what }) => what === 'attacker-dead')) return []
    const places = { stack: stackName(t, group, stack), what: reasons(t, because) }
    return [{ side, text: t.voice('attack-lost', places), tone: 'quiet', rules: rulesOf(because) }]
  },
  'opened-fire': () => [],

  'volley-fired': volleyLines,
  'shot-fired': (t, { side, by, aim, dice, part, damage, attacker, target }) => {
    const through = throughText(t, part)
    const places = {
      stack: stackName(t, by.group, by.stack),
      aim: aimName(t, aim),
      dice: diceRow(dice),
      damage,
    }
    const text =
      through === null ? t.voice('shot-fired', places) : t.voice('shot-fired:armour', { ...places, through })
    return [{ side, text, rules: ['MG-combat'] }, ...advantageLines(t, side, attacker, target)]
  },
  'ground-struck': (t, { by, point, killRadius, dice }) => {
    const places = {
      ...(by === null ? {} : { by: weaponName(t, by.group, by.stack, by.attack) }),
      point: pointName(t, point),
      dice: diceRow(dice),
      radius: metres(killRadius ?? 0),
    }
    const what = killRadius === null ? 'swept' : 'burst'
    const isAround = by !== null && what === 'swept' && attackOf(t.s, t.p, by).pattern.kind === 'circle'
    const how = isAround ? 'swept:around' : by === null ? what : (`${what}:by` as const)
    const side = by === null ? null : at(t.p.groups, by.group).owner
    const text = t.voice(shown(t, how), places)
    return [{ side, text, rules: [killRadius === null ? 'M-fp-all-hit' : 'M-exp-kill'] }]
  },
  'stack-hit': hitLines,
  'work-hit': (t, { work, damage }) => {
    const { health, gone } = at(t.p.works, work)
    const places = { work: workName(t.s, t.p, work), damage, health }
    return [{ text: t.voice(gone ? 'work-hit:gone' : 'work-hit', places), rules: ['M-dmg-other'] }]
  },
  'equipment-used': (t, { group, stack, slot }) => {
    const { kind, uses } = at(at(at(t.p.groups, group).stacks, stack).equipment, slot)
    const places = { stack: stackName(t, group, stack), equipment: at(t.s.equipment, kind).name, left: uses }
    const side = at(t.p.groups, group).owner
    return [{ side, text: t.voice('equipment-used', places), tone: 'quiet', rules: ['MG-equip'] }]
  },
  'morale-changed': (t, { groups, which, until, die, because }) => {
    const places = {
      groups: groupNames(t, groups),
      until: untilText(t, until),
      die,
      what: reasons(t, because),
    }
    const side = at(t.p.groups, at(groups, 0)).owner
    const tone = which === 'high' ? 'good' : 'bad'
    return [{ side, text: t.voice(`morale:${which}`, places), tone, rules: rulesOf(because) }]
  },
  'hero-fell': (t, { group, stack }) => {
    const { owner, stacks } = at(t.p.groups, group)
    const text = t.voice('hero-fell', { unit: unitName(t.s, at(stacks, stack).unit) })
    return [{ side: owner, text, tone: 'bad', rules: ['M-mor-hero'] }]
  },
}

/** M-adv-div What both sides have for themselves, as a reason of a shot's damage. */
export function advantageLines(
  t: Telling,
  side: number | null,
  attacker: readonly Part[],
  target: readonly Part[],
): Draft[] {
  const text = advantageText(t, attacker, target, 'damage')
  return text === null ? [] : [{ side, as: 'reason', text, rules: advantageRules(attacker, target) }]
}

/** M-arm-half What armour lets through of a roll; null where it lets all of it through. */
export function throughText({ voice }: Telling, part: Ratio | undefined): string | null {
  if (part === undefined || part.over === part.under) return null
  const named = PARTS[`${part.over}/${part.under}`]
  return named === undefined ? voice('through:part', { part: figure(part) }) : voice(`through:${named}`)
}

const PARTS: Readonly<Record<string, 'half' | 'quarter' | 'nothing'>> = {
  '1/2': 'half',
  '1/4': 'quarter',
  '0/1': 'nothing',
}

/** M-ina-dist Where a shot without sight of its target falls. */
function scatterLines(
  t: Telling,
  { side, offset, directions, dice, because, ...weapon }: Of<'deviation-rolled'>,
): Draft[] {
  const rules = rulesOf(because)
  const by = weaponName(t, weapon.group, weapon.stack, weapon.attack)
  const places = { by, directions: directions.map(String), what: reasons(t, because) }
  if (directions.length === 0) return [{ side, text: t.voice('deviation-rolled:none', places), rules }]
  if (dice.length === 0) return [{ side, text: t.voice('deviation-rolled:zero', places), rules }]
  const { inaccuracy } = attackOf(t.s, t.p, weapon)
  const far = { rolled: diceRow(dice), multiplier: because[0]?.change ?? 0 }
  const text = t.voice('deviation-rolled', {
    ...places,
    metres: metres(distance([0, 0], offset)),
    wind: windOf(t, offset),
    far:
      inaccuracy === null
        ? t.voice('scatter:far', far)
        : t.voice('scatter:far:rolled', { ...far, formula: formulaText(inaccuracy) }),
  })
  return [{ side, text, rules }]
}

/** How many fire, and their weapon. */
function shotsText(t: Telling, declared: Of<'attack-declared'>['declared']): string {
  const { group, stack, attack, units } = declared
  const weapon = attackName(t, group, stack, attack)
  const shots =
    attackOf(t.s, t.p, declared).kind === 'volley'
      ? t.voice('attack-declared:volley', { units })
      : t.voice('attack-declared:shots', { count: units })
  return weapon === null ? shots : t.voice('attack-declared:with', { shots, attack: weapon })
}

/** MG-combat A volley: its result, and each stack's strength, and why. */
function volleyLines(t: Telling, e: Of<'volley-fired'>): Draft[] {
  const { side, aim, by, strength, through, dice, damage, exposed } = e
  const places = {
    by: attackerName(t, side, by),
    aim: aimName(t, aim),
    strength: figure(strength),
    dice: diceFactor(dice),
    damage,
  }
  const text =
    through === undefined || figure(through) === figure(strength)
      ? t.voice('volley-fired', places)
      : t.voice('volley-fired:armour', { ...places, through: figure(through) })
  const each = by.map(({ group, stack, attack, units, raw, attacker, target }): Draft => {
    const own = { stack: weaponName(t, group, stack, attack), units, raw: figure(raw) }
    const advantage = advantageText(t, attacker, target, 'strength')
    return {
      side,
      as: 'reason',
      text:
        advantage === null
          ? t.voice('volley-fired:by', own)
          : t.voice('volley-fired:advantage', { ...own, advantage }),
      rules: ['M-me-sum', ...advantageRules(attacker, target)],
    }
  })
  return [{ side, text, rules: ['MG-combat'] }, ...each, ...exposedLines(t, side, aim, exposed)]
}

/** A volley goes by the stack that fires it; one of several stacks, by their side. */
const attackerName = (t: Telling, side: number, by: Of<'volley-fired'>['by']): string => {
  const [first, second] = by
  return first === undefined || second !== undefined
    ? playerName(t.s, side)
    : weaponName(t, first.group, first.stack, first.attack)
}

/** MG-measure Of a target of which only a part can be hit, how many that are. */
function exposedLines(t: Telling, side: number, aim: Aim, exposed: number | undefined): Draft[] {
  if (exposed === undefined || aim.at !== 'stack') return []
  const units = living(at(at(t.p.groups, aim.group).stacks, aim.stack))
  const text = t.voice('volley-fired:part', { exposed, units })
  return [{ side, as: 'reason', text, rules: ['MG-measure'] }]
}

/** As many machines as are told one by one. */
const TOLD = 8

/** M-men-states A stack after an attack. */
function hitLines(t: Telling, { group, stack, toll, died, because }: Of<'stack-hit'>): Draft[] {
  const { owner, stacks } = at(t.p.groups, group)
  const { healthy, injured, dead, health, crew } = toll
  const places = { stack: stackName(t, group, stack), died, healthy, injured, dead }
  const line = { side: owner, tone: died > 0 ? 'bad' : 'plain', rules: rulesOf(because) } as const
  const areMen = isMen(at(t.s.units, at(stacks, stack).unit))
  if (healthy + injured === 0) return [{ ...line, text: t.voice('stack-hit:gone', places) }]
  const few = (figures: readonly number[]): boolean => figures.length > 0 && figures.length <= TOLD
  const left = [
    ...(few(health) ? [t.voice('left:health', { row: health.map(String) })] : []),
    ...(few(crew) ? [t.voice('left:crew', { row: crew.map(String) })] : []),
  ]
  if (areMen || left.length === 0)
    return [{ ...line, text: t.voice(died > 0 ? 'stack-hit' : 'stack-hit:spared', places) }]
  const isOne = healthy + injured + dead === 1
  const key = isOne ? 'stack-hit:one' : died > 0 ? 'stack-hit:pools' : 'stack-hit:pools-spared'
  return [{ ...line, text: t.voice(key, { ...places, left }) }]
}
