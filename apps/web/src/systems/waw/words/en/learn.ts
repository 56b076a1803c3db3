/** Learning to play wars. */
export const learn = {
  'learn:first': 'Your first game',
  'learn:first:what':
    'Hastings 1066, with notes beside the board: march, fight, choose a loss, end a turn. It takes about twenty minutes, and you can stop and come back.',
  'learn:odds': 'Odds without a game',
  'learn:odds:what':
    'Set two stacks against each other, see every chance and the reason for it, then roll the dice or enter your own.',
  'learn:odds:go': 'Try the odds',
  'learn:then': 'Then a war',
  'learn:then:what':
    'Missouri 1861 adds money, supply, railways and hidden enemies. Mongols 1241 is large and demanding.',
  'learn:then:go': 'Choose a scenario',
  'learn:all-keys': 'Keyboard shortcuts at the table',
} as const
