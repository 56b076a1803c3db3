import type { BattleFile, CardEffect, CardFile, LeaderFile, SideFile, UnitFile } from './battle-file.ts'
import type { BattleText, Card, Effect, Leader, Side, Unit } from './schema.ts'

/** One form for things that can be written in several: omitted parts are filled in. */
export const normalise = (battle: BattleText): BattleFile => ({
  ruleset: battle.ruleset,
  edition: battle.edition,
  year: battle.year,
  kind: battle.kind,
  terrain: battle.terrain,
  crossing: battle.crossing ?? null,
  bridge: battle.bridge ?? false,
  landing: battle.landing ?? false,
  options: battle.options ?? {},
  cap: capOf(battle.cap),
  attacker: sideOf(battle.attacker),
  defender: sideOf(battle.defender),
  script: { dice: battle.script?.dice ?? null, choices: battle.script?.choices ?? [] },
})

/** A malus of 3 and one of -3 both mean: no worse than -3. */
export const capOf = (cap: BattleText['cap']): BattleFile['cap'] => ({
  bonus: cap?.bonus ?? null,
  malus: cap?.malus === undefined ? null : Math.abs(cap.malus),
})

const sideOf = (side: Side): SideFile => ({
  name: side.name,
  leaders: (side.leaders ?? []).map(leaderOf),
  units: side.units.map(unitOf),
  supremacy: side.supremacy ?? 0,
  cornered: side.cornered ?? false,
  cards: (side.cards ?? []).map(cardOf),
})

const leaderOf = (leader: Leader): LeaderFile => ({
  name: leader.name,
  rank: leader.rank,
  cf: leader.cf,
  mf: leader.mf,
  hierarchy: leader.hierarchy ?? null,
  type: leader.type ?? null,
  commands: leader.commands ?? null,
})

function unitOf(unit: Unit): UnitFile {
  const steps = Array.isArray(unit.cf) || Array.isArray(unit.mf) ? 2 : 1
  return {
    name: unit.name,
    class: unit.class ?? 'combat',
    type: unit.type ?? null,
    cf: eachStep(unit.cf, steps),
    mf: eachStep(unit.mf, steps),
    flags: unit.flags ?? [],
  }
}

/** A single number holds on both sides of a two-step unit. */
export function eachStep(factor: Unit['cf'], steps: number): number[] {
  if (factor === undefined) return []
  return typeof factor === 'number' ? Array.from({ length: steps }, () => factor) : [...factor]
}

const cardOf = (card: Card): CardFile => ({
  name: card.name,
  text: card.text ?? '',
  effects: card.effects.map(effectOf),
})

function effectOf({ modifier, morale, forbid, side, rounds }: Effect): CardEffect {
  if (modifier !== undefined)
    return { do: 'modifier', side: side ?? 'own', change: modifier, rounds: rounds ?? 'this' }
  if (morale !== undefined) return { do: 'morale', side: side ?? 'own', change: morale }
  if (forbid !== undefined) return { do: 'forbid', side: side ?? 'enemy', what: forbid }
  throw new Error('an effect that does nothing has passed the checks')
}
