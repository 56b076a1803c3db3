/** What the lobby and the rule books call the system. */
export const plug = {
  'lobby:page-odds': 'Odds',
  'lobby:system-waw': 'Wars Across the World · {{when}}',
  'rules:book-waw': 'Wars Across the World',
} as const
