/** Printing on paper. */
export const SHEET = {
  'sheet:written': '{{path}}: {{what}}, on {{paper}}',
  'sheet:a4': 'A4',
  'sheet:letter': 'US Letter',
  'sheet:parts': '{{title}}: {{parts}}',
  'part:map': 'map',
  'part:counters': 'counters',
  'part:cards': 'cards',
  'part:tracking': 'tracking sheets',
  'sheet:bad-part':
    "sandtable: --what can’t be '{{typed}}'. Can’t print '{{part}}': expected one or more of {{known, row}}",
  'sheet:no-tracking': 'sandtable: {{path}} is a game of {{system}}, which has no unit tracking sheets',
  'sheet:nothing': "sandtable: '{{scenario}}' is a game of {{system}}, which has nothing to print",
  'sheet:no-part':
    "sandtable: '{{scenario}}' has no {{part}} to print: expected one or more of {{known, row}}",
} as const
