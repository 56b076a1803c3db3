import type { Space } from '@sandtable/kernel'
import type { Aim, Group, Pair, Scenario, TargetingOrder } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../names.ts'
import type { Outcome } from '../table-talk.ts'
import { find } from '../names.ts'
import { groupsWith, ownGroups } from './names.ts'
import { ordered, refusal, whyNot } from './refusal.ts'
import { pointsIn, windNamed } from './measures.ts'
import { companyFor, patientsOf, present, sayWhyNot, worksOf } from '@sandtable/manpower'
import { trouble } from '../table-talk.ts'

/** What the game says can be done in Targeting beside attacks. */
interface Deeds {
  readonly casters: readonly { group: number; stack: number; spells: readonly number[]; free: number }[]
  readonly due: readonly number[]
  readonly abilities: readonly { hero: Pair | null; name: string; left: number }[]
  readonly kits: readonly { group: number; stack: number; kit: number; uses: number }[]
}

const deedsOf = ({ decision }: FieldDesk): Deeds => (decision.options as Space).shape as unknown as Deeds

/** The first of several orders that may be given; or what bars the first of them, a missing target last. */
function firstOrdered(desk: FieldDesk, who: string, orders: readonly TargetingOrder[]): Outcome {
  const reasons = orders.map(order => whyNot(desk, order))
  const may = orders[reasons.indexOf(null)]
  if (may !== undefined) return ordered(desk, who, may)
  const told = Math.max(
    0,
    reasons.findIndex(why => !NO_TARGET.includes(why ?? '')),
  )
  const order = orders[told]
  return trouble(order === undefined ? `${who}: ${NOTHING}` : refusal(desk, who, order, reasons[told] ?? ''))
}

/** Reasons that tell less than others do. */
const NO_TARGET: readonly string[] = ['no-aim', 'wrong-kind', 'not-there']
const NOTHING = 'there is nothing like that.'

/** Rows of a stat sheet by their names. */
const rowsOf = (row: Scenario['spells'] | Scenario['works'], numbers: readonly number[]): Named[] =>
  [...new Set(numbers)].flatMap(number => {
    const one = row[number]
    return one === undefined ? [] : [{ number, name: one.name, keys: [one.id, one.name] }]
  })

/** The words of a line that begins with a name, and what follows one of these words. */
function parted(text: string, word: string): [string, string] {
  const [, before, after] = new RegExp(String.raw`^(.*?)\s+(?:${word})\s+(.+)$`, 'i').exec(text) ?? []
  return [before ?? text, after ?? '']
}

/** What a spell may be meant for: a point, or any stack of a group of that name. */
function aimsNamed({ view }: FieldDesk, text: string): Aim[] | { trouble: string } {
  const [point] = pointsIn(` ${text}`)?.points ?? []
  if (point !== undefined) return [{ at: 'point', point }]
  const named = find(text, groupsWith(view, present), 'group')
  if ('trouble' in named) return named
  const { number: group } = named.found
  return (view.groups[group] as Group).stacks.map((_, stack): Aim => ({ at: 'stack', group, stack }))
}

/** Who could cast a spell together, each stack in turn directing it. */
const companies = ({ s, view, player }: FieldDesk, { casters }: Deeds, spell: number): Pair[][] =>
  casters.flatMap(({ group, stack }) => {
    const company = companyFor(s, view, player, spell, [group, stack])
    return company === null ? [] : [company]
  })

/** Spells that anybody of a side knows. */
const spellsKnown = ({ s, view, player }: FieldDesk): Named[] =>
  rowsOf(
    s.spells,
    view.groups.flatMap(group =>
      group.owner === player && present(group) ? group.stacks.flatMap(({ spells }) => spells) : [],
    ),
  )

