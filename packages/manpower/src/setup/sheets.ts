import type {
  AbilityFile,
  AttackFile,
  EquipmentFile,
  FieldFile,
  FieldLeaderFile,
  FieldUnitFile,
  HeroFile,
  PowerFile,
  SpellFile,
  WorkFile,
} from '@sandtable/scenario'
import type {
  Ability,
  Attack,
  Equipment,
  Hero,
  Leader,
  Power,
  Scenario,
  Spell,
  Unit,
  WorkKind,
} from '../scenario.ts'
import type { Formula } from '../formula/formula.ts'
import { parseFormula } from '../formula/parse.ts'

/** Ids of a stat sheet in the order of its file. */
export type Numbers = ReadonlyMap<string, number>

export interface Ids {
  readonly units: Numbers
  readonly works: Numbers
  readonly spells: Numbers
  readonly leaders: Numbers
  readonly equipment: Numbers
  readonly sides: Numbers
}

export const numbered = (keys: readonly string[]): Numbers => new Map(keys.map((key, i) => [key, i]))

export const numberOf = (ids: Numbers, id: string): number => {
  const number = ids.get(id)
  if (number === undefined) throw new Error(`the battle names '${id}', which its stat sheets do not have`)
  return number
}

function formulaOf(text: string): Formula {
  const read = parseFormula(text)
  if (!read.ok) throw new Error(`'${text}' is no dice formula: ${read.message}`)
  return read.formula
}

const maybeFormula = (text: string | null): Formula | null => (text === null ? null : formulaOf(text))

/** The stat sheets that a battle is played with. */
export function sheetsOf(
  { catalogue, speedFactor }: FieldFile,
  ids: Ids,
): Pick<Scenario, 'units' | 'works' | 'spells' | 'leaders' | 'equipment'> {
  return {
    units: Object.entries(catalogue.units).map(([id, unit]) => {
      const hero = catalogue.heroes[id]
      const printed = unitOf(id, unit, ids, speedFactor)
      return { ...printed, hero: hero ? heroOf(hero, ids) : null }
    }),
    works: Object.entries(catalogue.works).map(([id, work]) => workOf(id, work)),
    spells: Object.entries(catalogue.spells).map(([id, spell]) => spellOf(id, spell, ids)),
    leaders: Object.entries(catalogue.leaders).map(([id, leader]) => leaderOf(id, leader, ids)),
    equipment: Object.entries(catalogue.equipment).map(([id, made]) => equipmentOf(id, made, ids)),
  }
}

function unitOf(
  id: string,
  { leader, ...unit }: FieldUnitFile,
  ids: Ids,
  speedFactor: number,
): Omit<Unit, 'hero'> {
  /** M-speed-upscale */
  const upscaled = (speed: number): number => Math.floor((speed * speedFactor + 50) / 100)
  return {
    ...unit,
    id,
    singular: unit.singular ?? null,
    plural: unit.plural ?? unit.name,
    leader: leader === null ? null : numberOf(ids.leaders, leader),
    speed: upscaled(unit.speed),
    minSpeed: unit.minSpeed === null ? null : upscaled(unit.minSpeed),
    attacks: unit.attacks.map(attackOf),
  }
}

const attackOf = ({ called, ...attack }: AttackFile): Attack => ({
  ...attack,
  name: called ?? attack.name,
  damage: maybeFormula(attack.damage),
  inaccuracy: maybeFormula(attack.inaccuracy),
})

const workOf = (id: string, { scale, blast, ...work }: WorkFile): WorkKind => ({
  ...work,
  id,
  time: scale === 'battle' ? work.time : null,
  blast: blast && { killRadius: blast.killRadius, damage: formulaOf(blast.damage) },
})

const spellOf = (id: string, { scale, ...spell }: SpellFile, ids: Ids): Spell => ({
  ...spell,
  id,
  time: scale === 'battle' ? spell.time : null,
  damage: maybeFormula(spell.damage),
  inaccuracy: maybeFormula(spell.inaccuracy),
  effects: spell.effects.map(power => powerOf(power, ids)),
  lasts: maybeFormula(spell.lasts),
})

const heroOf = ({ aura, ability, isLeader }: HeroFile, ids: Ids): Hero => ({
  aura: aura.map(power => powerOf(power, ids)),
  ability: ability && abilityOf(ability, ids),
  isLeader,
})

const leaderOf = (id: string, { name, effects, ability }: FieldLeaderFile, ids: Ids): Leader => ({
  id,
  name,
  effects: effects.map(power => powerOf(power, ids)),
  ability: ability && abilityOf(ability, ids),
})

const abilityOf = ({ called, ...ability }: AbilityFile, ids: Ids): Ability => ({
  ...ability,
  id: ability.name,
  name: called ?? ability.name,
  effects: ability.effects.map(power => powerOf(power, ids)),
  lasts: maybeFormula(ability.lasts),
})

const equipmentOf = (id: string, made: EquipmentFile, ids: Ids): Equipment => ({
  ...made,
  id,
  effects: made.effects.map(power => powerOf(power, ids)),
  attack: made.attack && attackOf(made.attack),
})

function powerOf(power: PowerFile, ids: Ids): Power {
  if (power.kind === 'heal') return { kind: 'heal', by: formulaOf(power.by) }
  if (power.kind === 'recover') return { kind: 'recover', men: formulaOf(power.men) }
  if (power.kind === 'wall') return { kind: 'wall', work: numberOf(ids.works, power.work) }
  return power
}
