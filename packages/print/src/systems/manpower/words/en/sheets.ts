/** What the sheets of a battle in metres are called, and how they are put together; the units on its counters. */
export const FIELD_SHEET_WORDS = {
  'sheet:map': '{{title}}: map',
  'sheet:map:note': '{{sheet}}. The sheets that follow show it at 1:{{scale}}.',
  'sheet:map:tile': '{{title}}: map at 1:{{scale}}, sheet {{tile}}',
  'sheet:map:tile:note': '{{sheet}} of {{last}}. Print at 100%. Cut along the dashed lines and glue.',
  'sheet:formations': '{{title}}: formations',
  'sheet:key': '{{title}}: how to read a formation',
  'formation:units_one': '{{count}} {{unit}}',
  'formation:units_other': '{{count}} {{units}}',
  /** A name that starts with a number stands after its count. */
  'formation:units:numbered': '{{count}} × {{unit}}',
  'formation:more_one': 'and {{count}} more',
  'formation:more_other': 'and {{count}} more',
} as const
