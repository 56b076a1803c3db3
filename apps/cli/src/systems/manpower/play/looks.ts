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
import { ELSEWHERE, enemyGroups, groupsWith, ownGroups, pairNamed } from './names.ts'
import { find } from '../../../play/names.ts'
import { hanging } from '../../../screen.ts'
import { moreOf, speedOf } from './sheet-text.ts'
import { windOf } from './measures.ts'
import { taleText } from './tale-text.ts'
import { partLines } from './odds.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayPart, sayScreen, sayWhyNot, sheetRow } from '../words/story.ts'

const m = (length: number): number => Math.round(length / 100)

/** `group GROUP`: where it stands, what it has, and whom it could fire at. */
export function showGroup({ terminal, s, view }: FieldDesk, text: string): Outcome {
  const named = find(
    text,
    groupsWith(view, ({ where }) => where !== 'merged'),
    'group',
  )
  if ('trouble' in named) return trouble(named.trouble)
  const g = named.found.number
  const group = view.groups[g] as Group
  const row = sheetRow(s, view, g)
  const more = moreOf(s, view, row)
  const [x, y] = centre(s, group)
  const { width, paint } = terminal.screen
  const files = `${group.files} ${group.files === 1 ? 'file' : 'files'} in ${group.order} order`
  const stood = `at ${m(x)} ${m(y)}, facing ${windOf(group.facing)}, ${files}`
  const where =
    group.where === 'field'
      ? `${stood}, ${Math.floor(speedLeft(s, view, g) / 100)} m left to go`
      : group.where === 'aboard'
        ? `on ${view.groups[group.carrier]?.name}`
        : ELSEWHERE[group.where]
  return {
    show: [
      `${paint.bold(group.name)}  ${paint.dim(s.players[group.owner]?.name ?? '')}`,
      ...hanging(`${[...row.alive, ...row.injured.map(entry => `injured ${entry}`)].join(' · ')}`, width),
      ...hanging(`${where}; speed ${speedOf(view, g, row.speed)}`, width),
      ...(more === '' ? [] : hanging(more, width)),
      ...group.stacks.flatMap(stack => (living(stack) === 0 ? [] : weaponLines(s, stack))),
    ],
  }
}

function weaponLines(s: Scenario, stack: Group['stacks'][number]): string[] {
  return attacksOf(s, stack).map(attack => {
    const { name, kind, me, damage, type, pierce, range, minRange, inaccuracy, killRadius, shots } = attack
    const what =
      kind === 'volley'
        ? `volley, ME ${me / 100}`
        : `${shots} ${shots === 1 ? 'shot' : 'shots'}, ${damage === null ? '' : formulaText(damage)}`
    const burst = killRadius === null ? '' : `, kill radius ${killRadius / 100} m`
    const least = minRange > 0 ? `${m(minRange)}–` : ''
    const astray = inaccuracy === null ? '' : ', indirect'
    return `    ${name ?? s.units[stack.unit]?.name}: ${what}, ${type}, pierce ${pierce}${burst}, range ${least}${m(range)} m${astray}`
  })
}

/** `look GROUP GROUP`: how far an enemy is, whether he is seen, and who has the advantage. */
export function look({ terminal, s, view, player }: FieldDesk, text: string): Outcome {
  const pair = pairNamed(
    text,
    [ownGroups(view, player), 'group of yours'],
    [enemyGroups(view, player), 'enemy group'],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const [one, other] = [pair.one.number, pair.other.number]
  const screen = screenBetween(s, view, one, other)
  const own = view.groups[one] as Group
  const { attacker, target, relative } = encounter(s, view, [one, 0], [other, 0])
  const sum = (parts: typeof attacker): string =>
    parts.length === 0
      ? 'nothing'
      : parts
          .map(part => `${part.change > 0 ? '+' : ''}${part.change} ${sayPart(part)} ${part.rule}`)
          .join(', ')
  const able = own.stacks.flatMap((stack, k) =>
    living(stack) === 0
      ? []
      : attacksOf(s, stack).map(({ name }, attack) => {
          const aim: Aim = { at: 'stack', group: other, stack: 0 }
          const why = whyNotShot(s, view, player, { group: one, stack: k, attack, units: 1, aim })
          const weapon = `    ${name ?? s.units[stack.unit]?.name}: ${why === null ? 'can fire' : sayWhyNot(why)}`
          const parts = partLines(linesOfFireAt(s, view, { group: one, stack: k, attack }, aim, false))
          return [weapon, ...parts.map(line => `    ${line}`)].join('\n')
        }),
  )
  const seen = screen === null ? 'in sight' : `not in sight: ${sayScreen(screen)}`
  return {
    show: [
      `  ${pair.one.name} to ${pair.other.name}: ${m(distanceBetween(s, view, one, other))} m, ${seen}`,
      ...hanging(
        `advantage of ${pair.one.name}: ${sum(attacker)}; of ${pair.other.name}: ${sum(target)}; relative ${relative}`,
        terminal.screen.width,
      ),
      ...able,
    ],
  }
}

const LINES = 20

/** `log`, `log NUMBER` */
export function showLog({ terminal, watch }: FieldDesk, rest: string): Outcome {
  if (!/^(\d*[1-9]\d*)?$/.test(rest)) return trouble('How many lines? For instance: log 30')
  const wanted = rest === '' ? LINES : Number(rest)
  const lines = watch.tale.flatMap(tale => tale.lines).slice(-wanted)
  return lines.length === 0
    ? trouble('Nothing has happened yet.')
    : { show: taleText(terminal.screen, lines) }
}
