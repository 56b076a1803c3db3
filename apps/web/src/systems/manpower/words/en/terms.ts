/** The terms of a skirmish, before it begins. */
export const skirmishTerms = {
  'terms:note':
    'You choose a leader, buy an army and place it yourself. The map, its works and its turns stay as printed.',
  'terms:era': 'Era',
  'terms:each': 'Each side its own…',
  'terms:side': 'Army of {{side}}',
  'terms:printed': 'The printed army',
  'terms:manpower': 'Manpower for each army',
  'terms:own-sum': 'Your own sum',
  'terms:sum': 'Manpower',
  'terms:all-printed': 'At least one side needs an era: otherwise play the battle as printed.',
} as const
