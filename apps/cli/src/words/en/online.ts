/** A game on a server. */
export const ONLINE = {
  'online:misfit': 'the game at {{url}} doesn’t fit the rules here: the server may run another version',
  'online:misfit-why':
    'the game at {{url}} doesn’t fit the rules here ({{why}}): the server may run another version',
  'online:no-seed': '--seed: the server rolls the dice of its games, so you can’t choose a seed',
  'online:no-hotseat':
    '--hotseat: on a server, each player needs a separate terminal. Leave out --hotseat or --server',
  'online:resume-server': '--resume: {{path}} isn’t a seat file, and only a seat file goes with --server',
  'online:which-scenario': 'which scenario? For example: sandtable play hastings-1066 --server URL',
  'online:bad-link': "{{option}}: '{{typed}}' isn’t a link such as http://localhost:4444/{{form}}",
  'online:no-scenario':
    "{{url}}: can’t find a scenario called '{{name}}'. This server offers {{scenarios, row}}",
  'online:no-invitation': '{{url}} sent no invitation for that seat',
  'online:no-websocket':
    '{{url}} answers, but not over a websocket. If there’s a proxy in front of it, check that it passes websockets on',
  'online:other-rules': 'The server plays by rules this program doesn’t know: {{why}}',

  'online:other-system':
    "the game is played with the rules '{{ruleset}}', and this program knows {{known, row}}",
  'online:pack-unprintable': 'the game’s pack contains characters that aren’t safe in a terminal',
  'online:pack-flawed': 'the game’s pack can’t be played here: {{why}}',
  'online:pack-other': 'the server sent a different pack from the game’s own',
  'online:pack-unreadable': 'this program can’t read the game’s pack; another version may be able to',

  'online:moved-on': 'The game has moved on since you were asked.',
  'online:back': 'Connected again.',
  'online:broken': 'Lost the connection to {{url}}. Reconnecting…',
  'online:press-enter': '{{text}} Press Enter.',
  'online:over': 'The game is over.',
  'online:rolled-back': 'The game couldn’t go on, so the host rolled it back.',
  'online:nobody-yet': 'nobody yet',
  'online:named': '{{name}} ({{side}})',
  'online:waiting-seats': 'Waiting for players to join: {{names}}.',
  'online:waiting': 'Waiting for {{names}}.',
  'online:watching': 'You’re watching. Press Ctrl-C to leave.',

  'online:farewell-seat': 'Your seat is kept. Continue with: npx sandtable play --resume {{path}}',
  'online:farewell-watch': 'Watch again with: npx sandtable play --watch {{link}}',
  'online:invite': 'Send this to the player of {{side}}:',
  'online:invite-line': '  npx sandtable play --join "{{link}}"',
  'online:watch-line': 'Others can watch with: npx sandtable play --watch {{link}}',
  'online:seat-file':
    'Your seat is saved in {{path}}. Keep that file to yourself: anyone who has it can play your seat.',

  'online:forfeit': 'The loser’s time ran out.',
  'online:secret':
    'The server’s dice are now open. Type "save FILE" to keep the game, then check every die without the server: {{command}}',
  'online:saved': 'Saved. Check every die without the server: {{command}}',

  'online:rolled-back-answers_one': 'Rolled back {{count}} choice. Everyone at the table can see it.',
  'online:rolled-back-answers_other': 'Rolled back {{count}} choices. Everyone at the table can see it.',

  'seat:exists': '{{path}} already exists: choose another name for your seat file with --seat',
  'seat:cannot-write': 'can’t write {{path}}: {{why}}',
  'seat:unreadable': 'can’t read {{path}}: expected a seat file',
  'seat:cut-short': '{{path}} isn’t complete JSON: it was cut short, or isn’t a seat file',
  'seat:no-seat-file': '{{path}} isn’t a seat file: expected a JSON object with "format": "{{format}}"',
  'seat:version': '{{path}}: expected version {{wanted}} of the seat file format, found {{found}}',
  'seat:no-version': '{{path}}: expected version {{wanted}} of the seat file format, found none',
  'seat:damaged': '{{path}}: this seat file is damaged or was changed, at {{at}}',
} as const
