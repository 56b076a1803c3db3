import type { Path } from '../../../problem.ts'
import type { CountersText, NationText, UnitText } from './counter-schema.ts'
import type { Finding } from '../../../finding.ts'
import type { Known } from './known.ts'
import { oneOf } from '../../../say.ts'
import { FACTOR_REQUIRED } from '../shapes.ts'
import { AIR_TYPES, SHIP_TYPES } from '../vocabulary.ts'
import { checkEffects } from './check-effects.ts'
import { once } from '../../../known-ids.ts'
import { openLand, refTo } from './known.ts'
import { say } from '../../../words/phrase.ts'

export const checkCounters = (known: Known, counters: CountersText): Finding[] => [
  ...rows(counters.nations, ['counters', 'nations'], (nation, path) => checkNation(known, nation, path)),
  ...rows(counters.units, ['counters', 'units'], (unit, path) => [
    ...printed(known, unit, path),
    ...checkUnit(known, unit, path),
  ]),
  ...rows(counters.leaders, ['counters', 'leaders'], (leader, path) => [
    ...printed(known, leader, path),
    ...idTaken(known, path),
  ]),
  ...rows(counters.symbols, ['counters', 'symbols'], (symbol, path) =>
    checkEffects(known, symbol.effects, [...path, 'effects'], 'always'),
  ),
]

const rows = <T>(
  table: Readonly<Record<string, T>> | undefined,
  path: Path,
  check: (row: T, path: Path) => Finding[],
): Finding[] => Object.entries(table ?? {}).flatMap(([id, row]) => check(row, [...path, id]))

/** Units and leaders are named in the same lists, so that no two of them can share an id. */
const idTaken = (known: Known, path: Path): Finding[] =>
  known.unit.has(String(path.at(-1)))
    ? [{ path, message: say('id-of-unit', { id: String(path.at(-1)) }) }]
    : []

function checkNation(known: Known, nation: NationText, path: Path): Finding[] {
  const unknown = [
    ...refTo(known, 'player', nation.player, [...path, 'player']),
    ...refTo(known, 'nation', nation.of, [...path, 'of']),
  ]
  return unknown.length === 0 && isPartOfItself(known, nation)
    ? [{ path: [...path, 'of'], message: say('nation-in-circle') }]
    : unknown
}

function isPartOfItself(known: Known, nation: NationText): boolean {
  const seen = new Set<NationText>()
  for (
    let whole: NationText | undefined = nation;
    whole?.of !== undefined;
    whole = known.nation.get(whole.of)
  ) {
    if (seen.has(whole)) return true
    seen.add(whole)
  }
  return false
}

/** Common parts of units and leaders. */
const printed = (
  known: Known,
  counter: { nation: string; symbol?: string | undefined },
  path: Path,
): Finding[] => [
  ...refTo(known, 'nation', counter.nation, [...path, 'nation']),
  ...refTo(known, 'symbol', counter.symbol, [...path, 'symbol']),
]

const checkUnit = (known: Known, unit: UnitText, path: Path): Finding[] => [
  ...(unit.class === 'support' ? supportUnit(unit, path) : combatUnit(unit, path)),
  ...once(unit.flags ?? [], [...path, 'flags']),
  ...editionOf(known, unit, path),
  ...sale(known, unit, path),
  ...openLand(known, unit.place, [...path, 'place']),
]

function combatUnit(unit: UnitText, path: Path): Finding[] {
  const missing = (['cf', 'mf'] as const)
    .filter(key => unit[key] === undefined)
    .map(key => ({ path: [...path, key], message: FACTOR_REQUIRED }))
  if (![...AIR_TYPES, ...SHIP_TYPES].includes(unit.type ?? '')) return missing
  const message = say('air-and-sea', { type: unit.type ?? '' })
  return [...missing, { path: [...path, 'type'], message }]
}

const SUPPORT_FLAGS = ['heavy', 'fixed', 'horde']

function supportUnit(unit: UnitText, path: Path): Finding[] {
  const factors = (['cf', 'mf'] as const)
    .filter(key => unit[key] !== undefined)
    .map(key => ({
      path: [...path, key],
      message: say('support-unit-has-none', { key }),
      rule: 'W-4.2-su-novalues',
    }))
  const flags = (unit.flags ?? []).flatMap((flag, i) => {
    if (SUPPORT_FLAGS.includes(flag)) return []
    const message = say('flag-on-support-unit', { flags: oneOf(SUPPORT_FLAGS), flag })
    return [{ path: [...path, 'flags', i], message }]
  })
  return [...factors, ...flags]
}

/** Features that one edition lacks, and the rule of the other that they would need. */
const LACKS = {
  A: { bunker: 'W-A1-bunker-hold', para: 'W-A1-para-drop' },
  B: { horde: 'W-A1-horde-production' },
}

function editionOf({ edition }: Known, unit: UnitText, path: Path): Finding[] {
  const lacks: Readonly<Record<string, string>> = LACKS[edition]
  return (unit.flags ?? []).flatMap((flag, i) => {
    const rule = lacks[flag]
    return rule === undefined
      ? []
      : [{ path: [...path, 'flags', i], message: say('edition-lacks-flag', { edition, flag }), rule }]
  })
}

/** W-A3.4-buy Units for sale need a phase to buy them in, and one to place them. */
function sale(known: Known, unit: UnitText, path: Path): Finding[] {
  if (unit.price === undefined) return []
  const resources = typeof unit.price === 'number' ? [] : Object.keys(unit.price)
  return [
    ...forSale(known, [...path, 'price']),
    ...resources
      .filter(name => name !== 'money')
      .flatMap(name => refTo(known, 'resource', name, [...path, 'price', name])),
  ]
}

export const forSale = (known: Known, path: Path): Finding[] =>
  ['production', 'placement']
    .filter(phase => !known.uses.has(phase))
    .map(phase => ({
      path,
      message: say('price-needs-phase', { phase }),
      rule: 'W-A3.4-buy',
    }))
