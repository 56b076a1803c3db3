/** A game at the terminal: its questions, what can be typed, and its end. */
export const PLAY = {
  'play:player': '{{name}}: {{who}}',
  'play:you': 'you',
  'play:seed': 'seed {{seed}}',
  'play:seed-resumed': 'seed {{seed}} · resumed',
  'play:help': 'Type "about" to read about this game, "help" to see what you can do.',
  'play:options-at-end':
    'The game is over. Type "help" to see what you can look at, "save FILE" to keep the game, or "quit".',
  'play:over': 'The game is over.',
  'play:prompt-over': 'The game is over',

  'play:your-move': '{{name}}: it’s your move.',
  'play:look-away': 'Press Enter once the others have looked away. ',

  'play:save-as': 'Save the game? Type a file name, press Enter for {{usual}}, or type "no".',
  'play:save-as-prompt': 'Save as: ',
  'play:saved-over': 'Saved. Replay it with: npx sandtable replay {{path}}',
  'play:saved': 'Saved. Continue it with: npx sandtable play --resume {{path}}',

  'play:enter': '(or press Enter)',
  'play:choose_one': 'Type 1 to choose it.',
  'play:choose_other': 'Choose a number from 1 to {{count}}.',
  'play:see-help': 'Type "help" to see what you can do.',
  'play:no-command': 'There’s no command {{typed}}. Type "help" to see what you can do.',
  'play:ambiguous-command': "'{{typed}}' could be {{names, or}}.",
  'play:not-now': 'You can use "{{command}}" only {{moments, or}}. {{question}}',

  'play:ambiguous': '{{typed}} could be {{names, or}}.',
  'play:try': '{{text}} Try {{names, or}}.',
  'play:others_one': '{{count}} other',
  'play:others_other': '{{count}} others',
  'play:alike': '{{name}} ({{id}})',
  'which:option': 'Choose an option.',
  'unknown:option': 'There’s no option {{typed}}.',
  'which:player': 'Which side?',
  'unknown:player': 'Can’t find a side called {{typed}}.',

  'stop:dice-fell': 'Stopped after {{taken}} of {{given}} steps: dice were rolled.',
  'stop:secret-told': 'Stopped after {{taken}} of {{given}} steps: something hidden was revealed.',
  'stop:others-decide': 'Stopped after {{taken}} of {{given}} steps: another player must decide.',
  'stop:another-question':
    'Stopped after {{taken}} of {{given}} steps: you have something else to decide first.',
  'stop:not-an-option': 'Stopped after {{taken}} of {{given}} steps: the next step is no longer possible.',
  'stop:not-your-decision': 'Stopped after {{taken}} of {{given}} steps: another player must decide.',
  'stop:game-over': 'Stopped after {{taken}} of {{given}} steps: the game is over.',
  'stop:unknown': 'Stopped after {{taken}} of {{given}} steps.',

  'undo:done': 'Undone.',
  'undo:dice': 'Can’t undo: dice have been rolled since.',
  'undo:secret': 'Can’t undo: something hidden has been revealed since.',
  'undo:others': 'Can’t undo: another player has answered since.',
  'undo:nothing': 'There’s nothing to undo yet.',

  'typed:rule': '[RULE]',
  'typed:until': '[turn|game]',
  'typed:file': 'FILE',
  'typed:why': 'show the rule behind this decision, or any rule by its id',
  'typed:about': 'what this game is about, and how to start',
  'typed:auto': 'let the captain bot make this decision, or play the rest of your turn or of the game',
  'typed:undo': 'take back your last command, if no dice have been rolled since',
  'typed:save': 'save the game',
  'typed:quit': 'stop playing',
  'typed:save-where': 'Save it where? For example: save friday.game.json',
  'typed:auto-how': 'Type "auto", "auto turn" or "auto game".',

  'rule:none': 'There’s no rule {{typed}}. Type "why" alone for the rule behind this decision.',
  'rule:like': 'Rules that start with that: {{ids, row}}.',
  'rule:like-more': 'Rules that start with that: {{ids, row}}, and {{more}} more.',

  'end:title': 'The end',
  'end:victory': 'Victory: {{names}}',
  'end:defeat': 'Defeat: {{names}} won.',
  'end:draw': 'The game is a draw.',
  'end:seed': 'The dice were rolled from seed {{seed}}.',

  'refuse:save': 'sandtable: --save: {{why}}',
  'refuse:served-game':
    '{{path}}: this game was played on a server and is over. Replay it with: sandtable replay {{path}}',
  'refuse:stranger': "{{path}}: can’t find a bot called '{{name}}': expected {{bots, or}}",
} as const
