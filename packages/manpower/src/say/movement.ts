import { rulesOf } from '@sandtable/kernel'
import type { Draft, Telling, Tellers } from './log-line.ts'
import type { MovementEvent } from '../movement/events.ts'
import type { Words } from './english.ts'
import { at } from '../position.ts'
import { centre, present } from '../formation/layout.ts'
import { coded, phrase } from './log-line.ts'
import {
  decimal,
  filesText,
  groupName,
  metres,
  pointName,
  row,
  playerName,
  stackName,
  windOf,
  shelterName,
} from './names.ts'
import { isHouse } from '../ground/houses.ts'
import { makeup } from './makeup.ts'
import { wheelCost, wheeled } from '../movement/plan.ts'

type Blanks = Readonly<Record<string, string | number>>

/** A line about a group, which goes by its name. */
/** What lets men into a building, and what into a house. */
const ruleOf = (shelter: number): string => (isHouse(shelter) ? 'MG-house' : 'M-bld-stats')

const ofGroup = (
  t: Telling,
  group: number,
  key: keyof Words,
  rules: readonly string[],
  places: Blanks = {},
  more: Partial<Draft> = {},
): Draft[] => [
  {
    side: at(t.p.groups, group).owner,
    text: phrase(t, key, { group: groupName(t.p, group), ...places }),
    rules,
    ...more,
  },
]

const reasons = (t: Telling, because: readonly { readonly what: string }[]): string =>
  because.map(({ what }) => coded(t, 'what', what)).join(', ')

/** M-phase-move The movement, and what the enemies answer to it. */
export const MOVEMENT_TELLERS: Tellers<MovementEvent['is']> = {
  'move-began': (t, { group, path, facing, leaves, takesOff }) => {
    const mover = at(t.p.groups, group)
    const point = pointName(path.at(-1) ?? centre(t.s, mover))
    if (leaves) return ofGroup(t, group, 'move-began:leaves', ['MG-retreat'])
    if (path.length === 0 && facing === null) return []
    if (takesOff) return ofGroup(t, group, 'move-began:takes-off', ['M-fly-takeoff'], { point })
    const wheel = facing === null ? 0 : wheelCost(t.s, mover, wheeled(t.s, mover, facing))
    if (facing === null || wheel === 0) return ofGroup(t, group, 'move-began', ['M-move-speed'], { point })
    const places = { point, wind: windOf(t, facing), metres: metres(wheel) }
    return ofGroup(
      t,
      group,
      path.length === 0 ? 'move-began:turns' : 'move-began:wheels',
      ['M-move-speed', 'M-grp-formation'],
      places,
    )
  },
  advanced: () => [],
  arrived: () => [],
  'move-ended': () => [],
  'fire-held': () => [],
  'let-pass': (t, { side, group }) => [
    {
      side,
      text: phrase(t, 'let-pass', { side: playerName(t.s, side), group: groupName(t.p, group) }),
      tone: 'quiet',
      rules: ['MG-opp'],
    },
  ],
  'opportunity-taken': (t, { side, group, stack, at: mover }) => [
    {
      side,
      text: phrase(t, 'opportunity-taken', {
        stack: stackName(t, group, stack),
        group: groupName(t.p, mover),
      }),
      rules: ['MG-opp'],
    },
  ],
  blocked: (t, { group, by, because }) => [
    {
      side: at(t.p.groups, by).owner,
      text: phrase(t, 'blocked', { group: groupName(t.p, group), by: groupName(t.p, by) }),
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
  rushed: (t, { group, die, crossing }) => {
    const outcome = die % 2 === 0 ? phrase(t, 'rushed:even', { crossing }) : phrase(t, 'rushed:odd')
    return ofGroup(t, group, 'rushed', ['M-haz-rush'], { die, outcome })
  },
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
    ofGroup(t, group, 'split', ['MG-regroup'], { goes: goes.name, makeup: makeup(t, goes) }),
  merged: (t, { group, into }) => ofGroup(t, group, 'merged', ['MG-regroup'], { into: groupName(t.p, into) }),
  embarked: (t, { group, carrier }) =>
    ofGroup(t, group, 'embarked', ['MG-carry'], { carrier: groupName(t.p, carrier) }),
  disembarked: (t, { group, carrier, at: point }) =>
    ofGroup(t, group, 'disembarked', ['MG-carry'], {
      carrier: groupName(t.p, carrier),
      point: pointName(point),
    }),
  'carrier-lost': (t, { carrier, group, men, because }) =>
    ofGroup(t, group, 'carrier-lost', rulesOf(because), { carrier: groupName(t.p, carrier), men }, BAD),
  entered: (t, { group, work }) =>
    ofGroup(t, group, 'entered', [ruleOf(work)], { shelter: shelterName(t, work) }),
  emerged: (t, { group, work }) =>
    ofGroup(t, group, 'emerged', [ruleOf(work)], { shelter: shelterName(t, work) }),
  left: (t, { group }) => ofGroup(t, group, 'left', ['MG-retreat']),
  surrendered: (t, { side, groups, refund, because }) => {
    const names = row(
      t,
      groups.map(g => groupName(t.p, g)),
    )
    const places = { groups: names, side: playerName(t.s, side), refund: decimal(refund) }
    return [{ side, text: phrase(t, 'surrendered', places), tone: 'bad', rules: rulesOf(because) }]
  },
}

const BAD = { tone: 'bad' } as const
