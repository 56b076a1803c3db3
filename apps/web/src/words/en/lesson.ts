/** Beginning the tutorial, and the page of what can be learnt. */
export const lesson = {
  'lesson:start': 'Start the tutorial',
  'lesson:resume': 'Go on with the tutorial',

  'learn:title': 'Learn to play',
  'learn:lead': 'You need to know nothing beforehand. Every number at the table says where it comes from.',
} as const
