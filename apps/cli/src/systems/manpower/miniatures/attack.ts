import type { Attacker, Ground, Group, Position, Scenario, TableOrder } from '@sandtable/manpower'
import type { Meant } from './names.ts'
import { attacksOf, living, shotsOfWeapon, whyNotOrder } from '@sandtable/manpower'
import { meant, weaponNamed } from './names.ts'
import { metres, whole, wholes } from './numbers.ts'
import { fieldPhrase } from '../words/words.ts'

/** What a line orders, and its dice; or in words, why it orders nothing. */
export type Typed =
  { readonly order: TableOrder; readonly dice: readonly number[] | null } | { readonly trouble: string }

const NO_GROUND: Ground = { higher: false, forest: false, node: false, more: [] }

/** The clauses after the names, each behind a comma. */
interface Clauses {
  own: Ground
  theirs: Ground
  /** The raw text: its meaning depends on the firer. */
  units: string | null
  distance: number | null
  weapon: string | null
  dice: number[] | null
}

/** `own higher forest +1 trench`: switches, and rows with a name. */
function groundOf(text: string): Ground | { readonly trouble: string } {
  const ground = { ...NO_GROUND, more: [] as { what: string; change: number }[] }
  for (const part of text.match(/[+−-]\d+\s+[^+−-]+|\S+/g) ?? []) {
    const row = /^([+−-]\d+)\s+(.+)$/.exec(part.trim())
    if (row !== null)
      ground.more.push({
        what: (row[2] as string).trim(),
        change: Number((row[1] as string).replace('−', '-')),
      })
    else if (part === 'higher' || part === 'forest' || part === 'node') ground[part] = true
    else
      return {
        trouble: fieldPhrase('say:ground', { typed: part }),
      }
  }
  return ground
}

function clausesOf(parts: readonly string[]): Clauses | { readonly trouble: string } {
  const clauses: Clauses = {
    own: NO_GROUND,
    theirs: NO_GROUND,
    units: null,
    distance: null,
    weapon: null,
    dice: null,
  }
  for (const part of parts) {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(part.trim()) ?? []
    if (word === 'own' || word === 'theirs') {
      const ground = groundOf(rest)
      if ('trouble' in ground) return ground
      clauses[word] = ground
    } else if (word === 'units' || word === 'shots') clauses.units = rest
    else if (word === 'with') clauses.weapon = rest
    else if (word === 'distance') {
      const distance = metres(rest, word)
      if (typeof distance === 'object') return distance
      clauses.distance = distance
    } else if (word === 'dice') {
      const dice = wholes(rest, word, 1)
      if ('trouble' in dice) return dice
      clauses.dice = dice
    } else return { trouble: fieldPhrase('say:detail', { typed: part.trim() }) }
  }
  return clauses
}

/** `attack Alpha and Beta at Delta, theirs node, dice 3 4` */
export function attackTyped(s: Scenario, p: Position, rest: string): Typed {
  const [names = '', ...parts] = rest.split(',')
  const [, who, whom] = /^(.+?)\s+at\s+(.+)$/i.exec(names.trim()) ?? []
  if (who === undefined || whom === undefined) return { trouble: fieldPhrase('say:attack') }
  const clauses = clausesOf(parts)
  if ('trouble' in clauses) return clauses
  const target = meant(s, p, whom.trim())
  if ('trouble' in target) return target
  const by: Attacker[] = []
  for (const word of who.split(/\s+and\s+/)) {
    const found = meant(s, p, word.trim())
    if ('trouble' in found) return found
    const attackers = attackersOf(s, p, found, clauses)
    if ('trouble' in attackers) return attackers
    by.push(...attackers)
  }
  const order = (stack: number): TableOrder => ({ do: 'attack', by, group: target.group, stack })
  const stacks = target.stack === null ? stacksOf(p, target.group) : [target.stack]
  const stack = stacks.find(one => whyNotOrder(s, p, order(one)) === null) ?? stacks[0] ?? 0
  return { order: order(stack), dice: clauses.dice }
}

const stacksOf = (p: Position, group: number): number[] =>
  [...(p.groups[group] as Group).stacks.entries()].filter(([, stack]) => living(stack) > 0).map(([k]) => k)

const nameOf = (s: Scenario, p: Position, group: number, stack: number): string =>
  fieldPhrase('say:stack', {
    unit: s.units[p.groups[group]?.stacks[stack]?.unit ?? -1]?.name ?? '',
    group: p.groups[group]?.name ?? '',
  })

