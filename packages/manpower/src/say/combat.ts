import { rulesOf } from '@sandtable/kernel'
import { total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Ratio } from '../formula/ratio.ts'
import type { CombatEvent } from '../combat/events.ts'
import type { Draft, Of, Telling, Tellers } from './log-line.ts'
import type { TargetingEvent } from '../targeting/events.ts'
import { aimName, attackName, diceRow, figure, formulaText, groupName, metres, pointName } from './names.ts'
import type { Aim } from '../position.ts'
import { at } from '../position.ts'
import { living } from '../formation/layout.ts'
import { attackOf } from '../combat/fire.ts'
import { coded, partRow, phrase } from './log-line.ts'
import { distance } from '@sandtable/board'
import { divisorBetween } from '../combat/advantage.ts'
import { isMen } from '../combat/casualties.ts'
import { row, playerName, stackName, unitName, windOf, workName } from './names.ts'

/** What both sides of an encounter have for themselves, and what comes of it; '' where nobody has anything. */
export function advantageText(
  t: Telling,
  key: 'advantage' | 'shot-fired:advantage',
  attacker: readonly Part[],
  target: readonly Part[],
): string {
  if (attacker.length + target.length === 0) return ''
  const divisor = divisorBetween(attacker, target)
  const own = attacker.length === 0 ? [] : [phrase(t, 'advantage:own', { parts: partRow(t, attacker) })]
  const theirs = target.length === 0 ? [] : [phrase(t, 'advantage:theirs', { parts: partRow(t, target) })]
  return phrase(t, key, {
    own: total(attacker),
    theirs: total(target),
    divided: divisor === 1 ? phrase(t, 'advantage:undivided') : phrase(t, 'advantage:divided', { divisor }),
    parts: [...own, ...theirs].join('; '),
  })
}

export const advantageRules = (attacker: readonly Part[], target: readonly Part[]): string[] => {
  const rules = rulesOf([...attacker, ...target])
  return divisorBetween(attacker, target) === 1 ? rules : [...rules, 'M-adv-div']
}

/** M-phase-target, M-phase-act What is declared, and what comes of it. */
export const COMBAT_TELLERS: Tellers<TargetingEvent['is'] | CombatEvent['is']> = {
  'attack-declared': (t, { declared }) => {
    const { side, group, stack, aim } = declared
    const text = phrase(t, 'attack-declared', {
      stack: stackName(t, group, stack),
      aim: aimName(t, aim),
      units: shotsText(t, declared),
    })
    return [{ side, text, rules: ['MG-targets'] }]
  },
  'deviation-rolled': (t, { side, offset, directions, dice, because, ...weapon }) => {
    const rules = rulesOf(because)
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    if (directions.length === 0) return [{ side, text: phrase(t, 'deviation-rolled:none', { what }), rules }]
    if (dice.length === 0) {
      const places = { directions: directions.join(', '), what }
      return [{ side, text: phrase(t, 'deviation-rolled:zero', places), rules }]
    }
    const { inaccuracy } = attackOf(t.s, t.p, weapon)
    const text = phrase(t, 'deviation-rolled', {
      metres: metres(distance([0, 0], offset)),
      wind: windOf(t, offset),
      directions: directions.join(', '),
      dice: inaccuracy === null ? diceRow(dice) : `${formulaText(inaccuracy)} (${diceRow(dice)})`,
      multiplier: because[0]?.change ?? 0,
    })
    return [{ side, text, rules }]
  },
  'targeting-ended': () => [],
  'attacks-begun': () => [],
  'attack-lost': (t, { declared: { side, group, stack }, because }) => {
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text = phrase(t, 'attack-lost', { stack: stackName(t, group, stack), what })
    return [{ side, text, tone: 'quiet', rules: rulesOf(because) }]
  },
  'opened-fire': () => [],

  'volley-fired': volleyLines,
  'shot-fired': (t, { side, by, aim, dice, part, damage, attacker, target }) => {
    const text = phrase(t, 'shot-fired', {
      stack: stackName(t, by.group, by.stack),
      aim: aimName(t, aim),
      dice: rolledText(t, dice, part),
      armour: armourText(t, part),
      damage,
    })
    const advantage = advantageText(t, 'shot-fired:advantage', attacker, target)
    const reason: Draft = { side, as: 'reason', text: advantage, rules: advantageRules(attacker, target) }
    return [{ side, text, rules: ['MG-combat'] }, ...(advantage === '' ? [] : [reason])]
  },
  'ground-struck': (t, { by, point, killRadius, dice }) => {
    const places = {
      ...(by === null ? {} : { by: weaponName(t, by.group, by.stack, by.attack) }),
      point: pointName(point),
      dice: diceRow(dice),
      radius: metres(killRadius ?? 0),
    }
    const what = killRadius === null ? 'swept' : 'burst'
    const isAround = by !== null && what === 'swept' && attackOf(t.s, t.p, by).pattern.kind === 'circle'
    const how = isAround ? 'swept:around' : by === null ? what : (`${what}:by` as const)
    const text = phrase(t, how, places)
    const side = by === null ? null : at(t.p.groups, by.group).owner
    return [{ side, text, rules: [killRadius === null ? 'M-fp-all-hit' : 'M-exp-kill'] }]
  },
  'stack-hit': hitLines,
  'work-hit': (t, { work, damage }) => {
    const { health, gone } = at(t.p.works, work)
    const places = { work: workName(t.s, t.p, work), damage, health }
    return [{ text: phrase(t, gone ? 'work-hit:gone' : 'work-hit', places), rules: ['M-dmg-other'] }]
  },
  'equipment-used': (t, { group, stack, slot }) => {
    const { kind, uses } = at(at(at(t.p.groups, group).stacks, stack).equipment, slot)
    const places = { stack: stackName(t, group, stack), equipment: at(t.s.equipment, kind).name, left: uses }
    const side = at(t.p.groups, group).owner
    return [{ side, text: phrase(t, 'equipment-used', places), tone: 'quiet', rules: ['MG-equip'] }]
  },
  'morale-changed': (t, { groups, which, until, die, because }) => {
    const names = row(
      t,
      groups.map(g => groupName(t.p, g)),
    )
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text = phrase(t, `morale:${which}`, { groups: names, until, die, what })
    const side = at(t.p.groups, at(groups, 0)).owner
    return [{ side, text, tone: which === 'high' ? 'good' : 'bad', rules: rulesOf(because) }]
  },
  'hero-fell': (t, { group, stack }) => {
    const { owner, stacks } = at(t.p.groups, group)
    const text = phrase(t, 'hero-fell', { unit: unitName(t.s, at(stacks, stack).unit) })
    return [{ side: owner, text, tone: 'bad', rules: ['M-mor-hero'] }]
  },
}

