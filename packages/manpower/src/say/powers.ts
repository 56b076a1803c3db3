import { rulesOf } from '@sandtable/kernel'
import type { Draft, Tellers, Telling } from './log-line.ts'
import type { Granted } from '../position.ts'
import type { PowerEvent } from '../powers/events.ts'
import type { WorkEvent } from '../works/events.ts'
import { advantageRules, advantageText, armourText, rolledText } from './combat.ts'
import { aimName, decimal, diceRow, groupName, metres, pointName, playerName, stackName } from './names.ts'
import { at, NOBODY } from '../position.ts'
import { coded, phrase } from './log-line.ts'
import { distance } from '@sandtable/board'
import { row, windOf, workName } from './names.ts'

const spellName = ({ s }: Telling, spell: number): string => at(s.spells, spell).name

/** What was granted: +1 advantage, speed × 2. */
export const grantText = (
  t: Pick<Telling, 'words'>,
  { what, amount }: Pick<Granted, 'what' | 'amount'>,
): string =>
  phrase(t, `granted:${what}`, {
    amount: what === 'speed' || what === 'slow' ? decimal(amount) : amount,
    metres: metres(amount),
  })

/** M-phase-lead, M-spl-phase Abilities, spells and what heals. */
const POWER_TELLERS: Tellers<PowerEvent['is']> = {
  'ability-used': (t, { side, name, group }) => {
    const places = { side: playerName(t.s, side), name, group: groupName(t.p, group) }
    return [{ side, text: phrase(t, 'ability-used', places), rules: ['M-phase-lead'] }]
  },
  granted: (t, { grants, because }) =>
    grants.map(grant => {
      const { group, stack, until } = grant
      const whom = stack === NOBODY ? groupName(t.p, group) : stackName(t, group, stack)
      const text = phrase(t, 'granted', { whom, what: grantText(t, grant), until })
      return { side: at(t.p.groups, group).owner, text, rules: rulesOf(because) }
    }),
  healed: (t, { group, stack, healed, toll: { healthy, injured }, because }) => {
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const places = { stack: stackName(t, group, stack), healed, what, healthy, injured }
    const side = at(t.p.groups, group).owner
    return [{ side, text: phrase(t, 'healed', places), tone: 'good', rules: rulesOf(because) }]
  },
  'treatment-declared': (t, { treatment: { side, group, stack, patients, units } }) => {
    const places = { stack: stackName(t, group, stack), patients: stackName(t, group, patients), units }
    return [{ side, text: phrase(t, 'treatment-declared', places), tone: 'quiet', rules: ['M-phase-abil'] }]
  },
  'treatment-begun': () => [],
  'treatment-lost': (t, { treatment: { side, group, stack }, because }) => {
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text = phrase(t, 'treatment-lost', { stack: stackName(t, group, stack), what })
    return [{ side, text, tone: 'quiet', rules: rulesOf(because) }]
  },
  'low-cancelled': (t, { group }) => {
    const text = phrase(t, 'low-cancelled', { group: groupName(t.p, group) })
    return [{ side: at(t.p.groups, group).owner, text, tone: 'good', rules: ['M-mor-def'] }]
  },
  'moved-again': () => [],
  'spell-begun': (t, { casting: { side, spell, casters, due, aim } }) => {
    const places = {
      groups: row(
        t,
        [...new Set(casters.map(([g]) => g))].map(g => groupName(t.p, g)),
      ),
      spell: spellName(t, spell),
      due,
      aim: aim === null ? '' : aimName(t, aim),
    }
    const text = phrase(t, aim === null ? 'spell-begun' : 'spell-begun:at', places)
    return [{ side, text, rules: ['M-spl-time-n'] }]
  },
  'spell-strayed': (t, { directions, dice, offset, because }) => {
    const places = {
      metres: metres(distance([0, 0], offset)),
      wind: windOf(t, offset),
      directions: directions.join(', '),
      dice: diceRow(dice),
    }
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text =
      dice.length === 0 ? phrase(t, 'deviation-rolled:none', { what }) : phrase(t, 'spell-strayed', places)
    return [{ text, rules: ['MG-ina-plain'] }]
  },
  'spell-directed': (t, { aim }) => {
    const { side, spell } = at(t.p.castings, t.p.castings.length - 1)
    const text = phrase(t, 'spell-directed', { spell: spellName(t, spell), aim: aimName(t, aim) })
    return [{ side, text, rules: ['M-spl-target-late'] }]
  },
  'spell-failed': (t, { spell, side, because }) => {
    const what = because.map(part => coded(t, 'what', part.what)).join(', ')
    const text = phrase(t, 'spell-failed', { spell: spellName(t, spell), what })
    return [{ side, text, tone: 'bad', rules: rulesOf(because) }]
  },
  'spell-worked': (t, { spell, side, aim }) => {
    const text = phrase(t, 'spell-worked', { spell: spellName(t, spell), aim: aimName(t, aim) })
    return [{ side, text, rules: ['M-spl-phase'] }]
  },
  'spell-struck': (t, { spell, aim, dice, part, damage, attacker, target }) => {
    const places = {
      spell: spellName(t, spell),
      aim: aimName(t, aim),
      dice: rolledText(t, dice, part),
      armour: armourText(t, part),
      damage,
    }
    const advantage = advantageText(t, 'shot-fired:advantage', attacker, target)
    const reason: Draft = { as: 'reason', text: advantage, rules: advantageRules(attacker, target) }
    return [
      { text: phrase(t, 'spell-struck', places), rules: ['MG-combat'] },
      ...(advantage === '' ? [] : [reason]),
    ]
  },
  'cloud-rose': (t, { cloud }) => {
    const places = { point: pointName(cloud.at), radius: metres(cloud.radius), until: cloud.until }
    return [{ text: phrase(t, 'cloud-rose', places), rules: ['M-los-line'] }]
  },
}

/** MG-build, MG-capture Buildings begun, finished and taken. */
const WORK_TELLERS: Tellers<WorkEvent['is']> = {
  'work-begun': (t, { side, group, work, cost }) => {
    const places = {
      group: groupName(t.p, group),
      work: at(t.s.works, work.kind).name,
      point: pointName(work.at),
      cost: decimal(cost),
    }
    return [{ side, text: phrase(t, 'work-begun', places), rules: ['MG-build'] }]
  },
  'wall-raised': (t, { work: { kind, at: point, owner } }) => {
    const places = { work: at(t.s.works, kind).name, point: pointName(point) }
    return [{ side: owner, text: phrase(t, 'wall-raised', places), rules: ['M-spl-phase'] }]
  },
  'work-advanced': (t, { work, by }) => {
    const { done, owner, kind } = at(t.p.works, work)
    const places = { work: workName(t.s, t.p, work), by, done, time: at(t.s.works, kind).time ?? 0 }
    return [{ side: owner, text: phrase(t, 'work-advanced', places), tone: 'quiet', rules: ['MG-build'] }]
  },
  'work-finished': (t, { work, because }) => {
    const text = phrase(t, 'work-finished', { work: workName(t.s, t.p, work) })
    return [{ side: at(t.p.works, work).owner, text, tone: 'good', rules: rulesOf(because) }]
  },
  'work-taken': (t, { work, side }) => {
    const text = phrase(t, 'work-taken', { work: workName(t.s, t.p, work), side: playerName(t.s, side) })
    return [{ side, text, rules: ['MG-capture'] }]
  },
}

export const DEED_TELLERS: Tellers<PowerEvent['is'] | WorkEvent['is']> = {
  ...POWER_TELLERS,
  ...WORK_TELLERS,
}
