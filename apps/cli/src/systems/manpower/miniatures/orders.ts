import type { Group, Position, Scenario, TableOrder } from '@sandtable/manpower'
import type { Typed } from './attack.ts'
import { HAZARDS } from '@sandtable/manpower'
import { attackTyped, deviateTyped, strikeTyped } from './attack.ts'
import { groupNamed, meant } from './names.ts'
import { whole, wholes } from './numbers.ts'
import { fieldPhrase } from '../words/words.ts'

interface Command {
  readonly name: string
  readonly takes: string
  readonly help: string
  readonly typed: (s: Scenario, p: Position, rest: string) => Typed
}

const rolled = (order: TableOrder): Typed => ({ order, dice: null })

/** The last words of a line, and the group before them. */
function groupThen(
  p: Position,
  rest: string,
  tail: RegExp,
): { group: number; words: RegExpExecArray } | { trouble: string } {
  const words = tail.exec(rest)
  if (words === null) return { trouble: fieldPhrase('say:unclear', { typed: rest }) }
  const group = groupNamed(p, rest.slice(0, words.index).trim())
  return 'found' in group ? { group: group.found.number, words } : group
}

function rushTyped(_s: Scenario, p: Position, rest: string): Typed {
  const found = groupThen(p, rest, new RegExp(`\\s+(${HAZARDS.join('|')})$`, 'i'))
  if ('trouble' in found) return found
  const hazard = (found.words[1] as string).toLowerCase() as (typeof HAZARDS)[number]
  return rolled({ do: 'rush', group: found.group, hazard })
}

function healTyped(s: Scenario, p: Position, rest: string): Typed {
  const words = /\s+([+-]?\d\S*)$/.exec(rest)
  if (words === null) return { trouble: fieldPhrase('say:heal') }
  const points = whole(words[1] as string, 'heal', 1)
  if (typeof points === 'object') return points
  const found = meant(s, p, rest.slice(0, words.index).trim())
  if ('trouble' in found) return found
  const stacks = (p.groups[found.group] as Group).stacks
  const stack =
    found.stack ??
    Math.max(
      0,
      stacks.findIndex(({ injured }) => injured > 0),
    )
  return rolled({ do: 'heal', group: found.group, stack, points })
}

function formTyped(_s: Scenario, p: Position, rest: string): Typed {
  const found = groupThen(p, rest, /\s+(open|close|flying|landed)$/i)
  if ('trouble' in found) return found
  const { group, words } = found
  const { order, flying } = p.groups[group] as Group
  const word = (words[1] as string).toLowerCase()
  const formed =
    word === 'open' || word === 'close'
      ? ({ order: word, flying } as const)
      : { order, flying: word === 'flying' }
  return rolled({ do: 'form', group, ...formed })
}

function moraleTyped(_s: Scenario, p: Position, rest: string): Typed {
  const found = groupThen(p, rest, /\s+(?:(high|low)\s+(\d+)|(normal))$/i)
  if ('trouble' in found) return found
  const [, which, turns] = found.words
  const of = (one: string): number | null => (which?.toLowerCase() === one ? Number(turns) : null)
  return rolled({ do: 'morale', group: found.group, high: of('high'), low: of('low'), note: '' })
}

interface Counts {
  units?: number
  injured?: number
  dead?: number
  damage?: number[]
}

/** `units 120 injured 9 dead 14`, for machines `damage 8 3`: nothing else is allowed there. */
function countsIn(text: string): Counts | { readonly trouble: string } {
  const counts: Counts = {}
  for (const part of text.split(/\s+(?=(?:units|injured|dead|damage)\b)/i)) {
    const [, word = '', figures = ''] = /^(\S+)\s*(.*)$/.exec(part.trim().toLowerCase()) ?? []
    if (word === 'units' || word === 'injured' || word === 'dead') {
      const read = whole(figures, word)
      if (typeof read === 'object') return read
      counts[word] = read
    } else {
      const read = wholes(figures, word)
      if ('trouble' in read) return read
      counts.damage = read
    }
  }
  return counts
}

/** `correct Alpha units 120 injured 9 dead 14: they were miscounted`; other values stay. */
function correctTyped(s: Scenario, p: Position, rest: string): Typed {
  const [line = '', note = ''] = rest.split(/:\s*/, 2)
  const [, name, counts] = /^(.+?)\s+((?:units|injured|dead|damage)\s.*)$/i.exec(line) ?? []
  if (name === undefined || counts === undefined) return { trouble: fieldPhrase('say:correct') }
  const found = meant(s, p, name)
  if ('trouble' in found) return found
  const { group, stack: named } = found
  const stack = named ?? 0
  const own = (p.groups[group] as Group).stacks[stack] as Group['stacks'][number]
  const said = countsIn(counts)
  if ('trouble' in said) return said
  return rolled({
    do: 'correct',
    group,
    stack,
    units: said.units ?? own.healthy + own.injured + own.dead,
    injured: said.injured ?? (own.taken.length > 0 ? 0 : own.injured),
    dead: said.dead ?? own.dead,
    damage: (said.damage ?? own.taken).filter(taken => taken > 0),
    note: note.trim(),
  })
}

/** All orders at a table. */
export const ORDERS: readonly Command[] = [
  {
    name: 'attack',
    takes: fieldPhrase('usage:attack'),
    help: fieldPhrase('does:attack'),
    typed: attackTyped,
  },
  {
    name: 'strike',
    takes: fieldPhrase('usage:strike'),
    help: fieldPhrase('does:strike'),
    typed: strikeTyped,
  },
  {
    name: 'deviate',
    takes: fieldPhrase('usage:deviate'),
    help: fieldPhrase('does:deviate'),
    typed: deviateTyped,
  },
  {
    name: 'rush',
    takes: fieldPhrase('usage:rush', { hazards: HAZARDS.join('|') }),
    help: fieldPhrase('does:rush'),
    typed: rushTyped,
  },
  { name: 'heal', takes: fieldPhrase('usage:heal'), help: fieldPhrase('does:heal'), typed: healTyped },
  { name: 'order', takes: fieldPhrase('usage:order'), help: fieldPhrase('does:order'), typed: formTyped },
  {
    name: 'morale',
    takes: fieldPhrase('usage:morale'),
    help: fieldPhrase('does:morale'),
    typed: moraleTyped,
  },
  {
    name: 'correct',
    takes: fieldPhrase('usage:correct'),
    help: fieldPhrase('does:correct'),
    typed: correctTyped,
  },
  {
    name: 'initiative',
    takes: '',
    help: fieldPhrase('does:initiative'),
    typed: () => rolled({ do: 'initiative' }),
  },
  { name: 'turn', takes: '', help: fieldPhrase('does:turn'), typed: () => rolled({ do: 'turn' }) },
]