/** A stack, and its weapon where that has a name. */
export function weaponName(t: Telling, group: number, stack: number, attack: number): string {
  const name = attackName(t, group, stack, attack)
  return name === null ? stackName(t, group, stack) : `${stackName(t, group, stack)} (${name})`
}

/** M-arm-half What armour makes of a roll; '' where it lets all of it through. */
export const armourText = (t: Telling, part: Ratio | undefined): string =>
  part === undefined || part.over === part.under
    ? ''
    : phrase(t, 'shot-fired:armour', { part: PARTS.get(`${part.over}/${part.under}`) ?? figure(part) })

const PARTS: ReadonlyMap<string, string> = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
])

/** Dice as a factor: in brackets where more follows and there are several. */
export const rolledText = (t: Telling, dice: readonly number[], part: Ratio | undefined): string =>
  dice.length > 1 && armourText(t, part) !== '' ? `(${diceRow(dice)})` : diceRow(dice)

/** How many fire, and with what. */
function shotsText(t: Telling, declared: Of<'attack-declared'>['declared']): string {
  const { group, stack, attack, units } = declared
  const name = attackName(t, group, stack, attack)
  const shots = units === 1 ? phrase(t, 'attack-declared:one') : phrase(t, 'attack-declared:shots', { units })
  const text =
    attackOf(t.s, t.p, declared).kind === 'volley' ? phrase(t, 'attack-declared:volley', { units }) : shots
  return name === null ? text : phrase(t, 'attack-declared:with', { units: text, attack: name })
}

/** MG-combat A volley: what it came to, and of each stack what it was worth, and why. */
function volleyLines(t: Telling, e: Of<'volley-fired'>): Draft[] {
  const { side, aim, by, strength, through, dice, damage, exposed } = e
  const text = phrase(t, 'volley-fired', {
    side: playerName(t.s, side),
    aim: aimName(t, aim),
    strength: figure(strength),
    armour:
      through === undefined || figure(through) === figure(strength)
        ? ''
        : phrase(t, 'volley-fired:through', { through: figure(through) }),
    dice: dice.length > 1 ? `(${diceRow(dice)})` : diceRow(dice),
    damage,
  })
  const reasons = by.map(({ group, stack, attack, units, raw, attacker, target }): Draft => {
    const places = {
      stack: weaponName(t, group, stack, attack),
      units,
      raw: figure(raw),
      advantage: advantageText(t, 'advantage', attacker, target),
    }
    return {
      side,
      as: 'reason',
      text: phrase(t, 'volley-fired:by', places),
      rules: ['M-me-sum', ...advantageRules(attacker, target)],
    }
  })
  return [{ side, text, rules: ['MG-combat'] }, ...reasons, ...exposedLines(t, side, aim, exposed)]
}

/** MG-measure Of a target of which only a part can be hit, how many that are. */
function exposedLines(t: Telling, side: number, aim: Aim, exposed: number | undefined): Draft[] {
  if (exposed === undefined || aim.at !== 'stack') return []
  const units = living(at(at(t.p.groups, aim.group).stacks, aim.stack))
  return [
    {
      side,
      as: 'reason',
      text: phrase(t, 'volley-fired:part', { exposed, units }),
      rules: ['MG-measure'],
    },
  ]
}

/** As many machines as are told one by one. */
const TOLD = 8

/** M-men-states What an attack has left of a stack. */
function hitLines(t: Telling, { group, stack, toll, died, because }: Of<'stack-hit'>): Draft[] {
  const { owner, stacks } = at(t.p.groups, group)
  const { healthy, injured, dead, health, crew } = toll
  const places = { stack: stackName(t, group, stack), died, healthy, injured, dead }
  const line = { side: owner, tone: died > 0 ? 'bad' : 'plain', rules: rulesOf(because) } as const
  const areMen = isMen(at(t.s.units, at(stacks, stack).unit))
  if (healthy + injured === 0)
    return [{ ...line, text: phrase(t, areMen ? 'stack-hit:gone' : 'stack-hit:all-lost', places) }]
  const few = (figures: readonly number[]): boolean => figures.length > 0 && figures.length <= TOLD
  const left = [
    ...(few(health) ? [phrase(t, 'left:health', { row: health.join(', ') })] : []),
    ...(few(crew) ? [phrase(t, 'left:crew', { row: crew.join(', ') })] : []),
  ]
  if (areMen || left.length === 0) return [{ ...line, text: phrase(t, 'stack-hit', places) }]
  return [{ ...line, text: phrase(t, 'stack-hit:health', { ...places, left: left.join(', ') }) }]
}
