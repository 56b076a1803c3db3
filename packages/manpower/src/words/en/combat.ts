/** What is declared, how it is rolled, and what it does. */
export const COMBAT = {
  'attack-declared': '{{stack}} will fire at {{aim}}: {{shots}}',
  'attack-declared:volley': 'volley of {{units}}',
  'attack-declared:shots_one': '{{count}} shot',
  'attack-declared:shots_other': '{{count}} shots',
  'attack-declared:with': '{{shots}}, {{attack}}',
  'attack-lost': '{{stack}} couldn’t fire: {{what, row}}',
  'deviation-rolled':
    'Scatter: {{metres}} m {{wind}} (d10: {{directions, row}}; {{dice}} × {{multiplier}} m)',
  'deviation-rolled:zero': 'No scatter: rolled {{directions, row}} on d10, and {{what, row}}',
  'deviation-rolled:none': 'No scatter: {{what, row}}',

  'volley-fired':
    '{{side}} fired a volley at {{aim}}: {{damage}} damage (strength {{strength}} × {{dice}} ÷ 20)',
  'volley-fired:armour':
    '{{side}} fired a volley at {{aim}}: {{damage}} damage (strength {{strength}}, {{through}} through armour, × {{dice}} ÷ 20)',
  'volley-fired:by': '{{stack}}: {{units}} firing, worth {{raw}}',
  'volley-fired:advantage': '{{stack}}: {{units}} firing, worth {{raw}}; {{advantage}}',
  'volley-fired:part': 'Only {{exposed}} of {{units}} can be hit: the rest are out of range or sight',
  'advantage:divided': 'advantage {{own}} to {{theirs}}, divided by {{divisor}} ({{parts}})',
  'advantage:even': 'advantage {{own}} to {{theirs}}, no penalty ({{parts}})',
  'advantage:own': '{{own, row}}',
  'advantage:theirs': '{{theirs, row}} for the target',
  'advantage:both': '{{own, row}}; {{theirs, row}} for the target',

  'shot-fired': '{{stack}} shot at {{aim}}: rolled {{dice}}, {{damage}} damage',
  'shot-fired:armour': '{{stack}} shot at {{aim}}: rolled {{dice}}, {{through}}, {{damage}} damage',
  'through:half': 'half gets through the armour',
  'through:quarter': 'a quarter gets through the armour',
  'through:nothing': 'nothing gets through the armour',
  'through:part': '× {{part}} for armour',
  burst: 'Burst at {{point}}: rolled {{dice}}, kill radius {{radius}} m',
  'burst:by': '{{by}}: burst at {{point}}, rolled {{dice}}, kill radius {{radius}} m',
  swept: 'Ground swept as far as {{point}}: rolled {{dice}}',
  'swept:by': '{{by}} swept the ground as far as {{point}}: rolled {{dice}}',
  'swept:around': '{{by}} swept the ground around {{point}}: rolled {{dice}}',

  'stack-hit': '{{stack}} lost {{died}}: now {{healthy}} healthy, {{injured}} injured, {{dead}} dead',
  'stack-hit:spared': '{{stack}}: nobody died; now {{healthy}} healthy, {{injured}} injured, {{dead}} dead',
  'stack-hit:machines':
    '{{stack}} lost {{died}}: now {{healthy}} fit, {{injured}} crippled, {{dead}} lost; {{left, row}}',
  'stack-hit:machines-spared':
    '{{stack}}: none lost; now {{healthy}} fit, {{injured}} crippled, {{dead}} lost; {{left, row}}',
  'stack-hit:gone': '{{stack}} lost {{died}}: nobody is left',
  'stack-hit:all-lost': '{{stack}} lost {{died}}: none are left',
  'left:health': 'health {{row, row}}',
  'left:crew': 'crew {{row, row}}',
  'work-hit': 'The {{work}} took {{damage}} damage: {{health}} left',
  'work-hit:gone': 'The {{work}} took {{damage}} damage and collapsed',
  'equipment-used': '{{stack}} used {{equipment}}: {{left}} left',
  'morale:high': '{{groups}}: High morale until the end of turn {{until}} ({{what, row}}; rolled {{die}})',
  'morale:low': '{{groups}}: Low morale until the end of turn {{until}} ({{what, row}}; rolled {{die}})',
  'hero-fell': 'The {{unit}} fell',
} as const

/** The same where a map shows the place. */
export const COMBAT_ON_MAP = {
  'burst:on-map': 'Burst: rolled {{dice}}, kill radius {{radius}} m',
  'burst:by:on-map': '{{by}}: burst, rolled {{dice}}, kill radius {{radius}} m',
  'swept:on-map': 'Ground swept: rolled {{dice}}',
  'swept:by:on-map': '{{by}} swept the ground: rolled {{dice}}',
  'swept:around:on-map': '{{by}} swept the ground around: rolled {{dice}}',
} as const
