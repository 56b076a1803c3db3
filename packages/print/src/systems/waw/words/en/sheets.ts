/** What the sheets of a war are called. */
export const WAR_SHEET_WORDS = {
  'sheet:map': '{{title}}: map',
  'sheet:map:large': '{{title}}: map, large, row {{row}}, column {{column}}',
  'sheet:counters': '{{title}}: counters',
  'sheet:cards': '{{title}}: cards',
  'sheet:key': '{{title}}: how to read a counter',
} as const
