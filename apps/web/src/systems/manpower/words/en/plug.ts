/** What the lobby says of the system, and what the head of every page calls its own. */
export const plug = {
  'lobby:page-miniatures': 'Miniatures',
  'lobby:system-manpower': 'Manpower, in metres · {{when}}',
  'lobby:variant-manpower': 'Skirmish',
  'lobby:terms-manpower': 'Armies',
  'lobby:printed-manpower': 'As printed',
} as const
