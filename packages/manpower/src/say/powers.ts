import type { DeepReadonly, Places } from '@sandtable/kernel'
import { rulesOf } from '@sandtable/kernel'
import type { Aim, Granted } from '../position.ts'
import type { PowerEvent } from '../powers/events.ts'
import type { Speech, Tellers, Telling } from './log-line.ts'
import type { WorkEvent } from '../works/events.ts'
import { advantageLines, throughText } from './combat.ts'
import {
  aimName,
  decimal,
  diceRow,
  groupName,
  groupNames,
  metres,
  playerName,
  pointName,
  stackName,
  untilText,
  windOf,
  workName,
} from './names.ts'
import { abilityOf } from '../powers/ability.ts'
import { at, NOBODY } from '../position.ts'
import { distance } from '@sandtable/board'
import { reasons, shown } from './log-line.ts'

const spellName = ({ s }: Telling, spell: number): string => at(s.spells, spell).name

/** A spell at a place, which a map shows, or on somebody. */
const aimedAt = (
  t: Telling,
  what: 'spell-begun' | 'spell-worked',
  aim: DeepReadonly<Aim>,
  places: Places,
): string =>
  aim.at === 'point'
    ? t.voice(shown(t, `${what}:at`), { ...places, point: pointName(t, aim.point) })
    : t.voice(`${what}:on`, { ...places, aim: aimName(t, aim) })

/** A spell that is started, or cast at once: at its aim, or on the casters' own group. */
function begunText(
  t: Telling,
  casting: readonly number[],
  aim: DeepReadonly<Aim> | null,
  places: Places,
): string {
  if (aim === null) return t.voice('spell-begun', places)
  const isOwn = aim.at === 'stack' && casting.length === 1 && casting.includes(aim.group)
  return isOwn ? t.voice('spell-begun:own', places) : aimedAt(t, 'spell-begun', aim, places)
}

/** What was granted: +1 advantage, speed × 2. */
export const grantText = (
  { voice }: Pick<Speech, 'voice'>,
  { what, amount }: Pick<Granted, 'what' | 'amount'>,
): string =>
  what === 'shots' || what === 'cast'
    ? voice(`granted:${what}`, { count: amount })
    : voice(`granted:${what}`, {
        amount: what === 'speed' || what === 'slow' ? decimal(amount) : amount,
        metres: metres(amount),
      })

