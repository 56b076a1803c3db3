/** Joining a game by a link. */
export const join = {
  'join:loading': 'Finding the game…',
  'join:title': 'You’re invited',
  'join:sides': 'You play {{side}}, against {{others}}.',
  'join:free': 'Your link decides which seat is yours. The seats: {{others}}.',
  'join:seat': '{{side}} ({{who}})',
  'join:name': 'Your name',
  'join:sit': 'Take the seat',
  'join:sitting': 'Taking the seat…',
  'join:seated': 'You’re already in this game.',
  'join:to-table': 'Go to the game',
  'join:watch': 'Watch',
  'join:taken': 'All seats in this game are taken.',
  'join:bad':
    'This link doesn’t open a seat: someone has taken it, or part of the link is missing. Ask for it again.',
  'join:no-invitation': 'Part of the link is missing: everything after the #. Ask for it again.',
  'join:no-game': 'There’s no such game on this server. Check the link.',
  'join:failed': 'Couldn’t reach the game. Check your connection and try again.',
  'join:to-lobby': 'Back to the lobby',
} as const
