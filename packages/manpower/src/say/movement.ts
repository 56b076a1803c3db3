import type { Places } from '@sandtable/kernel'
import { rulesOf } from '@sandtable/kernel'
import { wayLength } from '@sandtable/board'
import type { Draft, Of, Phrase, Telling, Tellers } from './log-line.ts'
import type { MovementEvent } from '../movement/events.ts'
import { at } from '../position.ts'
import { coded, reasons, shown } from './log-line.ts'
import {
  decimal,
  filesText,
  groupName,
  groupNames,
  makeup,
  playerName,
  pointName,
  shelterName,
  stackName,
  windOf,
} from './names.ts'
import { isHouse } from '../ground/houses.ts'
import { present } from '../formation/layout.ts'
import { wheelCost, wheeled } from '../movement/plan.ts'

/** What lets men into a building, and what into a house. */
const ruleOf = (shelter: number): string => (isHouse(shelter) ? 'MG-house' : 'M-bld-stats')

/** A line about a group, which goes by its name. */
const ofGroup = (
  t: Telling,
  group: number,
  key: Phrase,
  rules: readonly string[],
  places: Places = {},
  more: Partial<Draft> = {},
): Draft[] => [
  {
    side: at(t.p.groups, group).owner,
    text: t.voice(key, { group: groupName(t.p, group), ...places }),
    rules,
    ...more,
  },
]

/** M-move-speed A move as it was ordered: which way, how far, and the wheel at its end. */
function moveLines(t: Telling, { group, start, path, facing, leaves, takesOff }: Of<'move-began'>): Draft[] {
  if (leaves) return ofGroup(t, group, 'move-began:leaves', ['MG-retreat'])
  if (path.length === 0 && facing === null) return []
  const mover = at(t.p.groups, group)
  const end = path.at(-1) ?? start
  const way = {
    point: pointName(t, end),
    wind: windOf(t, [end[0] - start[0], end[1] - start[1]]),
    metres: Math.round(wayLength([start, ...path]) / 100),
  }
  if (path.length > 0 && end[0] === start[0] && end[1] === start[1])
    return takesOff
      ? ofGroup(t, group, 'move-began:takes-off:circles', ['M-fly-takeoff'], way)
      : ofGroup(t, group, 'move-began:circles', ['M-move-speed'], way)
  if (takesOff) return ofGroup(t, group, shown(t, 'move-began:takes-off'), ['M-fly-takeoff'], way)
  const cost = facing === null ? 0 : wheelCost(t.s, mover, wheeled(t.s, mover, facing))
  if (facing === null || cost === 0)
    return ofGroup(
      t,
      group,
      way.metres === 0 ? 'move-began:short' : shown(t, 'move-began'),
      ['M-move-speed'],
      way,
    )
  const wheel = { facing: windOf(t, facing), wheel: Math.round(cost / 100) }
  const rules = ['M-move-speed', 'M-grp-formation']
  return way.metres === 0
    ? ofGroup(t, group, 'move-began:turns', rules, wheel)
    : ofGroup(t, group, shown(t, 'move-began:wheels'), rules, { ...way, ...wheel })
}

/** M-phase-move The movement, and what the enemies answer to it. */
export const MOVEMENT_TELLERS: Tellers<MovementEvent['is']> = {
  'move-began': moveLines,
  advanced: () => [],
  arrived: () => [],
  'move-ended': () => [],
  'fire-held': () => [],
  'let-pass': (t, { side, group }) => [
    {
      side,
      text: t.voice('let-pass', { side: playerName(t.s, side), group: groupName(t.p, group) }),
      tone: 'quiet',
      rules: ['MG-opp'],
    },
  ],
  'opportunity-taken': (t, { side, group, stack, at: mover }) => [
    {
      side,
      text: t.voice('opportunity-taken', {
        stack: stackName(t, group, stack),
        group: groupName(t.p, mover),
      }),
      rules: ['MG-opp'],
    },
  ],
  blocked: (t, { group, by, because }) => [
    {
      side: at(t.p.groups, by).owner,
      text: t.voice('blocked', { group: groupName(t.p, group), by: groupName(t.p, by) }),
      rules: rulesOf(because),
    },
  ],
  'block-passed': (t, { group, by }) =>
    ofGroup(t, group, 'block-passed', ['MG-block'], { by: groupName(t.p, by) }),
  disengaged: (t, { group, from, because }) =>
    present(at(t.p.groups, group))
      ? ofGroup(t, group, 'disengaged', rulesOf(because), {
          from: groupName(t.p, from),
          what: reasons(t, because),
        })
      : [],
  rushed: (t, { group, die, crossing }) =>
    ofGroup(t, group, die % 2 === 0 ? 'rushed:caught' : 'rushed:safe', ['M-haz-rush'], { die, crossing }),
  'wire-crushed': (t, { group }) => ofGroup(t, group, 'wire-crushed', ['M-bld-stats']),
  'mines-sprung': (t, { group }) => ofGroup(t, group, 'mines-sprung', ['M-bld-stats'], {}, BAD),
  landed: (t, { group, because }) =>
    ofGroup(t, group, 'landed', rulesOf(because), { what: reasons(t, because) }),
  'movement-closed': () => [],
  reformed: (t, { group, files, order }) =>
    ofGroup(t, group, 'reformed', ['MG-spacing'], {
      files: filesText(t, files),
      order: coded(t, 'order', order),
    }),
  split: (t, { group, goes }) =>
    ofGroup(t, group, 'split', ['MG-regroup'], { goes: goes.name, units: makeup(t, goes) }),
  merged: (t, { group, into }) => ofGroup(t, group, 'merged', ['MG-regroup'], { into: groupName(t.p, into) }),
  embarked: (t, { group, carrier }) =>
    ofGroup(t, group, 'embarked', ['MG-carry'], { carrier: groupName(t.p, carrier) }),
  disembarked: (t, { group, carrier, at: point }) =>
    ofGroup(t, group, shown(t, 'disembarked'), ['MG-carry'], {
      carrier: groupName(t.p, carrier),
      point: pointName(t, point),
    }),
  'carrier-lost': (t, { carrier, group, men, because }) =>
    ofGroup(
      t,
      group,
      'carrier-lost',
      rulesOf(because),
      { carrier: groupName(t.p, carrier), count: men },
      BAD,
    ),
  entered: (t, { group, work }) =>
    ofGroup(t, group, 'entered', [ruleOf(work)], { shelter: shelterName(t, work) }),
  emerged: (t, { group, work }) =>
    ofGroup(t, group, 'emerged', [ruleOf(work)], { shelter: shelterName(t, work) }),
  left: (t, { group }) => ofGroup(t, group, 'left', ['MG-retreat']),
  surrendered: (t, { side, groups, refund, because }) => {
    const places = { groups: groupNames(t, groups), side: playerName(t.s, side), refund: decimal(refund) }
    return [{ side, text: t.voice('surrendered', places), tone: 'bad', rules: rulesOf(because) }]
  },
}

const BAD = { tone: 'bad' } as const
