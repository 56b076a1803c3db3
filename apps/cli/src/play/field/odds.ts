import type { Group, VolleyOutlook } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../table-talk.ts'
import { enemyGroups, ownGroups, pairNamed } from './names.ts'
import { living, outlookOf, sayPart, shotsOfWeapon } from '@sandtable/manpower'
import { padStart } from '../../screen.ts'
import { percent } from '../../figures.ts'
import { trouble } from '../table-talk.ts'

/** `odds GROUP ENEMY`: what the first volley of a group that has one would do, for every sum of two dice. */
export function showOdds(desk: FieldDesk, text: string): Outcome {
  const { g, s, view, player } = desk
  const pair = pairNamed(
    text,
    [ownGroups(view, player), 'group of yours'],
    [enemyGroups(view, player), 'enemy group'],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [group, target] = [pair.one.number, pair.other.number]
  const { stacks } = view.groups[group] as Group
  const struck = (view.groups[target] as Group).stacks.findIndex(stack => living(stack) > 0)
  for (const [stack, own] of stacks.entries()) {
    const weapon = { group, stack, attack: 0 }
    const units = living(own) === 0 ? 0 : shotsOfWeapon(s, view, weapon)
    const aim = { at: 'stack', group: target, stack: struck } as const
    const declared = { side: player, ...weapon, units, aim, falls: null }
    const outlook = units === 0 ? null : outlookOf(g, declared)
    if (outlook?.kind === 'volley') return { show: outlookLines(outlook) }
  }
  return trouble(`${pair.one.name} has no volley left.`)
}

function outlookLines({ attacker, target, divisor, strength, rolls }: VolleyOutlook): string[] {
  const parts = [...attacker, ...target.map(part => ({ ...part, change: -part.change }))]
  const row = parts.map(part => `${part.change > 0 ? '+' : ''}${part.change} ${sayPart(part)} ${part.rule}`)
  const mean = rolls.reduce((sum, { ways, dead }) => sum + ways * dead, 0) / ALL
  const worth = (strength.over / strength.under).toFixed(1).replace(/\.0$/, '')
  return [
    `  Strength ${worth}, divided by ${divisor}${row.length === 0 ? '' : `: ${row.join(', ')}`}`,
    ...rolls.map(
      ({ sum, ways, dead, injured }) =>
        `  ${padStart(String(sum), 4)}  ${padStart(percent(ways / ALL), 7)}  ${dead} dead, ${injured} more injured`,
    ),
    `  ${mean.toFixed(1)} dead on average, if it were fired now and alone`,
  ]
}

/** Ways that two dice fall. */
const ALL = 36
