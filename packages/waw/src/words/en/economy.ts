/** Phrases of production, of purchases and of counters that come to the map. */
export const ECONOMY_WORDS = {
  'section:income': 'Income',
  'section:upkeep': 'Maintenance',
  'section:purchases': 'Purchases',
  'section:arrivals': 'Arrivals',
  'section:replacements': 'Replacements',

  money: '{{sum, money}}',
  resource: '{{number}} {{resource}}',
  'income-collected': 'collected {{goods}}',
  'income:purse': '{{money}} in the treasury',
  'income:never-below': 'income can’t be negative',
  'what:tax': 'taxes',
  'income:tax': 'taxes from {{regions}}',
  'what:off-map': 'off-map income',
  'what:effects': 'cards and special rules',

  'upkeep:stack': 'the stack at {{region}}',
  'upkeep:fleet': 'the fleet',
  'upkeep:air': 'the air force',
  'maintenance-paid': 'paid {{money}} in maintenance',
  'maintenance-unpaid': '{{money}} maintenance unpaid, {{steps}} lost',
  'upkeep:train': 'an L unit lowers it by one level',
  'deserted:reduced': 'lost a step at {{region}}',
  'deserted:gone': 'eliminated at {{region}}',

  'unit-bought': 'bought {{unit}} for {{price}}',
  'fort-bought': 'bought a fortress for {{price}}',
  'fort-unbuilt': 'had no site for a fortress and got {{price}} back',
  'replacement-bought': 'bought a replacement for {{price}}',
  'card-bought': 'bought another card for {{price}}',

  'arrived:reinforcement': 'arrived at {{region}}',
  'arrived:return': 'returned to the field at {{region}}',
  'arrived:purchase': 'mustered at {{region}}',
  'arrived:grant': 'arrived at {{region}}',
  'arrived:inside': 'in the fortress',

  restored: 'back at full strength',
  'replacements-lapsed': 'left {{replacements}} unused',
} as const