/** `cast SPELL [by GROUP] [at TARGET]`: begins a spell, or gives one that takes effect now its target. */
export function cast(desk: FieldDesk, text: string): Outcome {
  const { view } = desk
  const deeds = deedsOf(desk)
  const [line, target] = parted(text, 'at|on')
  const [name, by] = parted(line, 'by')
  const named = find(name, spellsKnown(desk), 'spell that anybody of yours knows')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: spell } = named.found
  const aims = target === '' ? [] : aimsNamed(desk, target)
  if ('trouble' in aims) return trouble(aims.trouble)
  const led = by === '' ? null : find(by, ownGroups(view, desk.player), 'group of yours')
  if (led !== null && 'trouble' in led) return trouble(led.trouble)
  const directed = deeds.due.flatMap(casting =>
    view.castings[casting]?.spell === spell ? aims.map(aim => ({ do: 'direct', casting, aim }) as const) : [],
  )
  const begun = companies(desk, deeds, spell)
    .filter(([first]) => led === null || first?.[0] === led.found.number)
    .flatMap(casters => [...aims, null].map(aim => ({ do: 'cast', spell, casters, aim }) as const))
  const orders = [...directed, ...begun]
  return orders.length > 0
    ? firstOrdered(desk, named.found.name, orders)
    : trouble(`${named.found.name}: ${whyNobody(desk, deeds, spell)}.`)
}

/** Why nobody can begin a spell that somebody knows. */
const whyNobody = ({ s }: FieldDesk, { casters }: Deeds, spell: number): string => {
  const free = casters.filter(({ spells }) => spells.includes(spell)).reduce((sum, one) => sum + one.free, 0)
  return free === 0
    ? sayWhyNot('has-cast')
    : `${sayWhyNot('too-few')}: it takes ${s.spells[spell]?.casters}, and ${free} are free`
}

/** `use ABILITY for GROUP` */
export function use(desk: FieldDesk, text: string): Outcome {
  const { abilities } = deedsOf(desk)
  const [name, whom] = parted(text, 'for|on')
  const all = abilities.map(({ name: called }, number) => ({ number, name: called, keys: [called] }))
  const named = find(name, all, 'ability that you can use')
  if ('trouble' in named) return trouble(named.trouble)
  const group = find(whom, ownGroups(desk.view, desk.player), 'group of yours')
  if ('trouble' in group) return trouble(group.trouble)
  const hero = abilities[named.found.number]?.hero ?? null
  return ordered(desk, named.found.name, { do: 'ability', hero, group: group.found.number })
}

/** `treat GROUP`: its kits, on as many injured men as they last for. */
export function treat(desk: FieldDesk, text: string): Outcome {
  const named = find(text, ownGroups(desk.view, desk.player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const { stacks } = desk.view.groups[group] as Group
  const orders = deedsOf(desk)
    .kits.filter(kit => kit.group === group)
    .flatMap(({ stack, kit, uses }) =>
      stacks.map((_, patients) => {
        const units = Math.min(uses, patientsOf(desk.s, desk.view, group, patients))
        return { do: 'treat', group, stack, kit, patients, units } as const
      }),
    )
  return orders.length > 0
    ? firstOrdered(desk, name, orders)
    : trouble(`${name}: ${sayWhyNot('no-kit')} with uses left.`)
}

/** `build WORK by GROUP X Y [facing WIND]` */
export function build(desk: FieldDesk, text: string): Outcome {
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined)
    return trouble('For instance: build trench by GROUP 300 450 facing n')
  const [work, who] = parted(found.before, 'by')
  const kind = find(work, rowsOf(desk.s.works, worksOf(desk.s)), 'building of this era')
  if ('trouble' in kind) return trouble(kind.trouble)
  const named = find(who, ownGroups(desk.view, desk.player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const facing = windNamed(found.after.replace(/^facing\s+/i, '')) ?? [0, 1]
  return ordered(desk, `${name}, ${kind.found.name}`, {
    do: 'build',
    group,
    kind: kind.found.number,
    at: point,
    facing,
  })
}

/** `again GROUP X Y`: a group that a hero lets move again. */
export function again(desk: FieldDesk, text: string): Outcome {
  const found = pointsIn(text)
  if (found === null || found.points.length === 0)
    return trouble('Where to? For instance: again GROUP 300 450')
  const named = find(found.before, ownGroups(desk.view, desk.player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  return ordered(desk, name, {
    do: 'move-again',
    group,
    path: found.points,
    facing: null,
    crossing: 'cautious',
    strays: [],
  })
}
