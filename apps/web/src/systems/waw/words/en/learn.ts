/** What can be learnt about wars. */
export const learn = {
  'learn:first': 'A first game, by doing',
  'learn:first:what':
    'Hastings 1066 with notes beside the board: march, fight, choose a loss, end a turn. About twenty minutes; you can leave it and come back.',
  'learn:odds': 'Odds without a game',
  'learn:odds:what':
    'Set two stacks against each other, see every chance and every reason, roll the dice or type in your own.',
  'learn:odds:go': 'To the odds',
  'learn:then': 'Then a war',
  'learn:then:what':
    'Missouri 1861 adds money, supply, railways and sieges. Mongols 1241 is large and demanding.',
  'learn:then:go': 'To the scenarios',
  'learn:all-keys': 'Keys at the table',
} as const
