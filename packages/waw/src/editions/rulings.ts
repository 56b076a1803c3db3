import type { Data } from '@sandtable/kernel'

/** A ruling that a scenario may change: where it stands, and what it may be. */
export interface Ruling {
  readonly ruling: string
  readonly values: readonly (string | boolean)[] | { readonly from: number; readonly to: number } | 'map'
}

/** Every option of the land battle under its name; the first value is the ruling itself. */
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
  autorout_all_panicked:   { ruling: 'G-29', values: [true, false] },
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
  attrition:               { ruling: 'G-72', values: ['off'] },
  merge_side:              { ruling: 'G-76', values: [true] },
} as const satisfies Record<string, Ruling>

export type OptionName = keyof typeof RULINGS

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
