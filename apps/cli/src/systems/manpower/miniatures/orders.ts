import type { Group, Position, Scenario, TableOrder } from '@sandtable/manpower'
import type { Typed } from './attack.ts'
import { HAZARDS } from '@sandtable/manpower'
import { attackTyped, deviateTyped, strikeTyped } from './attack.ts'
import { groupNamed, meant } from './names.ts'
import { whole, wholes } from './numbers.ts'

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
  if (words === null) return { trouble: `'${rest}' is not understood; ? tells how it is said.` }
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
  if (words === null) return { trouble: 'Whom, and by how much? As: heal Alpha 5' }
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

/** `units 120 injured 9 dead 14`, of machines `damage 8 3`: nothing else may stand there. */
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

/** `correct Alpha units 120 injured 9 dead 14: they were miscounted`; what is not said stays. */
function correctTyped(s: Scenario, p: Position, rest: string): Typed {
  const [line = '', note = ''] = rest.split(/:\s*/, 2)
  const [, name, counts] = /^(.+?)\s+((?:units|injured|dead|damage)\s.*)$/i.exec(line) ?? []
  if (name === undefined || counts === undefined)
    return { trouble: 'Whom, and how? As: correct Alpha injured 9 dead 14' }
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

/** All that is ordered at a table. */
export const ORDERS: readonly Command[] = [
  { name: 'attack', takes: 'WHO at WHOM', help: 'a volley or shots; behind commas what counts: own higher forest, theirs node +1 trench, units 40, distance 25, with WEAPON, dice 3 4', typed: attackTyped },
  { name: 'strike', takes: 'WHO at WHOM 9 12', help: 'a shot at the ground that finds so many in its kill radius and in the ring around it, or in its pattern; several WHOM with "and"', typed: strikeTyped },
  { name: 'deviate', takes: 'WHO METRES [zero]', help: 'the inaccuracy of an indirect shot; zero: somebody sees the point', typed: deviateTyped },
  { name: 'rush', takes: `GROUP ${HAZARDS.join('|')}`, help: 'a group rushes through a hazard', typed: rushTyped },
  { name: 'heal', takes: 'WHO NUMBER', help: 'so many men become healthy, or so many points of health come back', typed: healTyped },
  { name: 'order', takes: 'GROUP open|close', help: 'also flying or landed', typed: formTyped },
  { name: 'morale', takes: 'GROUP high 2', help: 'set morale right: high or low for so many more turns, or normal', typed: moraleTyped },
  { name: 'correct', takes: 'WHO injured 9 dead 14', help: 'set counts right: units, injured, dead, of machines damage 8 3; behind a colon why', typed: correctTyped },
  { name: 'initiative', takes: '', help: 'who goes first; sides of equal status roll', typed: () => rolled({ do: 'initiative' }) },
  { name: 'turn', takes: '', help: 'the next turn: shots come back, morale runs off', typed: () => rolled({ do: 'turn' }) },
] // prettier-ignore
