/** How a battle stands, for the lobby. */
export const lobby = {
  'lobby:hero-battle': 'Battle turn {{number}} of {{of}}. You lead {{side}}.',
} as const
