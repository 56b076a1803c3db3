/** What stands on a map in metres beside names: its compass and its scale. */
export const FIELD_WORDS = {
  'compass:north': 'N',
  'scale:part': '{{metres}}',
  'scale:whole': '{{metres}} m',
} as const
