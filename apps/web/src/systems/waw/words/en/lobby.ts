/** How a war stands, for the lobby. */
export const lobby = {
  'lobby:hero-turn': '{{turn}}, turn {{number}} of {{of}}.',
  'lobby:hero-you_one': 'You lead the {{side}}, with {{count}} point to {{theirs}}.',
  'lobby:hero-you_other': 'You lead the {{side}}, with {{count}} points to {{theirs}}.',
} as const
