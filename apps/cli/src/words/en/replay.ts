/** Stepping through saved games, and what checking them finds. */
export const REPLAY = {
  'replay:help':
    'n or Enter: next · p: back · a number: go to that answer · t3: go to turn 3 · m: map · q: quit',
  'replay:start_one': 'Before the only answer',
  'replay:start_other': 'Before the first of {{count}} answers',
  'replay:answer': 'Answer {{answer}} of {{count}}',
  'replay:quiet': 'Nothing to see here.',
  'replay:answer-refused': 'answer {{answer}} of {{count}} was refused: {{why}}',
  'replay:dice-back': 'the rollback after answer {{answer}} turns the dice back',
  'submit:game-over': 'the game was over',
  'submit:not-your-decision': 'another player was asked',
  'submit:not-an-option': 'it wasn’t an option',

  'finding:yes': 'yes  {{text}}',
  'finding:no': 'NO   {{text}}',
  'finding:folded': 'replaying the log of {{events}} events gives the saved position',
  'finding:answers-seed': 'playing the {{answers}} answers again from seed {{seed}} gives the same log',
  'finding:answers-seed-but':
    'playing the {{answers}} answers again from seed {{seed}} gives the same log ({{why}})',
  'finding:answers-fair':
    'playing the {{answers}} answers again with the server’s secret and the players’ nonces gives the same log',
  'finding:answers-fair-but':
    'playing the {{answers}} answers again with the server’s secret and the players’ nonces gives the same log ({{why}})',

  'verify:own-table':
    '{{path}}: this game was played at one table, not on a server. Check it with: sandtable replay --check {{path}}',
  'verify:no-pack':
    "{{path}}: can’t find the scenario '{{name}}' it was played with. Name its folder: sandtable verify {{path}} FOLDER",
  'verify:other-pack':
    "{{path}}: it was played with pack {{wanted}} of '{{scenario}}', but {{folder}} holds {{found}}. Name the folder of the right one: sandtable verify {{path}} FOLDER",
  'verify:other-version':
    '{{path}}: it was played with version {{found}} of the rules, and this program has version {{expected}}. Check it with the program it was played with',
  'verify:commitment': 'the commitment is the hash of the server’s secret: {{commitment}}',
  'verify:commitment-given':
    'the commitment is the hash of the server’s secret, and the one you were given: {{commitment}}',
  'verify:own-part': 'your own part is in the dice',
  'verify:course':
    'playing the {{answers}} answers again with dice from the secret and {{nonces}} nonces gives the same log of {{events}} events ({{rolls}})',
  'verify:course-but':
    'playing the {{answers}} answers again with dice from the secret and {{nonces}} nonces gives the same log of {{events}} events ({{rolls}}): {{why}}',
  'verify:rolls_one': '{{count}} roll',
  'verify:rolls_other': '{{count}} rolls',
  'verify:rollback':
    'the host rolled the game back to answer {{answer}}; the dice continued from word {{word}} of their stream',
  'verify:taken-back':
    'all players agreed to take moves back to answer {{answer}}; the dice continued from word {{word}} of their stream',
  'verify:entry': 'after answer {{answer}}: {{said}}',
  'verify:bytes':
    'writing the file again gives the same bytes. Only the names of the players ({{seats, row}}) rest on the server’s word',
  'verify:bytes-differ': 'writing the file again gives the same bytes (different from byte {{byte}} on)',
} as const
