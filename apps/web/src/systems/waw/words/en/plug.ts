/** The system’s own pages, as the head of every page lists them. */
export const plug = {
  'lobby:page-odds': 'Odds',
} as const
