/** What stands on counters beside names and figures: as few letters as a pennant has room for. */
export const COUNTER_WORDS = {
  fortress: 'Fortress',
  'pennant:sk': 'Sk',
  'pennant:elite': 'E',
  'pennant:guard': 'Gd',
  'pennant:suicide': 'Su',
  'pennant:bunker': 'Bk',
  'pennant:marine': 'Ma',
  'pennant:para': 'Pa',
  'pennant:horde': 'H',
  'pennant:siege': 'S{{value}}',
} as const
