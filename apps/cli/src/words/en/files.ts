import type { GameFaults } from '@sandtable/shelf'
import type { Under } from '@sandtable/words'
import { phrasesFor } from '@sandtable/words'

/** What is wrong with a saved game. */
export const GAME_FILES = phrasesFor<Under<'game', GameFaults>>()({
  'game:unreadable': 'can’t read this file: {{why}}',
  'game:too-large': 'this file is too large: a saved game has at most {{most}} MB',
  'game:no-json': 'this file isn’t complete JSON: it was cut short, or isn’t a saved game',
  'game:no-game': 'this isn’t a Sandtable game: expected a JSON object with "format": "sandtable-game"',
  'game:no-save': 'this isn’t a Sandtable game: expected a save with "format": "sandtable-save"',
  'game:no-version': 'this file doesn’t say the version of its format; expected {{known}}',
  'game:other-format':
    'expected version {{known}} of the format, found {{found}}. Use the program that saved it',
  'game:too-deep': 'this game file is damaged or was changed: its lists are nested more than {{most}} deep',
  'game:header': 'this game file is damaged or was changed, at {{at}} in the header of its save',
  'game:shape': 'this game file is damaged or was changed, at {{at}}',
  'game:checksum': 'this game file is damaged or was changed: its checksum is wrong',
  'game:unfit': 'this game file is damaged or was changed: its position and its log don’t fit the rules',
  'game:other-ruleset': 'this game was played with the rules “{{found}}”, not “{{expected}}”',
  'game:other-scenario': 'this is a game of “{{found}}”, not of “{{expected}}”. Name the right scenario',
  'game:newer-rules':
    'this game was saved with version {{found}} of the rules, but this program has version {{known}}. Update it',
  'game:no-migration':
    'this program can’t bring a game from version {{from}} of the rules to {{to}}. Use the program that saved it',
  'game:no-such-places': 'this game stands at {{places}}, where the rules have no decision',
  'game:pack-changed':
    'the scenario “{{scenario}}” has changed since this game was saved, so the game can’t go on. Put the old files back',
  'game:seats': 'this game has {{found}} seats, but its scenario has {{players}} players',
  'game:nonces': 'the dice of this game come from {{found}} players, but its scenario has {{players}}',
  'game:stranger': 'answer {{answer}} is by player {{player}}, but the scenario has {{players}} players',
  'game:entry': 'this game file is damaged or was changed: entry {{entry}} beside the answers can’t be right',
  'game:name-taken': 'a file that isn’t a Sandtable game has this name: choose another name',
  'game:cannot-write': 'can’t write this file: {{why}}',
})

/** Other files that are read. */
export const FILES = {
  'file:at': '{{path}}: {{why}}',
  'terms:at': '{{name}}: {{why}}',

  'why:EACCES': 'you aren’t allowed to',
  'why:EPERM': 'you aren’t allowed to',
  'why:ENOENT': 'there’s no such file or folder',
  'why:ENOTDIR': 'part of the path isn’t a folder',
  'why:EISDIR': 'it’s a folder',
  'why:ENOSPC': 'the disk is full',
  'why:EROFS': 'the disk is read-only',
  'why:EEXIST': 'there’s a file of that name',
  'why:SQLITE_CANTOPEN': 'it can’t be opened',
  'why:SQLITE_NOTADB': 'it isn’t a database',
  'why:SQLITE_FULL': 'the disk is full',
  'why:SQLITE_READONLY': 'it’s read-only',
  'why:ECONNREFUSED': 'nothing answers there',
  'why:ECONNRESET': 'the connection broke',
  'why:ENOTFOUND': 'there’s no such host',
  'why:EAI_AGAIN': 'the name of the host can’t be looked up now',
  'why:ETIMEDOUT': 'it took too long',
  'why:TimeoutError': 'it took too long',
} as const
