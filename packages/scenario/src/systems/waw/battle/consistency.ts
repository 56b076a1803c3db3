import type { Path, Problem } from '../../../problem.ts'
import { formatPath } from '../../../problem.ts'
import { oneOf, safe } from '../../../say.ts'
import { FACTOR_REQUIRED } from '../shapes.ts'
import { AIR_TYPES, SHIP_TYPES } from '../vocabulary.ts'
import { say } from '../../../words/phrase.ts'

/** Data whose shape may be wrong: the schema reports that, and the rest is checked here as far as possible. */
type Loose = Readonly<Record<string, unknown>>

const SIDES = ['attacker', 'defender'] as const
const FLIES_OR_SAILS = [...AIR_TYPES, ...SHIP_TYPES]
const SUPPORT_FLAGS = ['heavy', 'unsupplied']
const EFFECTS = ['modifier', 'morale', 'forbid']

/** Relations of a battle file's parts, beyond the shape of each. */
export function inconsistencies(data: unknown): Problem[] {
  const battle = mapOf(data)
  const sides = SIDES.map(key => ({ path: [key], side: mapOf(battle[key]) }))
  const all = (key: string): Row[] => sides.flatMap(({ path, side }) => rowsOf(side, path, key))
  return [
    ...bridge(battle),
    ...sides.flatMap(({ path, side }) => combatUnits(side, path)),
    ...all('units').flatMap(row => (isSupport(row) ? supportUnit(row) : combatUnit(row, battle['kind']))),
    ...all('units').flatMap(flagsOnce),
    ...namesOnce(all('units')),
    ...namesOnce(all('leaders')),
    ...sides.flatMap(({ path, side }) => namesOnce(rowsOf(side, path, 'cards'))),
    ...all('cards').flatMap(card => rowsOf(card.has, card.path, 'effects').flatMap(effect)),
  ]
}

/** A map in a list, and where it stands. */
interface Row {
  readonly path: Path
  readonly has: Loose
}

const isMap = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mapOf = (value: unknown): Loose => (isMap(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const rowsOf = (of: Loose, path: Path, key: string): Row[] =>
  listOf(of[key]).flatMap((row, i) => (isMap(row) ? [{ path: [...path, key, i], has: row }] : []))

const isSupport = ({ has }: Row): boolean => has['class'] === 'support'

function bridge(battle: Loose): Problem[] {
  if (battle['bridge'] !== true || 'crossing' in battle) return []
  const message = say('bridge-without-crossing')
  return [{ path: ['bridge'], message, rule: 'W-3.1-bridge' }]
}

function combatUnits(side: Loose, path: Path): Problem[] {
  const { units } = side
  if (!Array.isArray(units) || units.some(unit => mapOf(unit)['class'] !== 'support')) return []
  return [{ path: [...path, 'units'], message: say('no-combat-unit') }]
}

function combatUnit({ path, has }: Row, kind: unknown): Problem[] {
  const problems: Problem[] = []
  // An unknown class is the schema's matter.
  if (has['class'] !== undefined && has['class'] !== 'combat') return []
  for (const key of ['cf', 'mf'])
    if (!(key in has)) problems.push({ path: [...path, key], message: FACTOR_REQUIRED })
  const { type } = has
  if (kind === 'land' && typeof type === 'string' && FLIES_OR_SAILS.includes(type))
    problems.push({
      path: [...path, 'type'],
      message: say('unit-not-on-land', { type }),
    })
  const reduced = listOf(has['flags']).indexOf('reduced')
  if (reduced >= 0 && !Array.isArray(has['cf']) && !Array.isArray(has['mf']))
    problems.push({
      path: [...path, 'flags', reduced],
      message: say('reduced-one-step'),
      rule: 'W-4.1-two-step',
    })
  return problems
}

function supportUnit({ path, has }: Row): Problem[] {
  const factors = ['cf', 'mf']
    .filter(key => key in has)
    .map(key => ({
      path: [...path, key],
      message: say('support-unit-has-none', { key }),
      rule: 'W-4.2-su-novalues',
    }))
  const flags = listOf(has['flags']).flatMap((flag, i) => {
    if (typeof flag !== 'string' || SUPPORT_FLAGS.includes(flag)) return []
    const message = say('flag-on-support-unit', { flags: oneOf(SUPPORT_FLAGS), flag: safe(flag) })
    return [{ path: [...path, 'flags', i], message }]
  })
  return [...factors, ...flags]
}

function flagsOnce({ path, has }: Row): Problem[] {
  const before = new Set<string>()
  return listOf(has['flags']).flatMap((flag, i) => {
    if (typeof flag !== 'string') return []
    const again = before.has(flag)
    before.add(flag)
    const message = say('flag-twice', { flag: safe(flag) })
    return again ? [{ path: [...path, 'flags', i], message }] : []
  })
}

function namesOnce(rows: readonly Row[]): Problem[] {
  const first = new Map<string, Path>()
  return rows.flatMap(({ path, has: { name } }) => {
    if (typeof name !== 'string') return []
    const other = first.get(name)
    if (other === undefined) {
      first.set(name, path)
      return []
    }
    const message = say('name-taken', { other: formatPath(other), name: safe(name) })
    return [{ path: [...path, 'name'], message }]
  })
}

function effect({ path, has }: Row): Problem[] {
  const found = EFFECTS.filter(key => key in has)
  if (found.length !== 1)
    return [
      {
        path,
        message: say('one-effect-expected', {
          known: oneOf(EFFECTS),
          found: found.length === 0 ? say('none') : found,
        }),
      },
    ]
  if ('rounds' in has && found[0] !== 'modifier')
    return [{ path: [...path, 'rounds'], message: say('rounds-beside', { deed: found[0] ?? '' }) }]
  return []
}
