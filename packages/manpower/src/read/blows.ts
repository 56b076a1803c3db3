import type { DeepReadonly } from '@sandtable/kernel'
import { copy, fold } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Aim, Declared, Pair, Position, Sight } from '../position.ts'
import type { Attack, Scenario } from '../scenario.ts'
import type { Event } from '../events.ts'
import type { Formula } from '../formula/formula.ts'
import type { Shooter } from '../combat/events.ts'
import type { Swath } from '../combat/patterns.ts'
import { asAttack } from '../powers/spell-reach.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { centre } from '../formation/layout.ts'
import { diceIn } from '../formula/formula.ts'
import { MANPOWER } from '../ruleset.ts'
import { swathOf } from '../combat/patterns.ts'

/** A die as it fell. */
export interface Die {
  readonly sides: number
  readonly face: number
}

/** One throw of dice in a blow. */
export interface Throw {
  /** How many events had happened by then, counted like those of its blow. */
  readonly after: number
  readonly dice: readonly Die[]
  /** Null: it strikes ground, and each who is there in his own way. */
  readonly damage: number | null
  readonly aim: DeepReadonly<Aim>
  /** The ground struck; null: a target was. */
  readonly ground: { readonly swath: Swath; readonly killRadius: number | null } | null
  /** Where indirect fire was aimed; null: it falls where it is aimed. */
  readonly aimed: Point | null
}

/** What a stack has suffered. */
export interface Suffered {
  readonly after: number
  readonly group: number
  readonly stack: number
  readonly died: number
  /** Below 0: of the injured more have died than were added. */
  readonly injured: number
  /** MG-crew Points of health and of crew that machines have lost. */
  readonly health: number
  readonly crew: number
  /** Units of it that are left. */
  readonly left: number
}

/** A change of morale that a blow has brought about. */
export interface Shaken {
  readonly after: number
  readonly groups: readonly number[]
  readonly which: 'high' | 'low'
  /** The last battle turn of it. */
  readonly until: number
}

/** Who strikes, with how many units; a caster has no attack. */
export interface Striker extends Omit<Shooter, 'attack'> {
  readonly attack: number | null
  readonly units: number
}

/** An attack, a spell, mines, or a rush through a hazard, with all that came of it. */
export interface Blow {
  readonly kind: 'volley' | 'shots' | 'spell' | 'mines' | 'rush'
  /** How many events had happened before it, and by its end. */
  readonly from: number
  readonly to: number
  /** The player whose blow it is; null: nobody's. */
  readonly player: number | null
  /** MG-opp It answers a move. */
  readonly isReaction: boolean
  readonly by: readonly Striker[]
  /** The spell; null: it is none. */
  readonly spell: number | null
  /** The minefield; null: there is none. */
  readonly work: number | null
  readonly throws: readonly Throw[]
  readonly suffered: readonly Suffered[]
  readonly shaken: readonly Shaken[]
  /** Heroes who fell, by group and stack. */
  readonly fell: readonly Pair[]
}

/** A blow that is still being read. */
type Open = {
  -readonly [Key in keyof Blow]: Blow[Key] extends readonly (infer One)[] ? One[] : Blow[Key]
}

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** What was carried out last, and whether it answers a move. */
interface Source {
  readonly declared: DeepReadonly<Declared> | null
  readonly isReaction: boolean
}

/** Events that may come between two parts of a blow. */
const BETWEEN: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'attacks-begun',
  'carrier-lost',
  'cloud-rose',
  'equipment-used',
  'granted',
  'healed',
  'opened-fire',
  'wall-raised',
  'work-hit',
])

/** What was struck in these events, blow by blow; shots of one weapon in a row are one. */
export function blowsIn(s: Scenario, before: Sight, events: readonly Event[]): Blow[] {
  const p = copy(before) as Position
  const blows: Open[] = []
  let open: Open | null = null
  let source: Source = { declared: null, isReaction: false }
  for (const [i, e] of events.entries()) {
    source = sourceOf(p, e) ?? source
    const started = startOf(p, e, i, source.isReaction)
    if (started !== null && (open === null || !goesOn(open, started))) blows.push((open = started))
    if (open !== null) {
      const isPart = [thrown(s, p, e, open, source, i + 1), suffered(p, e, open, i + 1)].includes(true)
      if (isPart || started !== null) open.to = i + 1
      else if (!BETWEEN.has(e.is)) open = null
    }
    fold(MANPOWER, s, p, [e])
  }
  return blows
}

function sourceOf(p: Sight, e: Event): Source | null {
  if (e.is === 'attacks-begun') return { declared: p.declared[e.numbers[0] ?? -1] ?? null, isReaction: false }
  return e.is === 'opened-fire' ? { declared: e.declared, isReaction: true } : null
}

