import type { Aim, CastOrder, Group, Harm, LinesOfFire, Outlook, Pools } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { enemyGroups, ownGroups, pairNamed, sought } from './names.ts'
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
import { change, decimals, percent, rounded } from '../../../figures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { whyNoFire } from './fire.ts'
import { sayPart, sayScreen } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** `odds cast SPELL [by GROUP] at TARGET`: what a spell that can be cast now would do to a target. */
function spellOdds(desk: FieldDesk, text: string): Outcome {
  const outcome = cast(desk, text)
  const [order] = 'answers' in outcome ? outcome.answers : []
  if (order === undefined) return outcome
  const outlook = spellOutlook(desk.g, desk.player, order as CastOrder)
  return outlook === null ? trouble(fieldPhrase('odds:no-target')) : { show: outlookLines(desk, outlook) }
}

/** `odds GROUP ENEMY`: what a group's first weapon that can fire would do, for every roll of a volley. */
export function showOdds(desk: FieldDesk, text: string): Outcome {
  const spell = /^cast\s+(.*)$/i.exec(text)?.[1]
  if (spell !== undefined) return spellOdds(desk, spell)
  const { g, s, view, player } = desk
  const pair = pairNamed(
    text,
    [ownGroups(view, player), sought('own')],
    [enemyGroups(view, player), sought('enemy')],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [group, target] = [pair.one.number, pair.other.number]
  const volleys = weaponsIn(s, view, group)
  if (volleys.length === 0) return trouble(fieldPhrase('fire:no-shots-turn', { group: pair.one.name }))
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

/** MG-measure How many of a group can fire or be hit; nothing if all can. */
export function partLines(lines: LinesOfFire | null): string[] {
  if (lines === null) return []
  const { able, units, outOfRange, hidden, by, exposed, targets } = lines
  const why = [
    ...(outOfRange > 0 ? [fieldPhrase('odds:out-of-range', { count: outOfRange })] : []),
    ...(hidden > 0
      ? [
          by === null
            ? fieldPhrase('odds:hidden', { count: hidden })
            : fieldPhrase('odds:hidden-by', { count: hidden, screen: sayScreen(by) }),
        ]
      : []),
  ]
  return [
    ...(able < units ? [`  ${ableText(able, units, why)}`] : []),
    ...(exposed !== null && targets !== null && exposed < targets
      ? [`  ${fieldPhrase('odds:exposed', { exposed, targets })}`]
      : []),
  ]
}

const ableText = (able: number, units: number, why: readonly string[]): string =>
  why.length === 0
    ? fieldPhrase('odds:able-plain', { able, units })
    : fieldPhrase('odds:able', { able, units, why: why.join(', ') })

function outlookLines({ view }: FieldDesk, outlook: Outlook): string[] {
  const { rolls, of, pools } = outlook
  const mean = (which: 'dead' | 'injured'): string =>
    decimals(
      meanOf(rolls, of, roll => roll[which]),
      1,
    )
  return [
    ...sumLines(outlook),
    ...(outlook.kind === 'volley' ? outlook.rolls.map(roll => rollLine(roll, String(roll.sum), of)) : []),
    ...(outlook.kind === 'shots' ? rolls.map(roll => rollLine(roll, '', of)) : []),
    ...(outlook.kind === 'ground'
      ? outlook.struck.map(
          ({ group, dead, injured }) =>
            `  ${fieldPhrase('odds:harm-group', {
              group: view.groups[group]?.name ?? '',
              dead: decimals(dead, 1),
              injured: decimals(injured, 1),
            })}`,
        )
      : []),
    ...(pools === null ? [] : [`  ${fieldPhrase('odds:pools', { pools: poolsText(pools) })}`]),
    `  ${fieldPhrase('odds:mean', { dead: mean('dead'), injured: mean('injured') })}`,
  ]
}

/** What it counts for, and why. */
function sumLines(outlook: Outlook): string[] {
  if (outlook.kind === 'ground')
    return [`  ${fieldPhrase('odds:ground', { dice: formulaText(outlook.dice) })}`]
  const { attacker, target, divisor, part } = outlook
  const parts = [...attacker, ...target.map(one => ({ ...one, change: -one.change }))]
  const row = parts.map(one =>
    fieldPhrase('look:part', { change: change(one.change), part: sayPart(one), rule: one.rule }),
  )
  const isArmoured = part.over !== part.under
  const shared = { divisor, part: rounded(part.over / part.under) }
  const sum =
    outlook.kind === 'volley'
      ? fieldPhrase(isArmoured ? 'odds:volley-armour' : 'odds:volley', {
          ...shared,
          strength: rounded(outlook.strength.over / outlook.strength.under),
        })
      : fieldPhrase(isArmoured ? 'odds:shots-armour' : 'odds:shots', {
          ...shared,
          dice: formulaText(outlook.dice),
        })
  return [`  ${row.length === 0 ? sum : fieldPhrase('odds:because', { sum, parts: row })}`]
}

const rollLine = ({ ways, dead, injured }: Harm, roll: string, of: number): string =>
  `  ${padStart(roll, 4)}  ${padStart(percent(ways / of), 7)}  ${fieldPhrase('odds:harm', { dead, injured })}`

/** Losses of machines: 8 of 15 health, 2 of 5 crew. */
const poolsText = ({ health, crew }: Pools): string[] => [
  ...(health === null ? [] : [fieldPhrase('odds:health', { lost: rounded(health.lost), of: health.of })]),
  ...(crew === null ? [] : [fieldPhrase('odds:crew', { lost: rounded(crew.lost), of: crew.of })]),
]
