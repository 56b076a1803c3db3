/** Words of counters and cards, most of them for who does not see them. */
export const counters = {
  'counters:combat': 'combat {{value}}',
  'counters:morale': 'morale {{value}}',
  'counters:movement': 'movement {{value}}',
  'counters:steps': '{{steps}} of {{fullSteps}} steps',
  'counters:stars_one': 'leader of {{count}} star',
  'counters:stars_other': 'leader of {{count}} stars',
  'counters:monarch': 'monarch',
  'counters:hierarchy': 'hierarchy {{letter}}',
  'counters:hiddenUnit': 'hidden unit',
  'counters:hiddenLeader': 'leader face down',
  'counters:can': 'can act',
  'counters:selected': 'picked',
  'counters:moved': 'moved',
  'counters:panicked': 'in panic',
  'counters:unsupplied': 'out of supply',
  'counters:eliminated': 'eliminated',
} as const
