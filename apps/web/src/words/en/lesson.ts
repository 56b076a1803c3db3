/** Starting the tutorial, and the page for learning. */
export const lesson = {
  'lesson:start': 'Start the tutorial',
  'lesson:resume': 'Resume the tutorial',

  'learn:title': 'Learn to play',
  'learn:pieces': 'How to read a counter, and what every unit does',
  'learn:lead': 'No experience needed. Every number at the table shows where it comes from.',
} as const
