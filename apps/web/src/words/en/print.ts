/** A scenario on paper. */
export const print = {
  'print:title': 'Print the map and pieces',
  'print:a4': 'On A4',
  'print:letter': 'On Letter',
} as const
