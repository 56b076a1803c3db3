/** The catalogue of stat sheets. */
export const fieldUnits = {
  'units:era': 'Era',
  'units:era:all': 'All eras',
  'units:leader': 'Leader',
  'units:leader:many': 'Leaders',
  'units:spell': 'Spell',
  'units:spell:many': 'Spells',
  'units:equipment': 'Equipment',
  'units:equipment:many': 'Equipment',
  'units:read:title': 'How to read a formation',
  'units:read:zoom':
    'From near, every man is a disc of his real size, and guns and vehicles are drawn to scale. From farther off a formation is its ground and a dot for each man, then its ground alone.',
  'units:read:order':
    'Open order is pale, with 10 m for each unit. Close order is a solid block with lines between its ranks, 2 m for each.',
  'units:read:dead': 'The dead aren’t drawn: the ranks close.',
  'units:read:ring':
    'An amber ring means that a group can act or be chosen. A thick one means that it is selected, or that it is the target.',
} as const
