/** The rules in our words, beside the board and on a page of their own. */
export const rules = {
  'rules:title': 'Rules',
  'rules:close': 'Close',
  'rules:find': 'Find a rule by its number or a word',
  'rules:none': 'No rule has that in it.',
  'rules:no-book': '{{title}} has no rule book here.',
  'rules:loading': 'Fetching the rules…',
  'rules:unknown': 'There is no rule {{id}} in our list.',
  'rules:now': 'The rule of what is asked now',
  'rules:special': 'Special rules of this scenario',
  'rules:ours': 'Rules in our own short words; for the full text see the printed book.',
  'rules:all': 'All rules',
  'rules:lead':
    'Every rule that the game is played by, in our own short words. To learn the game you want the printed book.',
  'rules:chapters': 'Chapters',
  'rules:books': 'Games',
  'rules:count_one': 'one rule',
  'rules:count_other': '{{count}} rules',
  'rules:edition-A': 'older edition only',
  'rules:edition-B': 'revised edition only',
} as const