/** M-phase-lead, M-spl-phase Abilities, spells and what heals. */
const POWER_TELLERS: Tellers<PowerEvent['is']> = {
  'ability-used': (t, { side, hero, name: id, group }) => {
    const name = abilityOf(t.s, t.p, side, hero)?.ability.name ?? id
    const places = { side: playerName(t.s, side), name, group: groupName(t.p, group) }
    return [{ side, text: t.voice('ability-used', places), rules: ['M-phase-lead'] }]
  },
  granted: (t, { grants, because }) =>
    grants.map(grant => {
      const { group, stack, until } = grant
      const whom = stack === NOBODY ? groupName(t.p, group) : stackName(t, group, stack)
      const text = t.voice('granted', { whom, what: grantText(t, grant), until: untilText(t, until) })
      return { side: at(t.p.groups, group).owner, text, rules: rulesOf(because) }
    }),
  healed: (t, { group, stack, healed, toll: { healthy, injured }, because }) => {
    const what = reasons(t, because)
    const places = { stack: stackName(t, group, stack), healed, what, healthy, injured }
    const side = at(t.p.groups, group).owner
    return [{ side, text: t.voice('healed', places), tone: 'good', rules: rulesOf(because) }]
  },
  'treatment-declared': (t, { treatment: { side, group, stack, patients, units } }) => {
    const places = { stack: stackName(t, group, stack), patients: stackName(t, group, patients), units }
    return [{ side, text: t.voice('treatment-declared', places), tone: 'quiet', rules: ['M-phase-abil'] }]
  },
  'treatment-begun': () => [],
  'treatment-lost': (t, { treatment: { side, group, stack }, because }) => {
    const what = reasons(t, because)
    const text = t.voice('treatment-lost', { stack: stackName(t, group, stack), what })
    return [{ side, text, tone: 'quiet', rules: rulesOf(because) }]
  },
  'low-cancelled': (t, { group }) => {
    const text = t.voice('low-cancelled', { group: groupName(t.p, group) })
    return [{ side: at(t.p.groups, group).owner, text, tone: 'good', rules: ['M-mor-def'] }]
  },
  'moved-again': () => [],
  'spell-begun': (t, { casting: { side, spell, casters, due, aim } }) => {
    const casting = [...new Set(casters.map(([g]) => g))]
    const places = { groups: groupNames(t, casting), spell: spellName(t, spell), due }
    return [{ side, text: begunText(t, casting, aim, places), rules: ['M-spl-time-n'] }]
  },
  'spell-strayed': (t, { spell, directions, dice, offset, because }) => {
    const places = {
      spell: spellName(t, spell),
      what: reasons(t, because),
      metres: metres(distance([0, 0], offset)),
      wind: windOf(t, offset),
      directions: directions.map(String),
      dice: diceRow(dice),
    }
    const text = t.voice(dice.length === 0 ? 'spell-strayed:none' : 'spell-strayed', places)
    return [{ text, rules: ['MG-ina-plain'] }]
  },
  'spell-directed': (t, { aim }) => {
    const { side, spell } = at(t.p.castings, t.p.castings.length - 1)
    const text = t.voice('spell-directed', { spell: spellName(t, spell), aim: aimName(t, aim) })
    return [{ side, text, rules: ['M-spl-target-late'] }]
  },
  'spell-failed': (t, { spell, side, because }) => {
    const what = reasons(t, because)
    const text = t.voice('spell-failed', { spell: spellName(t, spell), what })
    return [{ side, text, tone: 'bad', rules: rulesOf(because) }]
  },
  'spell-worked': (t, { spell, side, aim }) => {
    const text = aimedAt(t, 'spell-worked', aim, { spell: spellName(t, spell) })
    return [{ side, text, rules: ['M-spl-phase'] }]
  },
  'spell-struck': (t, { spell, aim, dice, part, damage, attacker, target }) => {
    const through = throughText(t, part)
    const places = { spell: spellName(t, spell), aim: aimName(t, aim), dice: diceRow(dice), damage }
    const text =
      through === null
        ? t.voice('spell-struck', places)
        : t.voice('spell-struck:armour', { ...places, through })
    return [{ text, rules: ['MG-combat'] }, ...advantageLines(t, null, attacker, target)]
  },
  'cloud-rose': (t, { cloud }) => {
    const places = {
      point: pointName(t, cloud.at),
      radius: metres(cloud.radius),
      until: untilText(t, cloud.until),
    }
    return [{ text: t.voice(shown(t, 'cloud-rose'), places), rules: ['M-los-line'] }]
  },
}

/** MG-build, MG-capture Buildings begun, finished and taken. */
const WORK_TELLERS: Tellers<WorkEvent['is']> = {
  'work-begun': (t, { side, group, work, cost }) => {
    const places = {
      group: groupName(t.p, group),
      work: at(t.s.works, work.kind).name,
      point: pointName(t, work.at),
      cost: decimal(cost),
    }
    return [{ side, text: t.voice(shown(t, 'work-begun'), places), rules: ['MG-build'] }]
  },
  'wall-raised': (t, { work: { kind, at: point, owner } }) => {
    const places = { work: at(t.s.works, kind).name, point: pointName(t, point) }
    return [{ side: owner, text: t.voice(shown(t, 'wall-raised'), places), rules: ['M-spl-phase'] }]
  },
  'work-advanced': (t, { work, by }) => {
    const { done, owner, kind } = at(t.p.works, work)
    const time = at(t.s.works, kind).time ?? 0
    const places = { work: workName(t.s, t.p, work), by, done: Math.min(done, time), time }
    return [{ side: owner, text: t.voice('work-advanced', places), tone: 'quiet', rules: ['MG-build'] }]
  },
  'work-finished': (t, { work, because }) => {
    const text = t.voice('work-finished', { work: workName(t.s, t.p, work) })
    return [{ side: at(t.p.works, work).owner, text, tone: 'good', rules: rulesOf(because) }]
  },
  'work-taken': (t, { work, side }) => {
    const text = t.voice('work-taken', { work: workName(t.s, t.p, work), side: playerName(t.s, side) })
    return [{ side, text, rules: ['MG-capture'] }]
  },
}

export const DEED_TELLERS: Tellers<PowerEvent['is'] | WorkEvent['is']> = {
  ...POWER_TELLERS,
  ...WORK_TELLERS,
}
