/** What checking a pack finds. */
export const VALIDATE = {
  'validate:unplayed': "sandtable: '{{pack}}' is a game of {{system}}, which validate can’t check",
  'validate:files': 'files',
  'validate:wrong': '{{count}} wrong',
  'validate:wrong-title': 'wrong',
  'validate:suspicious-title': 'suspicious',
  'validate:clean': 'Nothing wrong, nothing suspicious.',
  'validate:verdict': '{{wrong}} wrong, {{suspicious}} suspicious.',
  'validate:seconds': '{{seconds}} s',
  'validate:effort_one': '{{count}} game from seed {{seed}}, {{seconds}} s',
  'validate:effort_other': '{{count}} games from seed {{seed}}, {{seconds}} s',
  'validate:saved': 'Saved {{path}}',
} as const
