import type { Space } from '@sandtable/kernel'
import type { Aim, Group, Offers, Pair, Scenario, TargetingOrder } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { find } from '../../../play/names.ts'
import { hanging } from '../../../screen.ts'
import { groupsWith, ownNamed, sought } from './names.ts'
import { ordered, refusal, whyNot } from './refusal.ts'
import { noWind, pointsIn, windNamed } from './measures.ts'
import { companyFor, offersIn, present, treatmentsIn, whyNotBegun, worksOf } from '@sandtable/manpower'
import { trouble } from '../../../play/table-talk.ts'
import { sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** The Targeting actions that the game offers. */
const deedsOf = ({ decision }: FieldDesk): Offers => offersIn(decision.options as Space)

/** The first of several orders that may be given; or what bars the first, a missing target last. */
function firstOrdered(desk: FieldDesk, who: string, orders: readonly TargetingOrder[]): Outcome {
  const reasons = orders.map(order => whyNot(desk, order))
  const may = orders[reasons.indexOf(null)]
  if (may !== undefined) return ordered(desk, who, may)
  const told = Math.max(
    0,
    reasons.findIndex(why => why !== null && !NO_TARGET.includes(why.what)),
  )
  const [order, why] = [orders[told], reasons[told]]
  return trouble(
    order === undefined || why === undefined || why === null
      ? fieldPhrase('deed:nothing', { who })
      : refusal(desk, who, order, why),
  )
}

/** Reasons that say less than others do. */
const NO_TARGET: readonly string[] = ['no-aim', 'wrong-kind', 'not-there']

/** Rows of a stat sheet by their names. */
const rowsOf = (row: Scenario['spells'] | Scenario['works'], numbers: readonly number[]): Named[] =>
  [...new Set(numbers)].flatMap(number => {
    const one = row[number]
    return one === undefined ? [] : [{ number, name: one.name, keys: [one.id, one.name] }]
  })

/** The words of a line that starts with a name, and what follows one of these words. */
function parted(text: string, word: string): [string, string] {
  const [, before, after] = new RegExp(String.raw`^(.*?)\s+(?:${word})\s+(.+)$`, 'i').exec(text) ?? []
  return [before ?? text, after ?? '']
}

/** What a spell may be meant for: a point, or any stack of a group of that name. */
function aimsNamed({ view }: FieldDesk, text: string): Aim[] | { trouble: string } {
  const [point] = pointsIn(` ${text}`)?.points ?? []
  if (point !== undefined) return [{ at: 'point', point }]
  const named = find(text, groupsWith(view, present), sought('group'))
  if ('trouble' in named) return named
  const { number: group } = named.found
  return (view.groups[group] as Group).stacks.map((_, stack): Aim => ({ at: 'stack', group, stack }))
}

/** Possible casters together, each stack in turn directing the spell. */
const companies = ({ s, view, player }: FieldDesk, { casters }: Offers, spell: number): Pair[][] =>
  casters.flatMap(({ group, stack }) => {
    const company = companyFor(s, view, player, spell, [group, stack])
    return company === null ? [] : [company]
  })

/** Spells that any group of a side knows. */
const spellsKnown = ({ s, view, player }: FieldDesk): Named[] =>
  rowsOf(
    s.spells,
    view.groups.flatMap(group =>
      group.owner === player && present(group) ? group.stacks.flatMap(({ spells }) => spells) : [],
    ),
  )

/** `cast SPELL [by GROUP] [at TARGET]`: starts a spell, or gives one that takes effect now its target. */
export function cast(desk: FieldDesk, text: string): Outcome {
  const { view } = desk
  const deeds = deedsOf(desk)
  const known = spellsKnown(desk)
  if (known.length === 0) return trouble(fieldPhrase('cast:nobody'))
  const [line, target] = parted(text, 'at|on')
  const [word, by] = parted(line, 'by')
  const named = find(word, known, sought('known-spell'))
  if ('trouble' in named) return trouble(named.trouble)
  const { number: spell, name } = named.found
  const aims = target === '' ? [] : aimsNamed(desk, target)
  if ('trouble' in aims) return trouble(aims.trouble)
  const led = by === '' ? null : ownNamed(view, desk.player, by)
  if (led !== null && 'trouble' in led) return trouble(led.trouble)
  const isOf = (group: number): boolean => led === null || group === led.found.number
  const due = deeds.due.filter(casting => {
    const one = view.castings[casting]
    return one?.spell === spell && isOf(one.casters[0]?.[0] ?? -1)
  })
  if (due.length > 0 && aims.length === 0) return trouble(fieldPhrase('cast:due', { spell: name }))
  const directed = due.flatMap(casting => aims.map(aim => ({ do: 'direct', casting, aim }) as const))
  const begun = companies(desk, deeds, spell)
    .filter(([first]) => isOf(first?.[0] ?? -1))
    .flatMap(casters =>
      (target === '' ? [null] : aims).map(aim => ({ do: 'cast', spell, casters, aim }) as const),
    )
  const orders = due.length > 0 ? directed : begun
  return orders.length > 0
    ? firstOrdered(desk, name, orders)
    : trouble(whyNobody(desk, spell, name, led?.found ?? null))
}

/** Why no group can start a known spell; or why the named leaders can't. */
function whyNobody({ s, view, player }: FieldDesk, spell: number, name: string, led: Named | null): string {
  const knowing = view.groups.flatMap(({ owner, stacks }, group) =>
    owner === player && (led === null || led.number === group)
      ? stacks.flatMap(({ spells }, stack): Pair[] => (spells.includes(spell) ? [[group, stack]] : []))
      : [],
  )
  const whys = knowing.flatMap(place => whyNotBegun(s, view, player, spell, place) ?? [])
  const why = whys.find(({ what }) => what === 'too-few') ?? whys[0]
  if (why !== undefined) return fieldPhrase('order:why', { who: name, why: sayWhyNot(why) })
  return led === null
    ? fieldPhrase('cast:unknown', { spell: name })
    : fieldPhrase('cast:unknown-to', { spell: name, group: led.name })
}

/** M-spl-target-late Spells that take effect this turn and still need their target. */
export function dueLines(desk: FieldDesk): string[] {
  const { s, view, terminal } = desk
  const names = deedsOf(desk).due.flatMap(
    casting => s.spells[view.castings[casting]?.spell ?? -1]?.name ?? [],
  )
  if (names.length === 0) return []
  const [first = ''] = names
  return hanging(fieldPhrase('cast:due-line', { spells: names, first }), terminal.screen.width)
}

/** `use ABILITY for GROUP` */
export function use(desk: FieldDesk, text: string): Outcome {
  const { abilities } = deedsOf(desk)
  if (abilities.length === 0) return trouble(fieldPhrase('use:none'))
  const [name, whom] = parted(text, 'for|on')
  const all = abilities.map(({ name: called }, number) => ({ number, name: called, keys: [called] }))
  const named = find(name, all, sought('ability'))
  if ('trouble' in named) return trouble(named.trouble)
  const group = ownNamed(desk.view, desk.player, whom)
  if ('trouble' in group) return trouble(group.trouble)
  const hero = abilities[named.found.number]?.hero ?? null
  return ordered(desk, named.found.name, { do: 'ability', hero, group: group.found.number })
}

/** `treat GROUP`: its kits, for as many injured as they last. */
export function treat(desk: FieldDesk, text: string): Outcome {
  const named = ownNamed(desk.view, desk.player, text)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const orders = treatmentsIn(desk.s, desk.view, desk.player, group).map(
    ({ order }) => ({ do: 'treat', ...order }) as const,
  )
  return orders.length > 0
    ? firstOrdered(desk, name, orders)
    : trouble(fieldPhrase('treat:no-kit', { group: name, why: sayWhyNot({ what: 'no-kit' }) }))
}

/** `build WORK by GROUP X Y [facing WIND]` */
export function build(desk: FieldDesk, text: string): Outcome {
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined) return trouble(fieldPhrase('build:how'))
  const [work, who] = parted(found.before, 'by')
  if (who === '') return trouble(fieldPhrase('build:who'))
  const kind = find(work, rowsOf(desk.s.works, worksOf(desk.s, desk.player)), sought('building'))
  if ('trouble' in kind) return trouble(kind.trouble)
  const named = ownNamed(desk.view, desk.player, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const wind = found.after.replace(/^facing\s+/i, '')
  const facing = wind === '' ? ([0, 1] as const) : windNamed(wind)
  if (facing === null) return trouble(noWind(wind))
  return ordered(desk, fieldPhrase('build:by', { group: name, building: kind.found.name }), {
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
  if (found === null || found.points.length === 0) return trouble(fieldPhrase('again:how'))
  const named = ownNamed(desk.view, desk.player, found.before)
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
