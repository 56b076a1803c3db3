/** The way in by a link. */
export const join = {
  'join:loading': 'Looking for the game…',
  'join:title': 'A seat is free for you',
  'join:sides': '{{side}}, against {{others}}',
  'join:free': 'You take the seat that the link is for. The others: {{others}}.',
  'join:name': 'Your name',
  'join:sit': 'Sit down',
  'join:sitting': 'Sitting down…',
  'join:seated': 'You sit at this game already.',
  'join:to-table': 'To the table',
  'join:watch': 'Look on instead',
  'join:taken': 'All seats of this game are taken.',
  'join:bad': 'The link does not open a seat: somebody has taken it, or it is not whole. Ask for it again.',
  'join:no-invitation': 'The link is not whole: the part behind # is missing. Ask for it again.',
  'join:no-game': 'There is no such game on this server.',
  'join:failed': 'The game could not be reached.',
  'join:to-lobby': 'To the lobby',
} as const
