/** Words of the odds, before a battle and on their own page. */
export const odds = {
  'odds:title': 'Before the attack',
  'odds:hold': 'Of 100 such battles you hold the field in {{percent}}',
  'odds:holds': 'Of 100 such battles {{side}} holds the field in {{percent}}',
  'odds:picture':
    'You rout them {{routThem}}, they retreat {{theyRetreat}}, nobody wins {{nobody}}, you retreat {{youRetreat}}, you are routed {{youRouted}}',
  'odds:routThem': 'Rout them',
  'odds:theyRetreat': 'They retreat',
  'odds:nobody': 'Nobody wins',
  'odds:youRetreat': 'You retreat',
  'odds:youRouted': 'You are routed',
  'odds:yourLosses': 'Units you lose',
  'odds:theirLosses': 'Units they lose',
  'odds:lossBar': '{{lost}} lost: {{percent}}',
  'odds:points': 'Victory points',
  'odds:meanPoints': '{{change}} for you on average',
  'odds:added': 'Added to every roll of {{side}}',
  'odds:none': 'Nothing changes the dice.',
  'odds:beyond': 'The exact odds of this battle are beyond reach.',
  'odds:working': 'Working out the odds…',
} as const
