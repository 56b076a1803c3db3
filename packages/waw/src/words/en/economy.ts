/** Phrases for production, purchases and arrivals. */
export const ECONOMY_WORDS = {
  'section:income': 'Income',
  'section:upkeep': 'Upkeep',
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

  'upkeep:stack': 'the stack in {{region}}',
  'upkeep:fleet': 'the fleet',
  'upkeep:air': 'the air force',
  'upkeep:of': '{{stack}} ({{units}})',
  'maintenance-paid': 'paid {{money}} upkeep',
  'maintenance-unpaid': 'lost {{steps}}: {{money}} upkeep unpaid',
  'upkeep:train': 'supply train: one level lower',
  'deserted:reduced': 'lost a step in {{region}}',
  'deserted:gone': 'lost the last step in {{region}}: eliminated',

  'unit-bought': 'bought {{unit}} for {{price}}',
  'fort-bought': 'bought a fortress for {{price}}',
  'fort-unbuilt': 'had no site for a fortress and got {{price}} back',
  'replacement-bought': 'bought a replacement for {{price}}',
  'card-bought': 'bought another card for {{price}}',

  'arrived:reinforcement': 'arrived in {{region}}',
  'arrived:return': 'returned to play in {{region}}',
  'arrived:purchase': 'entered play in {{region}}',
  'arrived:grant': 'arrived in {{region}}',
  'arrived:inside': 'in the fortress',

  restored: 'returned to full strength',
  'replacements-lapsed': 'left {{replacements}} unused',
} as const
