/** Units, places and directions as a sentence names them. */
export const NAMES = {
  /** A name that begins with a number stands after its count. */
  'count:unit_one': '{{count}} {{unit}}',
  'count:unit_other': '{{count}} {{units}}',
  'count:unit:numbered': '{{count}} × {{unit}}',
  'count:file_one': '{{count}} file',
  'count:file_other': '{{count}} files',
  names: '{{names}}',
  row: '{{names, row}}',
  stack: '{{group}} ({{units}})',
  'stack:weapon': '{{group}} ({{units}}, {{weapon}})',
  'group:weapon': '{{group}} ({{weapon}})',
  point: '({{x}}, {{y}})',
  'aim:point': '{{point}}',
  'aim:work': 'the {{work, small}}',
  'shelter:work': 'the {{work, small}}',
  'shelter:house': 'a house',
  'shelter:house-in': 'a house in {{node}}',
  change: '{{change, signed}} {{what}}',
  'until:turn': 'until the end of turn {{turn}}',
  'until:over': 'for the rest of the battle',

  'wind:n': 'north',
  'wind:ne': 'north-east',
  'wind:e': 'east',
  'wind:se': 'south-east',
  'wind:s': 'south',
  'wind:sw': 'south-west',
  'wind:w': 'west',
  'wind:nw': 'north-west',

  'order:close': 'close',
  'order:open': 'open',

  'era:medieval': 'Medieval',
  'era:napoleonic': 'Napoleonic',
  'era:pre-war': 'Pre-War',
  'era:ww1': 'WW1',
  'era:ww2': 'WW2',
  'era:modern': 'Modern',
} as const

/** The same where a map shows the place. */
export const NAMES_ON_MAP = { 'aim:point:on-map': 'the ground' } as const