/** The blow that an event starts; null: none. */
function startOf(p: Sight, e: Event, from: number, isReaction: boolean): Open | null {
  const blow = (
    kind: Blow['kind'],
    player: number | null,
    { by = [], spell = null, work = null }: Partial<Pick<Blow, 'by' | 'spell' | 'work'>>,
  ): Open => {
    const answers = isReaction && (kind === 'volley' || kind === 'shots')
    const sofar = { from, to: from + 1, throws: [], suffered: [], shaken: [], fell: [] }
    return { kind, player, isReaction: answers, by: [...by], spell, work, ...sofar }
  }
  if (e.is === 'volley-fired') return blow('volley', e.side, { by: e.by.map(striker) })
  if (e.is === 'shot-fired') return blow('shots', e.side, { by: [striker({ ...e.by, units: 1 })] })
  if (e.is === 'ground-struck' && e.by !== null)
    return blow('shots', at(p.groups, e.by.group).owner, { by: [striker({ ...e.by, units: 1 })] })
  if (e.is === 'spell-worked') {
    const { casters } = at(p.castings, e.casting)
    const by = casters.map(([group, stack]): Striker => ({ group, stack, attack: null, units: 1 }))
    return blow('spell', e.side, { by, spell: e.spell })
  }
  if (e.is === 'mines-sprung') return blow('mines', null, { work: e.work })
  if (e.is !== 'rushed') return null
  const by = [{ group: e.group, stack: 0, attack: null, units: e.of ?? 0 }]
  return blow('rush', at(p.groups, e.group).owner, { by })
}

const striker = ({ group, stack, attack, units }: Striker): Striker => ({ group, stack, attack, units })

/** Another shot of the weapon that is firing. */
function goesOn(open: Blow, next: Blow): boolean {
  const [one, other] = [open.by[0], next.by[0]]
  if (open.kind !== 'shots' || next.kind !== 'shots' || one === undefined || other === undefined) return false
  const isSame = (['group', 'stack', 'attack'] as const).every(key => one[key] === other[key])
  return isSame && open.isReaction === next.isReaction
}

/** Notes the dice of an event. */
function thrown(s: Scenario, p: Sight, e: Event, open: Open, { declared }: Source, after: number): boolean {
  const weapon = weaponIn(s, p, e, open)
  const sides = e.is === 'volley-fired' || e.is === 'rushed' ? SIDES[e.is] : diceIn(weapon?.damage ?? NO_DICE)
  const note = (one: Pick<Throw, 'damage' | 'aim'> & Partial<Throw>, dice: readonly number[]): true => {
    const faces = dice.map((face, n): Die => ({ face, sides: at(sides, n) }))
    open.throws.push({ after, dice: faces, ground: null, aimed: null, ...one })
    return true
  }
  if (e.is === 'volley-fired' || e.is === 'shot-fired' || e.is === 'spell-struck')
    return note({ damage: e.damage, aim: e.aim }, e.dice)
  if (e.is === 'rushed')
    return note({ damage: null, aim: { at: 'stack', group: e.group, stack: 0 } }, [e.die])
  if (e.is !== 'ground-struck') return false
  const aimed = e.by === null || declared === null ? null : aimOf(declared)
  const ground = { swath: swathIn(s, p, e, weapon, open), killRadius: e.killRadius }
  return note({ damage: null, aim: { at: 'point', point: e.point }, ground, aimed }, e.dice)
}

/** Where indirect fire is aimed; null: it is direct. */
const aimOf = ({ aim, falls }: DeepReadonly<Declared>): Point | null =>
  falls === null || aim.at !== 'point' ? null : aim.point

const NO_DICE: Formula = { kind: 'number', number: 0 }
const BARE = { pattern: { kind: 'point' }, range: 0 } as const

/** Dice that are no weapon's. */
const SIDES = { 'volley-fired': [6, 6], rushed: [6] } as const

type Weapon = Pick<Attack, 'damage' | 'pattern' | 'range'>

/** The weapon, the spell or the mines of a throw; null: none of them. */
function weaponIn(s: Scenario, p: Sight, e: Event, { spell, work }: Blow): Weapon | null {
  if (e.is === 'shot-fired') return attackOf(s, p, e.by)
  if (e.is === 'ground-struck' && e.by !== null) return attackOf(s, p, e.by)
  if (spell !== null) return asAttack(at(s.spells, spell))
  const blast = work === null ? null : at(s.works, at(p.works, work).kind).blast
  return blast === null ? null : { damage: blast.damage, pattern: { kind: 'point' }, range: 0 }
}

/** M-fp-circle … M-fp-line-free The ground that was struck. */
function swathIn(
  s: Scenario,
  p: Sight,
  { by, origin, point }: Of<'ground-struck'>,
  weapon: Weapon | null,
  open: Blow,
): Swath {
  const { pattern, range } = weapon ?? BARE
  const group = by?.group ?? open.by[0]?.group
  const isOwn = range === 0 || pattern.kind === 'line'
  const from = isOwn || group === undefined ? origin : centre(s, at(p.groups, group))
  return swathOf(pattern, range, from, point)
}

/** Notes what an event has done to stacks, morale and heroes. */
function suffered(p: Sight, e: Event, open: Open, after: number): boolean {
  if (e.is === 'stack-hit') {
    const { group, stack, died, toll } = e
    const before = at(at(p.groups, group).stacks, stack)
    const lost = (of: 'health' | 'crew'): number => sumOf(before[of]) - sumOf(toll[of])
    const hurt = { injured: toll.injured - before.injured, health: lost('health'), crew: lost('crew') }
    open.suffered.push({ after, group, stack, died, left: toll.healthy + toll.injured, ...hurt })
  } else if (e.is === 'morale-changed') {
    const { groups, which, until } = e
    open.shaken.push({ after, groups, which, until })
  } else if (e.is === 'hero-fell') open.fell.push([e.group, e.stack])
  else return false
  return true
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0)