/** All volleys of a group, or the shots of the first stack that has any. */
function attackersOf(
  s: Scenario,
  p: Position,
  { group, stack: named }: Meant,
  { own, theirs, units, distance, weapon }: Clauses,
): Attacker[] | { readonly trouble: string } {
  const armed: Attacker[] = []
  for (const stack of named === null ? stacksOf(p, group) : [named]) {
    const attack = weaponNamed(s, p, group, stack, weapon)
    if (typeof attack === 'object') {
      if (named === null) continue
      return attack
    }
    const shots = shotsOfWeapon(s, p, { group, stack, attack })
    if (shots === 0 && named === null) continue
    const most = Math.max(shots, 1)
    const firing =
      units === null
        ? most
        : whole(units, fieldPhrase('say:units', { stack: nameOf(s, p, group, stack) }), 1, most)
    if (typeof firing === 'object') return firing
    armed.push({ group, stack, attack, units: firing, distance, own, theirs })
  }
  const isVolley = ({ stack, attack }: Attacker): boolean =>
    attacksOf(s, (p.groups[group] as Group).stacks[stack] as Group['stacks'][number])[attack]?.kind ===
    'volley'
  const volleys = armed.filter(isVolley)
  const found = volleys.length > 0 ? volleys : armed.slice(0, 1)
  return found.length > 0
    ? found
    : { trouble: fieldPhrase('say:no-shot', { group: p.groups[group]?.name ?? '' }) }
}

const HOW_TO_STRIKE = fieldPhrase('say:strike')

/** `strike Gamma at Delta 9 12 and Echo 2, with canister`: how many are near, and how many only in the ring. */
export function strikeTyped(s: Scenario, p: Position, rest: string): Typed {
  const [names = '', ...parts] = rest.split(',')
  const [, who, whom] = /^(.+?)\s+at\s+(.+)$/i.exec(names.trim()) ?? []
  if (who === undefined || whom === undefined) return { trouble: HOW_TO_STRIKE }
  const clauses = clausesOf(parts)
  if ('trouble' in clauses) return clauses
  const from = meant(s, p, who.trim())
  if ('trouble' in from) return from
  const stack = from.stack ?? stacksOf(p, from.group)[0] ?? 0
  const attack = weaponNamed(s, p, from.group, stack, clauses.weapon)
  if (typeof attack === 'object') return attack
  const struck = []
  for (const part of whom.split(/\s+and\s+/)) {
    const [, name, ...counts] = /^(.+?)\s+([+-]?\d\S*)(?:\s+([+-]?\d\S*))?$/.exec(part.trim()) ?? []
    if (name === undefined) return { trouble: HOW_TO_STRIKE }
    const found = meant(s, p, name)
    if ('trouble' in found) return found
    const { group } = found
    const hit = found.stack ?? stacksOf(p, group)[0] ?? 0
    const most = living((p.groups[group] as Group).stacks[hit] as Group['stacks'][number])
    const [near, far] = counts.map(typed => whole(typed ?? '0', nameOf(s, p, group, hit), 0, most))
    if (typeof near === 'object') return near
    if (typeof far === 'object') return far
    struck.push({ group, stack: hit, near: near ?? 0, far: far ?? 0 })
  }
  return { order: { do: 'strike', group: from.group, stack, attack, struck }, dice: clauses.dice }
}

/** `deviate Gamma 1200 zero`: how far an indirect shot at this distance deviates. */
export function deviateTyped(s: Scenario, p: Position, rest: string): Typed {
  const [names = '', ...parts] = rest.split(',')
  const [, who, metres, zero] = /^(.+?)\s+([\d.]+)(?:\s*m)?(\s+zero)?$/i.exec(names.trim()) ?? []
  if (who === undefined) return { trouble: fieldPhrase('say:deviate') }
  const clauses = clausesOf(parts)
  if ('trouble' in clauses) return clauses
  const from = meant(s, p, who)
  if ('trouble' in from) return from
  const stack = from.stack ?? stacksOf(p, from.group)[0] ?? 0
  const attack = weaponNamed(s, p, from.group, stack, clauses.weapon)
  if (typeof attack === 'object') return attack
  const distance = Math.round(Number(metres) * 100)
  const order = {
    do: 'deviate',
    group: from.group,
    stack,
    attack,
    distance,
    zero: zero !== undefined,
  } as const
  return { order, dice: clauses.dice }
}
