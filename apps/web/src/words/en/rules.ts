/** The rules in our words, beside the board and on their own page. */
export const rules = {
  'rules:title': 'Rules',
  'rules:units': 'All units of {{title}}',
  'rules:close': 'Close',
  'rules:find': 'Find a rule by number or word',
  'rules:none': 'No rules found.',
  'rules:no-book': '{{title}} has no rulebook here.',
  'rules:loading': 'Loading the rules…',
  'rules:unknown': 'There’s no rule {{id}} in our list.',
  'rules:now': 'The rule for this decision',
  'rules:special': 'Special rules of this scenario',
  'rules:ours': 'These rules are in our own short words. For the full text, see the printed rulebook.',
  'rules:all': 'All rules',
  'rules:lead':
    'Every rule of the game, in our own short words, to look things up. To learn the game, open the Learn page.',
  'rules:chapters': 'Chapters',
  'rules:books': 'Games',
  'rules:count_one': '{{count}} rule',
  'rules:count_other': '{{count}} rules',
} as const
