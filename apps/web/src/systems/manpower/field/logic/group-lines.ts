import type { CardLine } from '../../../../cards/card-lines.tsx'
import type { Scenario, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import {
  armourOf,
  attacksOf,
  flightOf,
  formulaText,
  hasMorale,
  isAimedAtGround,
  living,
  speedLeft,
  speedOf,
} from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import { metres } from './metres.ts'
import { numeral, row } from '../../../../words/numerals.ts'
import { sayArmour, sayAttack } from '../../words/story.ts'

/** What a group has: its weapons, what protects it, how fast it is, and its morale. */
export const groupLines = (t: TFunction, s: Scenario, p: Sight, group: number): CardLine[] => [
  ...weapons(t, s, p, group),
  ...protection(t, s, p, group),
  ...speed(t, s, p, group),
  ...morale(t, s, p, group),
]

function weapons(t: TFunction, s: Scenario, p: Sight, group: number): CardLine[] {
  const all = groupAt(p, group).stacks.flatMap(stack =>
    living(stack) === 0
      ? []
      : attacksOf(s, stack).map(attack => ({ attack, of: attack.name ?? s.units[stack.unit]?.name ?? '' })),
  )
  if (all.length === 0)
    return [{ name: t('card:unarmed'), value: null, does: t('card:unarmed:does'), rule: null }]
  return all.flatMap(({ attack, of }, n): CardLine[] => {
    const { damage, range, minRange, inaccuracy } = attack
    const named = (name: string): string =>
      all.length === 1
        ? name
        : t('card:of', { name, of: all.findIndex(one => one.of === of) === n ? of : n + 1 })
    const reach = [
      t('card:range:does'),
      ...(minRange > 0 ? [t('card:min-range', { metres: metres(minRange) })] : []),
      ...(inaccuracy !== null && isAimedAtGround(attack) ? [t('card:indirect')] : []),
    ]
    return [
      {
        name: named(t('card:range')),
        value: t('field:metres', { metres: metres(range) }),
        does: row(reach),
        rule: 'M-dmg-range',
      },
      {
        name: named(t('card:damage')),
        value: damage === null ? null : formulaText(damage),
        does: sayAttack(s, attack),
        rule: 'MG-combat',
      },
    ]
  })
}

function protection(t: TFunction, s: Scenario, p: Sight, group: number): CardLine[] {
  return groupAt(p, group).stacks.flatMap((stack, k): CardLine[] => {
    const unit = s.units[stack.unit]
    if (unit === undefined || living(stack) === 0) return []
    const of = groupAt(p, group).stacks.length > 1 ? unit.name : null
    const armour = armourOf(s, p, group, k)
    const named = (name: string): string => (of === null ? name : t('card:of', { name, of }))
    const isMachine = unit.health !== null || unit.crew !== null
    const pool = (which: 'health' | 'crew'): CardLine[] =>
      unit[which] === null
        ? []
        : [
            {
              name: named(t(`card:${which}`)),
              value: row(stack[which].map(numeral)),
              does: t('card:pool:of', { of: unit[which] }),
              rule: 'MG-crew',
            },
          ]
    const men: CardLine = {
      name: named(t('card:health')),
      value: t('card:health:men'),
      does: t('card:health:men:does', {
        healthy: stack.healthy,
        injured: stack.injured,
        dead: stack.dead,
      }),
      rule: 'M-men-states',
    }
    return [
      {
        name: named(t('card:armour')),
        value: sayArmour(s, armour),
        does: t(armour === 'N' ? 'card:armour:none' : 'card:armour:does'),
        rule: isMachine ? 'MG-armour' : 'MG-armour-men',
      },
      ...(isMachine ? [...pool('health'), ...pool('crew')] : [men]),
    ]
  })
}

function speed(t: TFunction, s: Scenario, p: Sight, group: number): CardLine[] {
  const flight = flightOf(s, p, group)
  const own: CardLine = {
    name: t('card:speed'),
    value: t('field:metres', { metres: metres(speedOf(s, p, group).speed) }),
    does: t('card:speed:does', { metres: metres(speedLeft(s, p, group)) }),
    rule: 'M-move-speed',
  }
  if (flight === null) return [own]
  const values = { covered: metres(flight.covered), needs: Math.ceil(flight.needs / 100) }
  const least: CardLine = {
    name: t('card:min-speed'),
    value: t('field:metres', { metres: metres(flight.least) }),
    does: t(`card:min-speed:${flight.staysUp ? 'enough' : flight.flying ? 'lands' : 'grounded'}`, values),
    rule: 'M-fly-land',
  }
  return [own, least]
}

function morale(t: TFunction, s: Scenario, p: Sight, group: number): CardLine[] {
  const own = groupAt(p, group)
  return (['high', 'low'] as const)
    .filter(which => hasMorale(s, p, own, which))
    .map(which => ({
      name: t(`field:morale:${which}`),
      value: which === 'high' ? '▲ +1' : '▼ −1',
      does:
        own[which] >= p.turn
          ? t('card:morale:left', { count: own[which] - Math.max(p.turn, 1) })
          : t('card:morale:lasting'),
      rule: 'MG-mor-time',
    }))
}
