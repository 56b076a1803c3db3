/** How a war stands, for the lobby. */
export const lobby = {
  'lobby:hero-turn': '{{turn}}, turn {{number}} of {{of}}.',
  'lobby:hero-you_one': 'You play {{side}}, with {{count}} point to {{theirs}}.',
  'lobby:hero-you_other': 'You play {{side}}, with {{count}} points to {{theirs}}.',
} as const
