/** What is wrong with a command line, or with a file that it names. */
export const ERRORS = {
  'error:missing-argument': 'sandtable: <{{name}}> is missing',
  'error:option-needs': 'sandtable: {{option}} needs a value: {{form}}',
  'error:required': 'sandtable: {{option}} is missing: {{form}}',
  'error:unknown-option': 'sandtable: there’s no option {{typed}}',
  'error:unknown-option-meant': 'sandtable: there’s no option {{typed}}. Did you mean {{meant}}?',
  'error:unknown-command': "sandtable: there’s no command '{{typed}}'",
  'error:unknown-command-meant': "sandtable: there’s no command '{{typed}}'. Did you mean {{meant}}?",
  'error:too-many_zero': "sandtable: '{{command}}' takes no arguments, but got {{got}}",
  'error:too-many_one': "sandtable: '{{command}}' takes {{count}} argument, not {{got}}",
  'error:too-many_other': "sandtable: '{{command}}' takes {{count}} arguments, not {{got}}",
  'error:bad-option': "sandtable: {{option}} can’t be '{{typed}}'. {{why}}",
  'error:bad-argument': "sandtable: <{{name}}> can’t be '{{typed}}'. {{why}}",

  'expected:whole': 'Expected a whole number from {{least}} to {{most}}.',
  'expected:seed': 'Expected a word or a number.',
  'expected:origin': 'Expected an address such as https://games.example.org',
  'expected:server': 'Expected the address of a server, such as http://localhost:4444',
  'expected:commitment': 'Expected 64 hexadecimal digits.',
  'expected:choice': 'Expected {{choices, or}}.',

  'error:crash': 'sandtable: something went wrong: {{why}}. Run it again with --debug to see where.',
  'error:no-pack': "{{by}}: can’t find a scenario or folder called '{{name}}'. Scenarios: {{scenarios, row}}",
  'error:cannot-write': 'sandtable: can’t write {{path}}: {{why}}',
  'error:which-scenario': 'which scenario? For example: sandtable play hastings-1066',
  'error:no-bot': "can’t find a bot called '{{name}}': expected {{bots, or}}",
  'error:no-player': "can’t find a side called '{{name}}': expected {{players, or}}",

  'progress:games': '{{bar}}  {{percentage}}%  {{done}} of {{total}} games, {{time}} left',
  'progress:battles': '{{bar}}  {{percentage}}%  {{done}} of {{total}} battles, {{time}} left',
} as const
