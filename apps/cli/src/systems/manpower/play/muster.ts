import { existsSync, writeFileSync } from 'node:fs'
import type { Answer } from '@sandtable/kernel'
import type { ArmyFile } from '@sandtable/scenario'
import type { ArmyFault, BoughtGroup } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  armyFrom,
  armyOf,
  costOf,
  faultsInArmy,
  musterOf,
  namedLeader,
  priceOfGroups,
} from '@sandtable/manpower'
import { armyText } from '@sandtable/scenario'
import { openArmy } from '@sandtable/shelf'
import { draftOf, givenLeader } from './draft.ts'
import { find } from '../../../play/names.ts'
import { sought } from './names.ts'
import { groupTyped } from './setup.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { trouble } from '../../../play/table-talk.ts'
import { whyNot } from './refusal.ts'
import { sayArmyFault, sayLeader, sayUnits, sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'
import { codeOf } from '@sandtable/kernel'
import { sayCause, sayProblems } from '../../../words/faults.ts'

/** `leader NAME`: the first choice of all. */
export function leader(desk: FieldDesk, text: string): Outcome {
  const { s } = desk
  const all = s.leaders.map(({ id, name }, number): Named => ({ number, name, keys: [id, name] }))
  const found = find(text, all, sought('leader'))
  if ('trouble' in found) return trouble(found.trouble)
  const answer = { do: 'lead', leader: found.found.number }
  const why = whyNot(desk, answer)
  return why === null
    ? { answers: [answer] }
    : trouble(fieldPhrase('order:why', { who: found.found.name, why: sayWhyNot(why) }))
}

/** The text beside a leader who can be chosen. */
export function leaderAside(desk: FieldDesk, option: Answer): string {
  const number = numberIn(option)
  if (number === null) return ''
  const leader = sayLeader(desk.s, desk.player, number)
  return number === givenLeader(desk) ? fieldPhrase('army:leads', { leader }) : leader
}

export const leaderName = ({ s }: FieldDesk, option: Answer): string | null =>
  s.leaders[numberIn(option) ?? -1]?.name ?? null

const numberIn = (option: Answer): number | null =>
  typeof option === 'object' && option !== null && 'leader' in option && typeof option['leader'] === 'number'
    ? option['leader']
    : null

const ownLeader = ({ s, view, player }: FieldDesk): number | null => namedLeader(s, view, player)

/** The first thing that is wrong with an army of these groups; null: nothing. */
function faultIn(desk: FieldDesk, groups: readonly BoughtGroup[]): string | null {
  const { s, view, player } = desk
  const army = armyFrom(s, ownLeader(desk), groups)
  const [fault] = faultsInArmy(s, view, player, army) as [ArmyFault?]
  return fault === undefined ? null : `${sayArmyFault(s, player, army, fault)}.`
}

/** `buy 40 UNIT [+ 2 UNIT …] [with EQUIPMENT, …] [knowing SPELL, …] [as NAME]`: another group for the army. */
export function enlist(desk: FieldDesk, text: string): Outcome {
  const draft = draftOf(desk)
  const bought = groupTyped(desk, text, draft.groups.length + 1)
  if (typeof bought === 'string') return trouble(bought)
  if (draft.groups.some(({ name }) => name === bought.name))
    return trouble(fieldPhrase('army:taken', { group: bought.name }))
  const left = leftOf(desk)
  if (cost(desk, bought) > left)
    return trouble(fieldPhrase('army:dear', { group: bought.name, cost: cost(desk, bought), left }))
  const fault = faultIn(desk, [...draft.groups, bought])
  if (fault !== null) return trouble(fault)
  draft.groups = [...draft.groups, bought]
  return {
    show: [
      fieldPhrase('army:bought', { group: bought.name, cost: cost(desk, bought), left: leftText(desk) }),
    ],
  }
}

const cost = ({ s, view, player }: FieldDesk, { stacks }: BoughtGroup): number =>
  costOf(s, view, player, stacks) / 100

const sumOf = ({ view, player }: FieldDesk): number => (view.manpower[player] ?? 0) / 100

/** What is left of the sum. */
const leftOf = (desk: FieldDesk): number =>
  sumOf(desk) - priceOfGroups(desk.s, desk.view, desk.player, draftOf(desk).groups) / 100

/** What is spent of the sum, and what is left. */
const leftText = (desk: FieldDesk): string =>
  fieldPhrase('army:left', {
    spent: sumOf(desk) - leftOf(desk),
    sum: sumOf(desk),
    left: leftOf(desk),
  })

/** `drop GROUP`: out of the army again. */
export function drop(desk: FieldDesk, text: string): Outcome {
  const draft = draftOf(desk)
  const named = find(
    text,
    draft.groups.map(({ name }, number): Named => ({ number, name, keys: [String(number + 1), name] })),
    sought('drafted'),
  )
  if ('trouble' in named) return trouble(named.trouble)
  draft.groups = draft.groups.filter((_, n) => n !== named.found.number)
  return { show: [fieldPhrase('army:dropped', { group: named.found.name, left: leftText(desk) })] }
}

/** Below the question: the army so far. */
export function musterLines(desk: FieldDesk): string[] {
  const { length: count } = draftOf(desk).groups
  const left = leftText(desk)
  return [
    `  ${count === 0 ? fieldPhrase('army:empty-line', { left }) : fieldPhrase('army:groups', { count, left })}`,
  ]
}

/** `done`: the army as it is. */
export function muster(desk: FieldDesk): Outcome {
  const { groups } = draftOf(desk)
  const fault = faultIn(desk, groups)
  if (fault !== null) return trouble(fault)
  return { answers: [{ do: 'muster', groups: groups.map(group => ({ ...group })) }] }
}

/** `army`, `army save FILE`, `army load FILE`, `army clear`. */
export function army(desk: FieldDesk, text: string): Outcome {
  const [, what = '', path = ''] = /^(\S*)\s*(.*)$/.exec(text) ?? []
  const isDrafting = desk.decision.kind === 'muster'
  if (what === '') return { show: isDrafting ? draftLines(desk) : standingLines(desk) }
  if (what === 'save') return save(desk, path)
  if (!isDrafting) return trouble(fieldPhrase('army:while-buying', { what }))
  if (what === 'load') return load(desk, path)
  if (what !== 'clear') return trouble(fieldPhrase('army:how'))
  draftOf(desk).groups = []
  return { show: [fieldPhrase('army:emptied', { left: leftText(desk) })] }
}

function draftLines(desk: FieldDesk): string[] {
  const { groups } = draftOf(desk)
  return [...rows(desk, groups), ...musterLines(desk)]
}

const standingLines = (desk: FieldDesk): string[] => {
  const { s, view, player } = desk
  const standing = musterOf(s, armyOf(s, view, player))
  const left = `  ${fieldPhrase('army:standing', { manpower: (view.manpower[player] ?? 0) / 100 })}`
  return 'unknown' in standing || standing.groups.length === 0
    ? [fieldPhrase('army:no-groups'), left]
    : [...rows(desk, standing.groups), left]
}

function rows(desk: FieldDesk, groups: readonly BoughtGroup[]): string[] {
  const { s, terminal } = desk
  const names = widest(groups.map(({ name }) => name))
  const prices = widest(groups.map(group => String(cost(desk, group))))
  const who = ownLeader(desk)
  const led =
    who === null
      ? []
      : [terminal.screen.paint.dim(`  ${fieldPhrase('army:led', { leader: s.leaders[who]?.name ?? '' })}`)]
  return [
    ...led,
    ...groups.map(group => {
      const made = group.stacks.map(({ unit, units, equipment, spells }) => {
        const more = [
          ...equipment.map(kind => s.equipment[kind]?.name ?? ''),
          ...spells.map(spell => s.spells[spell]?.name ?? ''),
        ]
        const made = sayUnits(s, unit, units)
        return more.length > 0 ? fieldPhrase('army:stack-with', { units: made, more }) : made
      })
      const price = padStart(String(cost(desk, group)), prices)
      return `  ${padEnd(group.name, names)}  ${price}  ${fieldPhrase(`army:${group.order}`, { stacks: made })}`
    }),
  ]
}

function save(desk: FieldDesk, path: string): Outcome {
  const { s, view, player, decision } = desk
  if (path === '') return trouble(fieldPhrase('army:save-where'))
  if (existsSync(path) && !('army' in openArmy(path)))
    return trouble(fieldPhrase('army:file-taken', { path }))
  const made =
    decision.kind === 'muster' ? armyFrom(s, ownLeader(desk), draftOf(desk).groups) : armyOf(s, view, player)
  if (made.groups.length === 0) return trouble(fieldPhrase('army:nobody'))
  const name = draftOf(desk).name || fieldPhrase('army:named', { side: s.players[player]?.name ?? '' })
  try {
    writeFileSync(path, armyText({ ...made, name } as ArmyFile))
  } catch (error) {
    return trouble(fieldPhrase('army:cannot-write', { path, why: sayCause(codeOf(error)) }))
  }
  return { show: [fieldPhrase('army:saved', { path })] }
}

function load(desk: FieldDesk, path: string): Outcome {
  const { s } = desk
  if (path === '') return trouble(fieldPhrase('army:load-which'))
  const opening = openArmy(path)
  if (!('army' in opening)) return { show: sayProblems(opening.problems) }
  const { army: kept } = opening
  const made = musterOf(s, kept)
  if ('unknown' in made) return trouble(fieldPhrase('army:foreign', { path, unknown: made.unknown }))
  const draft = draftOf(desk)
  const wrong = faultsInArmy(s, desk.view, desk.player, kept).map(
    fault => `  ${sayArmyFault(s, desk.player, kept, fault)}`,
  )
  draft.groups = made.groups
  draft.name = kept.name
  const other =
    kept.leader !== null && kept.leader !== s.leaders[ownLeader(desk) ?? -1]?.id
      ? [
          `  ${fieldPhrase('army:other-leader', {
            leader: s.leaders.find(({ id }) => id === kept.leader)?.name ?? '',
          })}`,
        ]
      : []
  const mend = wrong.length > 0 ? [fieldPhrase('army:mend'), ...wrong] : []
  return { show: [fieldPhrase('army:loaded', { army: kept.name, left: leftText(desk) }), ...other, ...mend] }
}
