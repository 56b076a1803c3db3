/** Abilities, spells, healing and works. */
export const POWERS = {
  'ability-used': '{{side}} used “{{name}}” for {{group}}',
  granted: '{{whom}}, {{until}}: {{what}}',
  'granted:advantage': '{{amount, signed}} advantage',
  'granted:speed': 'speed × {{amount}}',
  'granted:slow': 'speed × {{amount}}',
  'granted:armour': 'armour {{amount, signed}}',
  'granted:shots_one': '+{{count}} shot',
  'granted:shots_other': '+{{count}} shots',
  'granted:dead-on': 'one indirect shot without scatter',
  'granted:pass-block': 'may slip past a block',
  'granted:free-move': 'may move another {{metres}} m',
  'granted:cast_one': 'the next spell takes effect {{count}} turn sooner',
  'granted:cast_other': 'the next spell takes effect {{count}} turns sooner',
  'treatment-declared': '{{stack}} will treat {{units}} injured in {{patients}}',
  'treatment-lost': '{{stack}} treated nobody: {{what, row}}',
  healed: '{{stack}}: {{healed}} healed ({{what, row}}); now {{healthy}} healthy, {{injured}} injured',
  'low-cancelled': '{{group}} rallied: Low morale ended',

  'spell-begun': '{{groups}} started {{spell}}: it takes effect in turn {{due}}',
  'spell-begun:on': '{{groups}} cast {{spell}} on {{aim}}',
  'spell-begun:own': '{{groups}} cast {{spell}} on their own group',
  'spell-begun:at': '{{groups}} cast {{spell}} at {{point}}',
  'spell-strayed':
    '{{spell}}: scatter {{metres}} m {{wind}} (d10 for direction: {{directions, row}}; distance {{dice}} m)',
  'spell-strayed:none': '{{spell}}: on target ({{what, row}})',
  'spell-directed': '{{spell}} was aimed at {{aim}}',
  'spell-failed': '{{spell}} failed: {{what, row}}',
  'spell-worked:on': '{{spell}} took effect on {{aim}}',
  'spell-worked:at': '{{spell}} took effect at {{point}}',
  'spell-struck': '{{spell}} struck {{aim}}: rolled {{dice}}, {{damage}} damage',
  'spell-struck:armour': '{{spell}} struck {{aim}}: rolled {{dice}}, {{through}}, {{damage}} damage',
  'cloud-rose': 'Fog rose within {{radius}} m of {{point}}; it stays {{until}}',

  'work-begun': '{{group}} started building at {{point}}: {{work, small}}, {{cost}} manpower',
  'wall-raised': '{{work}} raised at {{point}}',
  'work-advanced': '{{work}}: {{done}} of {{time}} engineer-turns done (+{{by}})',
  'work-finished': '{{work}} finished',
  'work-taken': '{{side}} captured the {{work, small}}',
} as const

/** The same where a map shows the place. */
export const POWERS_ON_MAP = {
  'spell-begun:at:on-map': '{{groups}} cast {{spell}}',
  'spell-worked:at:on-map': '{{spell}} took effect',
  'cloud-rose:on-map': 'Fog rose over a radius of {{radius}} m; it stays {{until}}',
  'work-begun:on-map': '{{group}} started building: {{work, small}}, {{cost}} manpower',
  'wall-raised:on-map': '{{work}} raised',
} as const
