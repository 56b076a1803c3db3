/** What the lobby and the rule books call the system. */
export const plug = {
  'lobby:page-tabletop': 'Miniatures',
  'lobby:system-manpower': 'Manpower, in metres · {{when}}',
  'rules:book-manpower': 'Manpower',
} as const
