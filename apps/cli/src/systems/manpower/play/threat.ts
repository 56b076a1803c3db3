import type { End, Loss, NoShot, Pair, Shot, Sight } from '@sandtable/manpower'
import {
  attackOf,
  costliest,
  endAt,
  firesAt,
  lossBy,
  lossTogether,
  present,
  reachersOf,
  ruled,
} from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { decimals } from '../../../figures.ts'
import { fieldPhrase } from '../words/words.ts'
import { find } from '../../../play/names.ts'
import { groupsWith, sought } from './names.ts'
import { hanging } from '../../../screen.ts'
import { pointsIn } from './measures.ts'
import { sayScreen, sayWhyNot } from '../words/story.ts'
import { trouble } from '../../../play/table-talk.ts'

const m = (length: number): number => Math.round(length / 100)

/** `threat GROUP`, `threat X Y`: who could hit a group or somebody at a place, from how far, and what it would cost. */
export function showThreat(desk: FieldDesk, text: string): Outcome {
  const place = pointsIn(text)
  const [point] = place?.points ?? []
  if (point !== undefined && place?.before === '') return atPlace(desk, point)
  const named = find(text, groupsWith(desk.view, present), sought('group'))
  return 'trouble' in named ? trouble(named.trouble) : atGroup(desk, named.found.number)
}

function atGroup({ terminal, s, view }: FieldDesk, group: number): Outcome {
  const { shots, none } = firesAt(s, view, group)
  const told = costliest(
    shots.flatMap(shot => {
      const loss = lossBy(s, view, shot)
      return loss === null ? [] : [{ shot, loss }]
    }),
  )
  const all = lossTogether(
    view,
    group,
    told.map(({ loss }) => loss),
  )
  const lines = [
    ...told.map(({ shot, loss }) => shotLine(s, view, shot, loss)),
    ...(told.length > 1 ? [fieldPhrase('threat:all', { loss: lossText(all) })] : []),
    ...none.map(one => noShotLine(view, one)),
  ]
  const { name } = view.groups[group] ?? { name: '' }
  const head = fieldPhrase(told.length === 0 ? 'threat:nobody' : 'threat:group', { group: name })
  return { show: [head, ...lines.flatMap(line => hanging(line, terminal.screen.width))] }
}

function shotLine(s: FieldDesk['s'], p: Sight, shot: Shot, loss: Loss): string {
  return fieldPhrase('threat:shot', {
    group: p.groups[shot.group]?.name ?? '',
    metres: m(shot.distance),
    weapon: weaponText(s, p, shot),
    count: shot.units,
    loss: lossText(loss),
  })
}

const weaponText = (s: FieldDesk['s'], p: Sight, weapon: Pick<Shot, 'group' | 'stack' | 'attack'>): string =>
  attackOf(s, p, weapon).name ?? s.units[p.groups[weapon.group]?.stacks[weapon.stack]?.unit ?? -1]?.name ?? ''

const lossText = ({ dead, injured, damage }: Loss): string =>
  damage === null
    ? fieldPhrase('threat:men', { dead: decimals(dead, 1), injured: decimals(injured, 1) })
    : fieldPhrase('threat:damage', { damage: decimals(damage, 1) })

const noShotLine = (p: Sight, { group, distance, why, by }: NoShot): string =>
  fieldPhrase('threat:not', {
    group: p.groups[group]?.name ?? '',
    metres: m(distance),
    why: by === null ? sayWhyNot(why) : sayScreen(by),
  })

function atPlace({ s, view, player }: FieldDesk, point: Pair): Outcome {
  const reachers = reachersOf(s, view, player, point)
  const at = { x: String(m(point[0])), y: String(m(point[1])) }
  if (reachers.length === 0) return { show: [fieldPhrase('threat:place:nobody', at)] }
  const lines = reachers.map(weapon =>
    fieldPhrase('threat:reacher', {
      group: view.groups[weapon.group]?.name ?? '',
      metres: m(weapon.distance),
      weapon: weaponText(s, view, weapon),
    }),
  )
  return { show: [fieldPhrase('threat:place', at), ...lines] }
}

/** `sight FROM to TO`, each a group or a place: how far, whether they see each other, and who stands higher. */
export function showSight({ s, view }: FieldDesk, text: string): Outcome {
  const [, left = '', right = ''] = /^(.+?)\s+(?:to|->|→)\s+(.+)$/i.exec(text) ?? []
  if (left === '') return trouble(fieldPhrase('sight:how'))
  const [from, to] = [endNamed(s, view, left), endNamed(s, view, right)]
  if ('trouble' in from) return trouble(from.trouble)
  if ('trouble' in to) return trouble(to.trouble)
  const { length, hiding, higher, heights } = ruled(s, view, from.found, to.found)
  const metres = m(length)
  const seen =
    hiding === null
      ? fieldPhrase('sight:seen', { metres })
      : fieldPhrase('sight:hidden', { metres, screen: sayScreen(hiding.by) })
  const ground = fieldPhrase(`sight:higher:${higher ?? 'nobody'}`, { from: m(heights[0]), to: m(heights[1]) })
  return { show: [`  ${seen}`, `  ${ground}`] }
}

type EndNamed = { readonly found: End } | { readonly trouble: string }

function endNamed(s: FieldDesk['s'], p: FieldDesk['view'], text: string): EndNamed {
  const place = pointsIn(text)
  const [point] = place?.points ?? []
  if (point !== undefined && place?.before === '') return { found: endAt(s, p, point) }
  const named = find(text, groupsWith(p, present), sought('group'))
  return 'trouble' in named ? named : { found: { at: 'group', group: named.found.number } }
}
