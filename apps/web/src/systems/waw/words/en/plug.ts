/** What the head of every page calls the system’s pages, and where some of its rules hold. */
export const plug = {
  'lobby:page-odds': 'Odds',
  'rules:waw-A': 'edition A (older) only',
  'rules:waw-B': 'edition B (revised) only',
} as const
