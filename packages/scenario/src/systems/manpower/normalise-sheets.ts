import type {
  AbilityFile,
  AttackFile,
  CatalogueFile,
  EquipmentFile,
  Era,
  FieldLeaderFile,
  FieldUnitFile,
  HeroFile,
  PatternFile,
  SpellFile,
  WorkFile,
} from './field-file.ts'
import type {
  AbilityText,
  AttackText,
  EquipmentText,
  FieldLeaderText,
  FieldUnitText,
  HeroText,
  SheetText,
  SpellText,
  WorkText,
} from './sheet-schema.ts'
import { each } from '../../each.ts'
import { hundredths } from './measures.ts'
import { powerOf } from './normalise-powers.ts'
import { COUNTED_TRAITS, COUNTED_WORKS, ERAS } from './words.ts'

/** The rows of a sheet, each in its one form; a hero is a unit, too. */
export const sheetOf = (sheet: SheetText): CatalogueFile => ({
  units: {
    ...each(sheet.units ?? {}, unit => unitOf(unit, sheet.era)),
    ...each(sheet.heroes ?? {}, hero => unitOf(hero, sheet.era)),
  },
  works: each(sheet.works ?? {}, workOf),
  spells: each(sheet.spells ?? {}, spellOf),
  leaders: each(sheet.leaders ?? {}, leaderOf),
  heroes: each(sheet.heroes ?? {}, heroOf),
  equipment: each(sheet.equipment ?? {}, equipmentOf),
})

/** Several sheets as one; a later row replaces an earlier one with the same id. */
export function allOf(sheets: readonly CatalogueFile[]): CatalogueFile {
  const all: CatalogueFile = { units: {}, works: {}, spells: {}, leaders: {}, heroes: {}, equipment: {} }
  for (const sheet of sheets) {
    Object.assign(all.units, sheet.units)
    Object.assign(all.works, sheet.works)
    Object.assign(all.spells, sheet.spells)
    Object.assign(all.leaders, sheet.leaders)
    Object.assign(all.heroes, sheet.heroes)
    Object.assign(all.equipment, sheet.equipment)
  }
  return all
}

function unitOf(unit: FieldUnitText, sheetEra: Era | undefined): FieldUnitFile {
  const written = unit.era ?? sheetEra ?? 'any'
  const era = written === 'any' ? null : written
  const attacks = [...(unit.attack ? [unit.attack] : []), ...(unit.others ?? [])].map(attackOf)
  return {
    name: unit.name,
    ...(unit.singular === undefined ? {} : { singular: unit.singular }),
    plural: unit.plural ?? unit.name,
    era,
    eras: unit.eras === undefined ? (era === null ? [...ERAS] : [era]) : erasOf(unit.eras),
    leader: unit.leader ?? null,
    cost: hundredths(unit.cost),
    speed: hundredths(unit.speed),
    minSpeed: lengthOf(unit['min-speed']),
    width: lengthOf(unit.width) ?? MAN_WIDTH,
    me: unit.me === undefined ? (attacks[0]?.me ?? 0) : hundredths(unit.me),
    reach: lengthOf(unit.reach) ?? attacks[0]?.range ?? 0,
    health: unit.health ?? null,
    crew: unit.crew ?? null,
    armour: unit.armour ?? 'N',
    attacks,
    traits: {
      ...(unit['min-speed'] === undefined ? {} : { flying: 1 }),
      ...plain(unit.traits ?? []),
      ...counted(unit, COUNTED_TRAITS),
    },
    resists: unit.resists ?? [],
    weak: unit.weak ?? [],
    symbol: unit.symbol,
  }
}

/** M-move-width */
const MAN_WIDTH = 200

const attackOf = (attack: AttackText): AttackFile => ({
  name: attack.name ?? null,
  ...calledOf(attack),
  kind: attack.volley === undefined ? 'discrete' : 'volley',
  me: hundredths(attack.volley ?? 0),
  damage: textOf(attack.damage),
  type: attack.type,
  pierce: attack.pierce ?? 'N',
  killRadius: lengthOf(attack.explodes),
  pattern: patternOf(attack.pattern ?? 'none'),
  range: hundredths(attack.range),
  minRange: lengthOf(attack['min-range']) ?? 0,
  directRange: lengthOf(attack['direct-range']),
  inaccuracy: textOf(attack.inaccuracy),
  ffs: attack.ffs ?? false,
  shots: attack.shots ?? 1,
  against: attack.against ?? 'all',
})

