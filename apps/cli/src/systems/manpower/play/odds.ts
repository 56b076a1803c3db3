import type { Aim, Group, LinesOfFire, VolleyOutlook } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { enemyGroups, ownGroups, pairNamed } from './names.ts'
import {
  attackOf,
  linesOfFireAt,
  living,
  meanOf,
  outlookOf,
  sayPart,
  sayScreen,
  shotsAt,
  weaponsIn,
  whyNotShot,
} from '@sandtable/manpower'
import { padStart } from '../../../screen.ts'
import { percent } from '../../../figures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { whyNoFire } from './fire.ts'

/** `odds GROUP ENEMY`: what the first volley of a group that can be fired would do, for every sum of two dice. */
export function showOdds(desk: FieldDesk, text: string): Outcome {
  const { g, s, view, player } = desk
  const pair = pairNamed(
    text,
    [ownGroups(view, player), 'group of yours'],
    [enemyGroups(view, player), 'enemy group'],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [group, target] = [pair.one.number, pair.other.number]
  const volleys = weaponsIn(s, view, group).filter(
    weapon => weapon.attack === 0 && attackOf(s, view, weapon).kind === 'volley',
  )
  if (volleys.length === 0) return trouble(`${pair.one.name}: there is no volley left in this turn.`)
  const aims = [...(view.groups[target] as Group).stacks.entries()].flatMap(([stack, own]): Aim[] =>
    living(own) > 0 ? [{ at: 'stack', group: target, stack }] : [],
  )
  for (const { shots: _shots, ...weapon } of volleys)
    for (const aim of aims) {
      if (whyNotShot(s, view, player, { ...weapon, units: 1, aim }) !== null) continue
      const units = shotsAt(s, view, weapon, aim, false)
      const outlook = outlookOf(g, { side: player, ...weapon, units, aim, falls: null })
      if (outlook?.kind === 'volley')
        return { show: [...partLines(linesOfFireAt(s, view, weapon, aim, false)), ...outlookLines(outlook)] }
    }
  return trouble(whyNoFire(desk, pair.one, pair.other, volleys, aims))
}

/** MG-measure Of a group that fires or is fired at only in part, how many do and can be hit; nothing where all do and can. */
export function partLines(lines: LinesOfFire | null): string[] {
  if (lines === null) return []
  const { able, units, outOfRange, hidden, by, exposed, targets } = lines
  const why = [
    ...(outOfRange > 0 ? [`${outOfRange} are out of range`] : []),
    ...(hidden > 0 ? [`from ${hidden} it’s hidden${by === null ? '' : `: ${sayScreen(by)}`}`] : []),
  ]
  return [
    ...(able < units ? [`  ${able} of ${units} see the target; ${why.join(', ')} (MG-measure)`] : []),
    ...(exposed !== null && targets !== null && exposed < targets
      ? [`  ${exposed} of its ${targets} can be hit (MG-measure)`]
      : []),
  ]
}

function outlookLines({ attacker, target, divisor, strength, rolls, of }: VolleyOutlook): string[] {
  const parts = [...attacker, ...target.map(part => ({ ...part, change: -part.change }))]
  const row = parts.map(part => `${part.change > 0 ? '+' : ''}${part.change} ${sayPart(part)} ${part.rule}`)
  const mean = meanOf(rolls, of, ({ dead }) => dead)
  const worth = (strength.over / strength.under).toFixed(1).replace(/\.0$/, '')
  return [
    `  Strength ${worth}, divided by ${divisor}${row.length === 0 ? '' : `: ${row.join(', ')}`}`,
    ...rolls.map(
      ({ sum, ways, dead, injured }) =>
        `  ${padStart(String(sum), 4)}  ${padStart(percent(ways / of), 7)}  ${dead} dead, ${injured} more injured`,
    ),
    `  ${mean.toFixed(1)} dead on average, if it were fired now and alone`,
  ]
}
