/** The catalogue of all units. */
export const units = {
  'units:title': 'Units',
  'units:lead': 'Every unit, leader, card and spell, with what its figures and marks do.',
  'units:systems': 'Game systems',
  'units:loading': 'Loading the units…',
  'units:failed': 'Couldn’t load the units. {{why}}',
  'units:again': 'Try again',
  'units:find': 'Find a unit',
  'units:list': 'Units',
  'units:none': 'Nothing found. Try fewer words or another filter.',
  'units:count_one': '{{count}} found',
  'units:count_other': '{{count}} found',
  'units:key': 'What each part is called',
  'units:back': 'All units',
  'units:kind': 'Kind',
  'units:kind:all': 'All kinds',
  'units:print': 'Print this key',
} as const
