/** How a war stands, for the lobby. */
export const lobby = {
  'lobby:hero-turn': '{{turn}}, turn {{number}} of {{of}}.',
  'lobby:hero-you': 'You lead the {{side}}, with {{points}}.',
  'lobby:hero-points': '{{own}} points to {{theirs}}',
} as const
