/** The catalogue of counters and cards. */
export const warUnits = {
  'units:card': 'Card',
  'units:cards': 'Cards',
  'units:scenario': 'Scenario',
  'units:scenario:all': 'All scenarios',
  'units:nation': 'Nation',
  'units:nation:all': 'All nations',
  'units:read:title': 'How to read a counter',
  'units:read:heavy':
    'A square round the combat factor marks a Heavy unit. Support units have no combat factor and no morale.',
  'units:read:nation':
    'A nation is told by colour, lightness and stripe together, so that it can be told in print and with any eyes.',
  'units:read:states': 'How it lies',
  'units:read:can': 'Can act',
  'units:read:selected': 'Selected',
  'units:read:moved': 'Done moving',
  'units:read:panicked': 'In panic',
  'units:read:unsupplied': 'Out of supply',
  'units:read:eliminated': 'Eliminated',
  'units:read:reduced': 'Reduced: its back, one step left',
  'units:read:hidden-unit': 'Hidden unit',
  'units:read:hidden-leader': 'Face-down leader',
} as const
