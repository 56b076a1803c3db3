/** Counters and cards, mostly for players who can’t see them. */
export const counters = {
  'counters:combat': 'combat {{value}}',
  'counters:morale': 'morale {{value}}',
  'counters:movement': 'movement {{value}}',
  'counters:steps': '{{steps}} of {{fullSteps}} steps',
  'counters:stars_one': '{{count}}-star leader',
  'counters:stars_other': '{{count}}-star leader',
  'counters:monarch': 'monarch',
  'counters:hierarchy': 'hierarchy {{letter}}',
  'counters:hiddenUnit': 'hidden unit',
  'counters:hiddenLeader': 'face-down leader',
  'counters:can': 'can act',
  'counters:selected': 'selected',
  'counters:moved': 'moved',
  'counters:panicked': 'in panic',
  'counters:unsupplied': 'out of supply',
  'counters:eliminated': 'eliminated',
} as const
