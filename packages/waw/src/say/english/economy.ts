/** Phrases of production, of purchases and of counters that come to the map. */
export const ECONOMY_WORDS = {
  'section:income': 'Income',
  'section:upkeep': 'Upkeep',
  'section:purchases': 'Purchases',
  'section:arrivals': 'Arrivals',
  'section:replacements': 'Replacements',

  money: '{money}$',
  resource: '{number} {resource}',
  'income-collected': 'collected {money}',
  'income:purse': '{money} in the treasury',
  'income:never-below': 'never below 0',
  'what:tax': 'taxes of {regions}',
  'what:off-map': 'from off the map',
  'what:effects': 'cards and special rules',

  'upkeep:stack': 'the stack at {region}',
  'upkeep:fleet': 'the fleet',
  'upkeep:air': 'the air force',
  'maintenance-paid': 'paid for with {money}',
  'maintenance-unpaid': 'not paid for, {money} being due: {steps} lost',
  'upkeep:train': 'one level less for an L unit',
  'deserted:reduced': 'lost a step at {region}',
  'deserted:gone': 'eliminated at {region}',

  'unit-bought': 'bought {unit} for {price}',
  'fort-bought': 'paid {price} for a fortress',
  'fort-unbuilt': 'found no site for a fortress and had {price} back',
  'replacement-bought': 'bought a replacement for {price}',
  'card-bought': 'bought one more card for {price}',

  'arrived:reinforcement': 'arrived at {region}',
  'arrived:return': 'back in the field at {region}',
  'arrived:purchase': 'raised at {region}',
  'arrived:grant': 'arrived at {region}',
  'arrived:inside': 'in the fortress',

  restored: 'restored to full strength',
  'replacements-lapsed': 'let {replacements} lapse',
} as const
