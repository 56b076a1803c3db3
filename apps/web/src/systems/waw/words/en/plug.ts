/** What the head of every page calls the system’s pages, and where some of its rules hold. */
export const plug = {
  'lobby:page-odds': 'Odds',
  'rules:waw-A': 'older edition only',
  'rules:waw-B': 'revised edition only',
} as const
