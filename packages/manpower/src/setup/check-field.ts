import type { AttackFile, CatalogueFile, FieldFile, PowerFile, Problem } from '@sandtable/scenario'
import { parseFormula } from '../formula/parse.ts'

/** What the rules forbid in a battle pack that is sound in itself; paths begin with the part of the pack. */
export const checkField = (field: FieldFile): Problem[] => checkCatalogue(field.catalogue)

/** MG-dice The formulas of stat sheets, each where it is written. */
export function checkCatalogue({
  units,
  works,
  spells,
  leaders,
  heroes,
  equipment,
}: CatalogueFile): Problem[] {
  const row = (kind: string, id: string): Path => ['sheets', kind, id]
  return [
    ...Object.entries(units).flatMap(([id, unit]) => {
      const path = row(Object.hasOwn(heroes, id) ? 'heroes' : 'units', id)
      return unit.attacks.flatMap((attack, i) =>
        inAttack(attack, [...path, ...(i === 0 ? ['attack'] : ['others', i - 1])]),
      )
    }),
    ...Object.entries(works).flatMap(([id, { blast }]) =>
      inFormula(blast?.damage ?? null, [...row('works', id), 'blast', 'damage']),
    ),
    ...Object.entries(spells).flatMap(([id, spell]) => [
      ...inFormula(spell.damage, [...row('spells', id), 'damage']),
      ...inFormula(spell.inaccuracy, [...row('spells', id), 'inaccuracy']),
      ...inFormula(spell.lasts, [...row('spells', id), 'lasts']),
      ...inPowers(spell.effects, [...row('spells', id), 'effects']),
    ]),
    ...Object.entries(leaders).flatMap(([id, { effects, ability }]) => [
      ...inPowers(effects, [...row('leaders', id), 'effects']),
      ...inAbility(ability, row('leaders', id)),
    ]),
    ...Object.entries(heroes).flatMap(([id, { aura, ability }]) => [
      ...inPowers(aura, [...row('heroes', id), 'aura']),
      ...inAbility(ability, row('heroes', id)),
    ]),
    ...Object.entries(equipment).flatMap(([id, { effects, attack }]) => [
      ...inPowers(effects, [...row('equipment', id), 'effects']),
      ...(attack === null ? [] : inAttack(attack, [...row('equipment', id), 'attack'])),
    ]),
  ]
}

type Path = Problem['path']

const inAttack = ({ damage, inaccuracy }: AttackFile, path: Path): Problem[] => [
  ...inFormula(damage, [...path, 'damage']),
  ...inFormula(inaccuracy, [...path, 'inaccuracy']),
]

const inAbility = (ability: { effects: PowerFile[]; lasts: string | null } | null, path: Path): Problem[] =>
  ability === null
    ? []
    : [
        ...inPowers(ability.effects, [...path, 'ability', 'effects']),
        ...inFormula(ability.lasts, [...path, 'ability', 'lasts']),
      ]

const inPowers = (powers: readonly PowerFile[], path: Path): Problem[] =>
  powers.flatMap((power, i) => {
    if (power.kind === 'heal') return inFormula(power.by, [...path, i, 'heal'])
    if (power.kind === 'recover') return inFormula(power.men, [...path, i, 'recover'])
    return []
  })

function inFormula(text: string | null, path: Path): Problem[] {
  const parsed = text === null ? null : parseFormula(text)
  if (parsed === null || parsed.ok) return []
  return [{ path, message: `${parsed.message} (sign ${parsed.column} of "${text}")`, rule: 'MG-dice' }]
}
