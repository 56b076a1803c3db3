/** Declarations, their rolls, and their effects. */
export const COMBAT = {
  'attack-declared': '{{stack}} will attack {{aim}}: {{shots}}',
  'attack-declared:ground': '{{stack}} will fire at {{aim}}: {{shots}}',
  'attack-declared:volley': 'volley of {{units}}',
  'attack-declared:shots_one': '{{count}} shot',
  'attack-declared:shots_other': '{{count}} shots',
  'attack-declared:with': '{{shots}}, {{attack}}',
  'attack-lost': '{{stack}} couldn’t attack: {{what, row}}',
  'deviation-rolled':
    '{{by}}: scatter {{metres}} m {{wind}} (d10 for direction: {{directions, row}}; distance {{far}})',
  'deviation-rolled:zero': '{{by}}: on target (d10 for direction: {{directions, row}}; {{what, row}})',
  'deviation-rolled:none': '{{by}}: on target ({{what, row}})',
  'scatter:far': '{{rolled}} × {{multiplier}} m',
  'scatter:far:rolled': '{{formula}} = {{rolled}}, × {{multiplier}} m',

  'volley-fired': '{{by}} attacked {{aim}}: {{damage}} damage (strength {{strength}} × 2d6 {{dice}} ÷ 20)',
  'volley-fired:armour':
    '{{by}} attacked {{aim}}: {{damage}} damage (strength {{strength}}, {{through}} after armour, × 2d6 {{dice}} ÷ 20)',
  'volley-fired:by': '{{stack}}: {{units}} attacking, strength {{raw}}',
  'volley-fired:advantage': '{{stack}}: {{units}} attacking, strength {{raw}}; {{advantage}}',
  'volley-fired:part':
    'Only {{exposed}} of the target’s {{units}} could be hit; the rest were out of range or sight',
  'advantage:divided:strength': 'advantage {{own}} to {{theirs}}: strength ÷ {{divisor}} ({{parts}})',
  'advantage:divided:damage': 'advantage {{own}} to {{theirs}}: damage ÷ {{divisor}} ({{parts}})',
  'advantage:even:strength': 'advantage {{own}} to {{theirs}}: full strength ({{parts}})',
  'advantage:even:damage': 'advantage {{own}} to {{theirs}}: full damage ({{parts}})',
  'advantage:own': '{{own, row}}',
  'advantage:theirs': 'target: {{theirs, row}}',
  'advantage:both': '{{own, row}}; target: {{theirs, row}}',

  'shot-fired': '{{stack}} attacked {{aim}}: rolled {{dice}}, {{damage}} damage',
  'shot-fired:armour': '{{stack}} attacked {{aim}}: rolled {{dice}}, {{through}}, {{damage}} damage',
  'through:half': 'half gets through the armour',
  'through:quarter': 'a quarter gets through the armour',
  'through:nothing': 'nothing gets through the armour',
  'through:part': '× {{part}} for armour',
  burst: 'Burst at {{point}}: damage {{dice}}, kill radius {{radius}} m',
  'burst:by': '{{by}}: burst at {{point}}, damage {{dice}}, kill radius {{radius}} m',
  swept: 'Ground swept as far as {{point}}: damage {{dice}}',
  'swept:by': '{{by}} swept the ground as far as {{point}}: damage {{dice}}',
  'swept:around': '{{by}} swept the ground around {{point}}: damage {{dice}}',

  'stack-hit': '{{stack}} lost {{died}}: now {{healthy}} healthy, {{injured}} injured, {{dead}} dead',
  'stack-hit:spared': '{{stack}} lost none: now {{healthy}} healthy, {{injured}} injured, {{dead}} dead',
  'stack-hit:pools':
    '{{stack}} lost {{died}}: now {{healthy}} healthy, {{injured}} injured, {{dead}} dead; {{left, row}}',
  'stack-hit:pools-spared':
    '{{stack}} lost none: now {{healthy}} healthy, {{injured}} injured, {{dead}} dead; {{left, row}}',
  'stack-hit:one': '{{stack}}: now {{left, row}}',
  'stack-hit:gone': '{{stack}} lost {{died}}: wiped out',
  'left:health': 'health {{row, row}}',
  'left:crew': 'crew {{row, row}}',
  'work-hit': 'The {{work, small}} took {{damage}} damage: {{health}} left',
  'work-hit:gone': 'The {{work, small}} took {{damage}} damage and collapsed',
  'equipment-used': '{{stack}} used {{equipment}}: {{left}} left',
  'morale:high': '{{groups}}: High morale {{until}} ({{what, row}}; rolled {{die}})',
  'morale:low': '{{groups}}: Low morale {{until}} ({{what, row}}; rolled {{die}})',
  'hero-fell': 'The {{unit}} was killed',
} as const

/** The same where a map shows the place. */
export const COMBAT_ON_MAP = {
  'burst:on-map': 'Burst: damage {{dice}}, kill radius {{radius}} m',
  'burst:by:on-map': '{{by}}: burst, damage {{dice}}, kill radius {{radius}} m',
  'swept:on-map': 'Ground swept: damage {{dice}}',
  'swept:by:on-map': '{{by}} swept the ground: damage {{dice}}',
  'swept:around:on-map': '{{by}} swept a circle of ground: damage {{dice}}',
} as const
