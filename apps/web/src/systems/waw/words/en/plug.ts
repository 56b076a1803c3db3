/** What the head of every page calls the system's own. */
export const plug = {
  'lobby:page-odds': 'Odds',
} as const
