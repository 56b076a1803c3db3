import type { CatalogueFile } from './field-file.ts'
import type { Finding } from '../../finding.ts'
import type { Path } from '../../problem.ts'
import type { PowerText } from './power-schema.ts'
import type {
  AbilityText,
  AttackText,
  FieldUnitText,
  HeroText,
  SheetText,
  SpellText,
} from './sheet-schema.ts'
import { oneOf } from '../../say.ts'
import { refTo } from './known.ts'
import { ERAS } from './words.ts'
import { say } from '../../words/phrase.ts'

/** Relations of a sheet's rows with each other and with the other sheets, beyond the shape of each. */
export function checkSheet(sheet: SheetText, catalogue: CatalogueFile): Finding[] {
  const rows = <T>(
    kind: 'units' | 'works' | 'spells' | 'leaders' | 'heroes' | 'equipment',
    table: Readonly<Record<string, T>> | undefined,
    check: (row: T, path: Path) => Finding[],
  ): Finding[] => Object.entries(table ?? {}).flatMap(([id, row]) => check(row, ['sheets', kind, id]))
  const powers = (list: readonly PowerText[] | undefined, path: Path): Finding[] =>
    (list ?? []).flatMap((power, i) =>
      refTo('a-work', power.wall, Object.keys(catalogue.works), [...path, i, 'wall']),
    )
  const ability = (given: AbilityText | undefined, path: Path): Finding[] =>
    powers(given?.effects, [...path, 'ability', 'effects'])
  const unit = (row: FieldUnitText, path: Path): Finding[] => [
    ...refTo('a-leader', row.leader, Object.keys(catalogue.leaders), [...path, 'leader']),
    ...ofSomeEra(row, sheet, path),
    ...checkUnit(row, path),
  ]
  return [
    ...rows('units', sheet.units, unit),
    ...rows('heroes', sheet.heroes, (hero: HeroText, path) => [
      ...unit(hero, path),
      ...powers(hero.aura, [...path, 'aura']),
      ...ability(hero.ability, path),
      ...(Object.hasOwn(sheet.units ?? {}, String(path[2])) ? [{ path, message: say('id-of-a-unit') }] : []),
    ]),
    ...rows('leaders', sheet.leaders, (leader, path) => [
      ...powers(leader.effects, [...path, 'effects']),
      ...ability(leader.ability, path),
    ]),
    ...rows('spells', sheet.spells, (spell, path) => [
      ...powers(spell.effects, [...path, 'effects']),
      ...checkSpell(spell, path),
    ]),
    ...rows('equipment', sheet.equipment, (equipment, path) => [
      ...powers(equipment.effects, [...path, 'effects']),
      ...(equipment.attack ? checkAttack(equipment.attack, [...path, 'attack']) : []),
    ]),
  ]
}

const ofSomeEra = (row: FieldUnitText, sheet: SheetText, path: Path): Finding[] =>
  row.era === undefined && sheet.era === undefined
    ? [{ path: [...path, 'era'], message: say('era-missing', { eras: oneOf([...ERAS, 'any']) }) }]
    : []

function checkUnit(unit: FieldUnitText, path: Path): Finding[] {
  const attacks = [
    ...(unit.attack ? [{ attack: unit.attack, at: [...path, 'attack'] }] : []),
    ...(unit.others ?? []).map((attack, i) => ({ attack, at: [...path, 'others', i] })),
  ]
  const [first] = attacks
  const found: Finding[] = attacks.flatMap(({ attack, at }) => checkAttack(attack, at))
  if (first !== undefined && unit.attack === undefined)
    found.push({ path: [...path, 'attack'], message: say('usual-attack-missing') })
  if (first?.attack.volley !== undefined && unit.me !== undefined)
    found.push({ path: [...path, 'me'], message: say('me-beside-volley') })
  if (first !== undefined && first.attack.volley === undefined && unit.me === undefined)
    found.push({ path: [...path, 'me'], message: say('me-missing'), rule: 'MG-block' })
  if (first !== undefined && unit.reach !== undefined)
    found.push({ path: [...path, 'reach'], message: say('reach-beside-attack') })
  if (unit.traits?.includes('bombs') && unit['min-speed'] === undefined)
    found.push({
      path: [...path, 'traits'],
      message: say('bombs-of-flyers'),
      rule: 'MG-ina-plain',
    })
  return found
}

/** What a volley lacks: its strength is man equivalence, and its target a stack. */
const NOT_OF_VOLLEYS = ['damage', 'explodes', 'pattern', 'inaccuracy', 'direct-range', 'ffs'] as const

function checkAttack(attack: AttackText, path: Path): Finding[] {
  if (attack.volley !== undefined)
    return NOT_OF_VOLLEYS.filter(key => attack[key] !== undefined).map(key => ({
      path: [...path, key],
      message: say('beside-volley', { key }),
      rule: 'MG-combat',
    }))
  const found: Finding[] = []
  if (attack.damage === undefined) found.push({ path, message: say('volley-or-damage-missing') })
  if ((attack['min-range'] ?? 0) > attack.range)
    found.push({ path: [...path, 'min-range'], message: say('beyond-range', { range: attack.range }) })
  if (attack['direct-range'] !== undefined && attack.inaccuracy === undefined)
    found.push({
      path: [...path, 'direct-range'],
      message: say('direct-range-needs-inaccuracy'),
      rule: 'MG-ind-min',
    })
  if (attack.ffs === true && attack.inaccuracy !== undefined && attack['direct-range'] === undefined)
    found.push({ path: [...path, 'ffs'], message: say('ffs-needs-direct-fire'), rule: 'MG-ffs' })
  return [...found, ...checkBurst(attack, path)]
}

const checkSpell = (spell: SpellText, path: Path): Finding[] => [
  ...checkBurst(spell, path),
  ...(spell.damage === undefined && (spell.effects ?? []).length === 0
    ? [{ path, message: say('damage-or-effects-missing') }]
    : []),
]

/** M-exp-kill What bursts does so at a point, and with dice. */
function checkBurst({ explodes, pattern, damage }: AttackText | SpellText, path: Path): Finding[] {
  if (explodes === undefined || (pattern === 'point' && damage !== undefined)) return []
  const message = say('explodes-needs-point')
  return [{ path: [...path, 'explodes'], message, rule: 'M-exp-kill' }]
}
