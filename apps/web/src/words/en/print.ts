/** A scenario on paper. */
export const print = {
  'print:title': 'Print map, counters and cards',
  'print:a4': 'On A4',
  'print:letter': 'On Letter',
} as const
