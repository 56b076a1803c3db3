/** How a battle stands, for the lobby. */
export const lobby = {
  'lobby:hero-battle': 'Turn {{number}} of {{of}}. You play {{side}}.',
} as const
