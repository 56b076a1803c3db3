/** The terms of a skirmish, before it starts. */
export const terms = {
  'terms:note':
    'You choose a leader, buy an army and place it yourself. The map, its works and the number of turns stay as printed.',
  'terms:era': 'Era',
  'terms:each': 'A different one for each side…',
  'terms:side': 'Army of {{side}}',
  'terms:printed': 'The printed army',
  'terms:manpower': 'Manpower for each army',
  'terms:own-sum': 'Your own sum',
  'terms:sum': 'Manpower',
  'terms:all-printed':
    'Choose an era for at least one side. To play with the printed armies, close this and press “Play the bot”.',
} as const
