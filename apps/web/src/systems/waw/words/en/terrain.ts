/** Kinds of ground. */
export const terrain = {
  'terrain:clear': 'open ground',
  'terrain:forest': 'forest',
  'terrain:hills': 'hills',
  'terrain:mountain': 'mountains',
  'terrain:swamp': 'swamp',
  'terrain:desert': 'desert',
  'terrain:urban': 'town',
  'terrain:sea': 'open water',
} as const
