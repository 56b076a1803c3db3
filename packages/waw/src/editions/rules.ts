import type { Options } from './rulings.ts'
import type { Trait } from '../counters.ts'

/** An edition's rules, with the rulings that fill its gaps; a scenario may change any of them. */
export interface Rules extends Options {
  readonly edition: 'A' | 'B'
  /** W-3.1-bridge Bridges exist. */
  readonly bridges: boolean
  /** W-10.4-bonus Added to the defenders' CF in round 1 of a landing. */
  readonly landingBonus: number
  readonly landingRule: string
  /** W-A1-marine-landing Marines ignore that bonus. */
  readonly marinesIgnoreLanding: boolean
  /** W-A1-bunker Bunkers exist. */
  readonly bunkers: boolean
  /** W-A1-para Paras have special rules. */
  readonly paras: boolean
  /** W-5.3-land-attack, W-5.3-naval-air-free Units that may attack without a leader. */
  readonly attackLeaderless: readonly Trait[]
  readonly attackRule: string
  /** W-12.5-evacuate The rule by which a defeated stack leaves the region. */
  readonly evacuateRule: string
  /** W-12.5-no-retreat, G-30 The rule by which units without a retreat are lost. */
  readonly noRetreatRule: string
  /** W-12.5-evacuate-B The beaten may enter a friendly fortress in the region. */
  readonly refugeInFortress: boolean
  /** W-A2.2-block-supply Enemy fortresses block supply lines. */
  readonly fortressBlocksSupply: boolean
  /** W-A1-horde Hordes exist. */
  readonly hordes: boolean
  /** W-A3.2-land The sizes of land stacks from which maintenance is due. */
  readonly printedTiers: Exclude<Options['maintenance_tiers'], 'printed'>
  /** W-A3.3-air Aircraft are restored at airbases only. */
  readonly restoredAtAirbases: boolean
  /** W-10.5-overrun-count-B Hidden units count in an overrun, and die with the others. */
  readonly overrunsHidden: boolean
  /** W-11.2-destination Where evading stacks may go: to friendly regions, or to empty ones too. */
  readonly evadesToEmpty: boolean
  readonly evasionRule: string
  /** W-10.5-overrun-count */
  readonly overrunRule: string
}

/** The older edition, with Hordes. */
export const A: Rules = {
  edition: 'A',
  bridges: false,
  landingBonus: 1,
  landingRule: 'W-10.4-bonus-A',
  marinesIgnoreLanding: false,
  bunkers: false,
  paras: false,
  attackLeaderless: ['naval', 'air'],
  attackRule: 'W-5.3-land-attack',
  evacuateRule: 'W-12.5-evacuate-A',
  noRetreatRule: 'G-30',
  refugeInFortress: false,
  fortressBlocksSupply: false,
  hordes: true,
  printedTiers: '5-10-15',
  restoredAtAirbases: false,
  overrunsHidden: true,
  evadesToEmpty: false,
  evasionRule: 'W-11.2-destination-A',
  overrunRule: 'W-10.5-overrun-count-A',

  combat_mod_target: 'cf',
  type_aliases: {},
  bridge_cancels: 'both',
  round_amv: 'half_up',
  round_default: 'up',
  per_n: 'floor',
  natural_zero_min: 'panic',
  overcommand: '1+floor(excess/5)',
  leaderless: 0,
  ratio_step: 'floor',
  art_vs_none: 'ladder',
  heavy_spill: true,
  recalc_each_round: false,
  cards_each_round: true,
  land_fire: 'simultaneous',
  defender_bonus_if_mixed: true,
  guard_panic: 'pass_on',
  panic_overflow: 'lost',
  hit_overflow: 'panicked',
  prebattle_rout: false,
  pass_means_retreat: true,
  autorout_all_panicked: 'demoralized',
  rout_su_choice: 'owner',
  leader_retreats_alone: true,
  leader_test: 'cinc',
  leader_injured_max: 4,
  vp_loss_count: 'affected',
  vp_major_min: 6,
  vp_major_count: 'units',
  suicide_counts: false,
  bunker_holds: true,
  supremacy_scope: 'fire',
  pursuit_uses_battle_mods: false,
  vp_hits_winner_only: true,
  endbattle_count: 'hits',

  terrain_effects: 'add',
  difficult_terrains: 'printed',
  difficult_stack_limit: 6,
  rail_requires_control: true,
  road_into_enemy: true,
  min_move: 1,
  overrun_ratio: 8,
  hidden_entry: 'stop',
  land_evasion: false,
  intercept_mod_target: 'die',
  search_reveals: 'all',
  hidden_cap: 6,
  siege_garrison_sign: -1,
  siege_double_count: false,
  sally_joins: true,
  unsupplied_besiege: false,
  reinforce_phase: 'I.b',
  maintenance_tiers: 'printed',
  repair_optional: true,
  reshuffle: true,
  victory_tie: 'vp',
}

/** The same rules with some of them changed (W-15-scenario-over-rules). */
export const revise = (rules: Rules, changes: Partial<Rules>): Rules => ({ ...rules, ...changes })

/** The revised edition, with bunkers and paras. */
export const B: Rules = revise(A, {
  edition: 'B',
  bridges: true,
  landingBonus: 2,
  landingRule: 'W-10.4-bonus-B',
  marinesIgnoreLanding: true,
  bunkers: true,
  paras: true,
  attackLeaderless: ['naval', 'air', 'marine', 'para'],
  attackRule: 'W-5.3-land-attack-except',
  evacuateRule: 'W-12.5-evacuate-B',
  noRetreatRule: 'W-12.5-no-retreat',
  refugeInFortress: true,
  fortressBlocksSupply: true,
  hordes: false,
  printedTiers: '6-11-16',
  restoredAtAirbases: true,
  overrunsHidden: false,
  evadesToEmpty: true,
  evasionRule: 'W-11.2-destination-B',
  overrunRule: 'W-10.5-overrun-count-B',
})

export const EDITIONS = { A, B } as const

/** W-6-round-up, G-08 A fraction as a whole number; the denominator is above 0. */
export function rounded(
  above: number,
  below: number,
  how: 'up' | 'ceil' | 'half_up' | 'down' | 'floor',
): number {
  if (how === 'up' || how === 'ceil') return Math.ceil(above / below)
  if (how === 'half_up') return Math.floor((2 * above + below) / (2 * below))
  return Math.floor(above / below)
}
