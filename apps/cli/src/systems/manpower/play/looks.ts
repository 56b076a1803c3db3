import type { Aim, Group, Scenario } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  attacksOf,
  centre,
  distanceBetween,
  encounter,
  formulaText,
  living,
  linesOfFireAt,
  screenBetween,
  speedLeft,
  whyNotShot,
} from '@sandtable/manpower'
import { enemyGroups, groupsWith, ownGroups, pairNamed, sought } from './names.ts'
import { find } from '../../../play/names.ts'
import { change } from '../../../figures.ts'
import { hanging } from '../../../screen.ts'
import { moreOf, speedOf } from './sheet-text.ts'
import { windOf } from './measures.ts'
import { taleText } from './tale-text.ts'
import { partLines } from './odds.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayPart, sayScreen, sayWhyNot, sheetRow } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

const m = (length: number): number => Math.round(length / 100)

/** `group GROUP`: where it stands, what it has, and its possible targets. */
export function showGroup({ terminal, s, view }: FieldDesk, text: string): Outcome {
  const named = find(
    text,
    groupsWith(view, ({ where }) => where !== 'merged'),
    sought('group'),
  )
  if ('trouble' in named) return trouble(named.trouble)
  const g = named.found.number
  const group = view.groups[g] as Group
  const row = sheetRow(s, view, g)
  const more = moreOf(s, view, row)
  const [x, y] = centre(s, group)
  const { width, paint } = terminal.screen
  const stood = fieldPhrase('group:stands', {
    count: group.files,
    x: String(m(x)),
    y: String(m(y)),
    wind: windOf(group.facing),
    order: fieldPhrase(`order:${group.order}`),
  })
  const where =
    group.where === 'field'
      ? fieldPhrase('group:to-go', { where: stood, metres: Math.floor(speedLeft(s, view, g) / 100) })
      : group.where === 'aboard'
        ? fieldPhrase('group:aboard', { carrier: view.groups[group.carrier]?.name ?? '' })
        : fieldPhrase(`where:${group.where}`)
  return {
    show: [
      `${paint.bold(group.name)}  ${paint.dim(s.players[group.owner]?.name ?? '')}`,
      ...hanging(
        [...row.alive, ...row.injured.map(units => fieldPhrase('group:injured', { units }))].join(' · '),
        width,
      ),
      ...hanging(fieldPhrase('group:where', { where, speed: speedOf(view, g, row.speed) }), width),
      ...(more === '' ? [] : hanging(more, width)),
      ...group.stacks.flatMap(stack => (living(stack) === 0 ? [] : weaponLines(s, stack))),
    ],
  }
}

function weaponLines(s: Scenario, stack: Group['stacks'][number]): string[] {
  return attacksOf(s, stack).map(attack => {
    const { name, kind, me, damage, type, pierce, range, minRange, inaccuracy, killRadius, shots } = attack
    const weapon = name ?? s.units[stack.unit]?.name ?? ''
    const rest = [
      fieldPhrase('weapon:pierce', { type, pierce }),
      ...(killRadius === null ? [] : [fieldPhrase('weapon:radius', { metres: killRadius / 100 })]),
      fieldPhrase(minRange > 0 ? 'weapon:ranges' : 'weapon:range', { least: m(minRange), metres: m(range) }),
      ...(inaccuracy === null ? [] : [fieldPhrase('weapon:indirect')]),
    ].join('')
    return kind === 'volley'
      ? `    ${fieldPhrase('weapon:volley', { name: weapon, me: me / 100, rest })}`
      : `    ${fieldPhrase('weapon:shots', {
          name: weapon,
          count: shots,
          damage: damage === null ? '' : formulaText(damage),
          rest,
        })}`
  })
}

/** `look GROUP GROUP`: how far an enemy is, whether it is seen, and which side has the advantage. */
export function look({ terminal, s, view, player }: FieldDesk, text: string): Outcome {
  const pair = pairNamed(
    text,
    [ownGroups(view, player), sought('own')],
    [enemyGroups(view, player), sought('enemy')],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [one, other] = [pair.one.number, pair.other.number]
  const screen = screenBetween(s, view, one, other)
  const own = view.groups[one] as Group
  const { attacker, target, relative } = encounter(s, view, [one, 0], [other, 0])
  const sum = (parts: typeof attacker): string =>
    parts.length === 0
      ? fieldPhrase('look:nothing')
      : parts
          .map(part =>
            fieldPhrase('look:part', {
              change: change(part.change),
              part: sayPart(part),
              rule: part.rule,
            }),
          )
          .join(', ')
  const able = own.stacks.flatMap((stack, k) =>
    living(stack) === 0
      ? []
      : attacksOf(s, stack).map(({ name }, attack) => {
          const aim: Aim = { at: 'stack', group: other, stack: 0 }
          const why = whyNotShot(s, view, player, { group: one, stack: k, attack, units: 1, aim })
          const called = { weapon: name ?? s.units[stack.unit]?.name ?? '' }
          const able =
            why === null
              ? fieldPhrase('look:can-fire', called)
              : fieldPhrase('look:cannot', { ...called, why: sayWhyNot(why) })
          const parts = partLines(linesOfFireAt(s, view, { group: one, stack: k, attack }, aim, false))
          return [`    ${able}`, ...parts.map(line => `    ${line}`)].join('\n')
        }),
  )
  const names = { own: pair.one.name, enemy: pair.other.name }
  const metres = m(distanceBetween(s, view, one, other))
  const seen =
    screen === null
      ? fieldPhrase('look:seen', { ...names, metres })
      : fieldPhrase('look:hidden', { ...names, metres, screen: sayScreen(screen) })
  return {
    show: [
      `  ${seen}`,
      ...hanging(
        fieldPhrase('look:advantage', {
          ...names,
          attacker: sum(attacker),
          target: sum(target),
          relative: change(relative),
        }),
        terminal.screen.width,
      ),
      ...able,
    ],
  }
}

const LINES = 20

/** `log`, `log NUMBER` */
export function showLog({ terminal, watch }: FieldDesk, rest: string): Outcome {
  if (!/^(\d*[1-9]\d*)?$/.test(rest)) return trouble(fieldPhrase('log:how-many'))
  const wanted = rest === '' ? LINES : Number(rest)
  const lines = watch.tale.flatMap(tale => tale.lines).slice(-wanted)
  return lines.length === 0 ? trouble(fieldPhrase('log:empty')) : { show: taleText(terminal.screen, lines) }
}
