import type { Aim, CastOrder, Group, Harm, LinesOfFire, Outlook, Pools } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { enemyGroups, ownGroups, pairNamed } from './names.ts'
import {
  formulaText,
  linesOfFireAt,
  living,
  meanOf,
  outlookOf,
  shotsAt,
  spellOutlook,
  weaponsIn,
  whyNotShot,
} from '@sandtable/manpower'
import { cast } from './deeds.ts'
import { padStart } from '../../../screen.ts'
import { percent } from '../../../figures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { whyNoFire } from './fire.ts'
import { sayPart, sayScreen } from '../words/story.ts'

/** `odds cast SPELL [by GROUP] at TARGET`: what a spell would do that can be cast on a target now. */
function spellOdds(desk: FieldDesk, text: string): Outcome {
  const outcome = cast(desk, text)
  const [order] = 'answers' in outcome ? outcome.answers : []
  if (order === undefined) return outcome
  const outlook = spellOutlook(desk.g, desk.player, order as unknown as CastOrder)
  return outlook === null
    ? trouble('That has no target yet, or harms nobody.')
    : { show: outlookLines(desk, outlook) }
}

/** `odds GROUP ENEMY`: what the first weapon of a group that can be fired would do, for every roll of a volley. */
export function showOdds(desk: FieldDesk, text: string): Outcome {
  const spell = /^cast\s+(.*)$/i.exec(text)?.[1]
  if (spell !== undefined) return spellOdds(desk, spell)
  const { g, s, view, player } = desk
  const pair = pairNamed(
    text,
    [ownGroups(view, player), 'group of yours'],
    [enemyGroups(view, player), 'enemy group'],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [group, target] = [pair.one.number, pair.other.number]
  const volleys = weaponsIn(s, view, group)
  if (volleys.length === 0) return trouble(`${pair.one.name}: no shots left this turn.`)
  const aims = [...(view.groups[target] as Group).stacks.entries()].flatMap(([stack, own]): Aim[] =>
    living(own) > 0 ? [{ at: 'stack', group: target, stack }] : [],
  )
  for (const { shots: _shots, ...weapon } of volleys)
    for (const aim of aims) {
      if (whyNotShot(s, view, player, { ...weapon, units: 1, aim }) !== null) continue
      const units = shotsAt(s, view, weapon, aim, false)
      const outlook = outlookOf(g, { side: player, ...weapon, units, aim, falls: null })
      if (outlook !== null)
        return {
          show: [...partLines(linesOfFireAt(s, view, weapon, aim, false)), ...outlookLines(desk, outlook)],
        }
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

function outlookLines({ view }: FieldDesk, outlook: Outlook): string[] {
  const { rolls, of, pools } = outlook
  const mean = (which: 'dead' | 'injured'): string => meanOf(rolls, of, roll => roll[which]).toFixed(1)
  return [
    ...sumLines(outlook),
    ...(outlook.kind === 'volley' ? outlook.rolls.map(roll => rollLine(roll, String(roll.sum), of)) : []),
    ...(outlook.kind === 'shots' ? rolls.map(roll => rollLine(roll, '', of)) : []),
    ...(outlook.kind === 'ground'
      ? outlook.struck.map(
          ({ group, dead, injured }) =>
            `  ${view.groups[group]?.name}: ${dead.toFixed(1)} dead, ${injured.toFixed(1)} more injured on average`,
        )
      : []),
    ...(pools === null ? [] : [`  ${poolsText(pools)} lost on average`]),
    `  ${mean('dead')} dead, ${mean('injured')} more injured on average, if it happened now and alone`,
  ]
}

/** What it counts for, and why. */
function sumLines(outlook: Outlook): string[] {
  if (outlook.kind === 'ground') return [`  ${formulaText(outlook.dice)} at the ground`]
  const { attacker, target, divisor, part } = outlook
  const parts = [...attacker, ...target.map(one => ({ ...one, change: -one.change }))]
  const row = parts.map(one => `${one.change > 0 ? '+' : ''}${one.change} ${sayPart(one)} ${one.rule}`)
  const worth =
    outlook.kind === 'volley'
      ? `Strength ${figure(outlook.strength.over / outlook.strength.under)}`
      : `Damage ${formulaText(outlook.dice)}`
  const armour = part.over === part.under ? '' : `, × ${figure(part.over / part.under)} for armour`
  return [`  ${worth}, divided by ${divisor}${armour}${row.length === 0 ? '' : `: ${row.join(', ')}`}`]
}

const figure = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

const rollLine = ({ ways, dead, injured }: Harm, roll: string, of: number): string =>
  `  ${padStart(roll, 4)}  ${padStart(percent(ways / of), 7)}  ${dead} dead, ${injured} more injured`

/** What machines lose: 8 of 15 health, 2 of 5 crew. */
const poolsText = ({ health, crew }: Pools): string =>
  [
    ...(health === null ? [] : [`${figure(health.lost)} of ${health.of} health`]),
    ...(crew === null ? [] : [`${figure(crew.lost)} of ${crew.of} crew`]),
  ].join(', ')
