/** Set-up, the turns, and their questions. */
export const TURN = {
  'ask:lead': 'Choose your leader.',
  'ask:muster': 'Buy your army.',
  'ask:buy': 'Buy units and equipment, or finish.',
  'ask:place': 'Place your groups.',
  'ask:orders': 'Move your groups.',
  'ask:react': 'An enemy is moving in your sight. Fire, block, or let it pass?',
  'ask:declare': 'Choose targets for your groups.',
  'ask:truce': 'Accept the truce? The battle would be decided as it stands.',
  'ask:yield': 'Everything is declared. Fight on, or surrender a group?',

  'phase:setup': 'Set-up',
  'phase:movement': 'Movement',
  'phase:targeting': 'Targeting',
  'phase:acting': 'Acting',
  'phase:over': 'Over',

  turn: 'Turn {{turn}} of {{turns}}',
  part: '{{side}}: {{phase}}',
  reinforced: 'Reinforcements for {{side}}: {{what}}',
  'reinforced:manpower': '{{manpower}} manpower to spend',
  'late-came': 'Still waiting to arrive for {{side}}: {{groups}}',
  'initiative-rolled': 'Initiative: {{rolls, row}}',
  'initiative-rolled:side': '{{side}} rolled {{die}}',
  'initiative-set': 'Initiative order: {{sides, row}}',
  'initiative-set:side': '{{side}} ({{status}})',
  'status:ambushing': 'ambushing',
  'status:defending': 'defending',
  'status:attacking': 'attacking',
  'truce-offered': '{{side}} offered a truce',
  'truce-answered:yes': '{{side}} accepted the truce',
  'truce-answered:no': '{{side}} refused the truce',
  'truce-made': 'Truce: the battle is decided as it stands',
  'gave-up': '{{side}} surrendered',
  'rules-updated':
    'Rules updated: formations now see and fire section by section, hazards catch every file that crosses them, enemies watch the whole way of a move, and houses can be entered',
  won: '{{side}} won the battle: {{what, row}}',
  drawn: 'The battle is a draw: {{what, row}}',

  'leader-chosen': '{{side}} chose the {{leader}} as leader',
  'group-bought': '{{side}} bought {{group}} for {{cost}} manpower: {{units}}',
  'equipment-bought': '{{side}} equipped {{stack}} for {{cost}} manpower: {{equipment}}',
  'group-placed': '{{group}} deployed at {{point}} facing {{wind}}: {{files}}, {{order}} order',
  'group-left-out': '{{group}} stayed out of the battle',
  'group-delayed': '{{group}} found no room at the edge and tries again next turn',
} as const

/** The same where a map shows the place. */
export const TURN_ON_MAP = {
  'group-placed:on-map': '{{group}} deployed facing {{wind}}: {{files}}, {{order}} order',
} as const
