import type { Data } from '@sandtable/kernel'

/** A ruling that a scenario may change: its place, and its values. */
export interface Ruling {
  readonly ruling: string
  readonly values: readonly (string | boolean)[] | { readonly from: number; readonly to: number } | 'map'
  /** The value for games started before there was such a ruling; missing: the current one. */
  readonly before?: string | boolean | number
  /** Values that older programs stored, and their current names. */
  readonly formerly?: Readonly<Record<string, string>>
}

/** Every option under its name; the first value is the ruling itself. */
// prettier-ignore
export const RULINGS = {
  combat_mod_target:       { ruling: 'G-01', values: ['cf', 'die'] },
  type_aliases:            { ruling: 'G-02', values: 'map' },
  bridge_cancels:          { ruling: 'G-06', values: ['both', 'combat', 'movement', 'nothing'] },
  round_amv:               { ruling: 'G-08', values: ['half_up', 'up', 'down'] },
  round_default:           { ruling: 'G-08', values: ['up', 'half_up', 'down'] },
  per_n:                   { ruling: 'G-08', values: ['floor', 'half_up', 'ceil'] },
  natural_zero_min:        { ruling: 'G-09', values: ['panic', 'hit', 'none'] },
  overcommand:             { ruling: 'G-13', values: ['1+floor(excess/5)', 'ceil(excess/5)'] },
  leaderless:              { ruling: 'G-14', values: { from: -9, to: 9 } },
  ratio_step:              { ruling: 'G-15', values: ['floor', 'half_up', 'ceil'] },
  art_vs_none:             { ruling: 'G-16', values: ['ladder', 'one', 'none'] },
  heavy_spill:             { ruling: 'G-17', values: [true, false] },
  recalc_each_round:       { ruling: 'G-18', values: [false, true] },
  cards_each_round:        { ruling: 'G-19', values: [true, false] },
  land_fire:               { ruling: 'G-20', values: ['simultaneous', 'attacker_first', 'defender_first'] },
  defender_bonus_if_mixed: { ruling: 'G-22', values: [true, false] },
  guard_panic:             { ruling: 'G-24', values: ['pass_on', 'ignore'] },
  panic_overflow:          { ruling: 'G-25', values: ['lost', 'hits'] },
  hit_overflow:            { ruling: 'G-26', values: ['panicked', 'lost'] },
  prebattle_rout:          { ruling: 'G-27', values: [false, true] },
  pass_means_retreat:      { ruling: 'G-28', values: [true, false] },
  autorout_all_panicked:   { ruling: 'G-29', values: ['demoralized', 'always', 'never'], before: 'always', formerly: { true: 'always', false: 'never' } },
  rout_su_choice:          { ruling: 'G-88', values: ['owner', 'last'], before: 'last' },
  leader_retreats_alone:   { ruling: 'G-31', values: [true, false] },
  leader_test:             { ruling: 'G-32', values: ['cinc', 'all'] },
  leader_injured_max:      { ruling: 'G-33', values: { from: -1, to: 9 } },
  vp_loss_count:           { ruling: 'G-34', values: ['affected', 'steps', 'hits_and_panics'] },
  vp_major_min:            { ruling: 'G-35', values: { from: 1, to: 1000 } },
  vp_major_count:          { ruling: 'G-35', values: ['units', 'cu'] },
  suicide_counts:          { ruling: 'G-36', values: [false, true] },
  bunker_holds:            { ruling: 'G-37', values: [true, false] },
  supremacy_scope:         { ruling: 'G-64', values: ['fire', 'battle'] },
  pursuit_uses_battle_mods:{ ruling: 'G-65', values: [false, true] },
  vp_hits_winner_only:     { ruling: 'G-66', values: [true, false] },
  endbattle_count:         { ruling: 'G-67', values: ['hits', 'hits_and_panics'] },
  terrain_effects:         { ruling: 'W-3-modifier-scope', values: ['add', 'highest'] },
  difficult_terrains:      { ruling: 'G-04', values: ['printed', 'swamp_desert'] },
  difficult_stack_limit:   { ruling: 'G-04', values: { from: 1, to: 1000 } },
  rail_requires_control:   { ruling: 'G-07', values: [true, false] },
  road_into_enemy:         { ruling: 'G-07', values: [true, false], before: false },
  min_move:                { ruling: 'G-12', values: { from: 0, to: 1 } },
  overrun_ratio:           { ruling: 'G-51', values: { from: 1, to: 1000 } },
  hidden_entry:            { ruling: 'G-84', values: ['stop', 'pass'] },
  land_evasion:            { ruling: 'G-68', values: [false, true] },
  intercept_mod_target:    { ruling: 'G-38', values: ['die', 'target'] },
  search_reveals:          { ruling: 'G-42', values: ['all', 'one'] },
  hidden_cap:              { ruling: 'G-75', values: { from: 0, to: 1000 } },
  siege_garrison_sign:     { ruling: 'G-44', values: { from: -1, to: 1 } },
  siege_double_count:      { ruling: 'G-45', values: [false, true] },
  sally_joins:             { ruling: 'G-89', values: [true, false], before: false },
  unsupplied_besiege:      { ruling: 'G-90', values: [false, true], before: true },
  reinforce_phase:         { ruling: 'G-56', values: ['I.b', 'V'] },
  maintenance_tiers:       { ruling: 'G-61', values: ['printed', '5-10-15', '6-11-16'] },
  repair_optional:         { ruling: 'G-62', values: [true, false] },
  reshuffle:               { ruling: 'G-59', values: [true, false] },
  victory_tie:             { ruling: 'G-74', values: ['vp', 'draw'] },
} as const satisfies Record<string, Ruling>

export type OptionName = keyof typeof RULINGS

/** Retired options, which had only one value: games that have kept them go on unchanged. */
export const RETIRED: readonly string[] = [
  'attrition',
  'merge_side',
  'rail_cap',
  'stack_speed',
  'overrun_vp',
  'lone_leader',
  'must_fight',
  'reveal_then_attack',
  'retreat_distance',
  'retreat_blocked',
  'fort_capacity',
  'printed_fort',
  'supply_check',
  'supply_state',
  'control',
  'horde_capture',
  'card_conflict',
]

type ValueOf<V> = V extends readonly (infer U)[]
  ? U
  : V extends 'map'
    ? Readonly<Record<string, string>>
    : number

/** The options of a game, each with a value. */
export type Options = { readonly [N in OptionName]: ValueOf<(typeof RULINGS)[N]['values']> }

/** What is wrong with a value for an option; null when nothing is. */
export function whyNotOption(name: string, value: Data): string | null {
  const ruling = Object.hasOwn(RULINGS, name) ? RULINGS[name as OptionName] : undefined
  if (ruling === undefined)
    return `there is no option '${name}'; expected one of ${Object.keys(RULINGS).join(', ')}`
  const values: Ruling['values'] = ruling.values
  if (values === 'map') return typeof value === 'object' ? null : 'expected a map from type codes to traits'
  if ('from' in values) {
    const fits = typeof value === 'number' && value >= values.from && value <= values.to
    return fits
      ? null
      : `expected a whole number from ${values.from} to ${values.to}, found ${JSON.stringify(value)}`
  }
  return values.includes(value as string)
    ? null
    : `expected one of ${values.join(', ')}, found ${JSON.stringify(value)}`
}
