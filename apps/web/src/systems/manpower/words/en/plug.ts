/** What the lobby says of the system, what the head of every page calls its pages, and where some of its rules hold. */
export const plug = {
  'lobby:page-miniatures': 'Miniatures',
  'lobby:system-manpower': 'Manpower, in metres · {{when}}',
  'lobby:variant-manpower': 'Skirmish',
  'lobby:terms-manpower': 'Armies',
  'lobby:printed-manpower': 'As printed',
  'rules:manpower-B': 'battles only',
  'rules:manpower-C': 'campaigns only',
} as const