/** A text that says more than the word it stands for. */
const calledOf = ({ name, called }: { name?: string | undefined; called?: string | undefined }) =>
  called === undefined || called === name ? {} : { called }

const heroOf = (hero: HeroText): HeroFile => ({
  aura: (hero.aura ?? []).map(powerOf),
  ability: hero.ability === undefined ? null : abilityOf(hero.ability),
  isLeader: hero['is-leader'] ?? false,
})

const leaderOf = (leader: FieldLeaderText): FieldLeaderFile => ({
  name: leader.name,
  effects: (leader.effects ?? []).map(powerOf),
  ability: leader.ability === undefined ? null : abilityOf(leader.ability),
})

const abilityOf = (ability: AbilityText): AbilityFile => ({
  name: ability.name,
  ...calledOf(ability),
  uses: ability.uses,
  effects: ability.effects.map(powerOf),
  lasts: textOf(ability.lasts),
})

const workOf = (work: WorkText): WorkFile => ({
  name: work.name,
  eras: erasOf(work.eras),
  cost: hundredths(work.cost),
  time: work.time,
  scale: work.scale ?? 'battle',
  health: work.health ?? null,
  armour: work.armour ?? 'N',
  length: hundredths(work.size[0]),
  width: hundredths(work.size[1]),
  height: lengthOf(work.height) ?? 0,
  capacity: work.capacity ?? 0,
  traits: { ...plain(work.traits ?? []), ...counted(work, COUNTED_WORKS) },
  blast:
    work.blast === undefined
      ? null
      : { damage: String(work.blast.damage), killRadius: hundredths(work.blast.explodes) },
})

const spellOf = (spell: SpellText): SpellFile => ({
  name: spell.name,
  time: spell.time,
  scale: spell.scale ?? 'battle',
  casters: spell.casters,
  range: hundredths(spell.range),
  pattern:
    spell.pattern === 'group' || spell.pattern === 'stack'
      ? { kind: spell.pattern }
      : patternOf(spell.pattern ?? 'none'),
  damage: textOf(spell.damage),
  type: spell.type ?? 'magic',
  pierce: spell.pierce ?? 'N',
  killRadius: lengthOf(spell.explodes),
  inaccuracy: textOf(spell.inaccuracy),
  effects: (spell.effects ?? []).map(powerOf),
  limit: spell.limit ?? null,
  lasts: textOf(spell.lasts),
})

const equipmentOf = (equipment: EquipmentText): EquipmentFile => ({
  name: equipment.name,
  eras: erasOf(equipment.eras),
  cost: hundredths(equipment.cost),
  per: equipment.per === 'group' ? 0 : equipment.per,
  uses: equipment.uses ?? null,
  effects: (equipment.effects ?? []).map(powerOf),
  attack: equipment.attack === undefined ? null : attackOf(equipment.attack),
})

function erasOf(written: WorkText['eras']): Era[] {
  if (typeof written !== 'string') return written
  if (written === 'all') return [...ERAS]
  const from = ERAS.findIndex(era => `${era}+` === written)
  return from < 0 ? ERAS.filter(era => era === written) : ERAS.slice(from)
}

/** The words of a pattern as its numbers: circle 3, line 10x5. */
function patternOf(written: string): PatternFile {
  const [kind, sizes] = written.split(' ')
  const [first, second] = (sizes ?? '').split('x').map(size => (size ? hundredths(Number(size)) : null))
  if (kind === 'circle' || kind === 'cone') return { kind, radius: first ?? 0 }
  if (kind === 'line') return { kind, length: first ?? null, width: second ?? null }
  return { kind: kind === 'point' ? 'point' : 'none' }
}

const lengthOf = (metres: number | undefined): number | null =>
  metres === undefined ? null : hundredths(metres)

const textOf = (formula: string | number | undefined): string | null =>
  formula === undefined ? null : String(formula)

const plain = <T extends string>(traits: readonly T[]): Partial<Record<T, number>> =>
  Object.fromEntries(traits.map(trait => [trait, 1])) as Partial<Record<T, number>>

const counted = <T extends string>(
  row: Readonly<Partial<Record<T, number | undefined>>>,
  traits: readonly T[],
): Partial<Record<T, number>> =>
  Object.fromEntries(
    traits.flatMap(trait => (row[trait] === undefined ? [] : [[trait, row[trait]]])),
  ) as Partial<Record<T, number>>
