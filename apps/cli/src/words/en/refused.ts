import type { Refusals, Troubles } from '@sandtable/protocol'
import type { Under } from '@sandtable/words'
import { phrasesFor } from '@sandtable/words'

/** Why a server refuses something, or can't be played on. */
export const REFUSED = phrasesFor<Under<'refused', Refusals & Troubles>>()({
  'refused:malformed': 'The server can’t read what this program sent. Update this program or the server.',
  'refused:too-large': 'That’s too much at once: a message has at most {{most}} bytes.',
  'refused:too-long': 'That’s too much at once: only an answer may have more than {{most}} bytes.',
  'refused:too-deep': 'That’s nested too deeply: the limit is {{most}} levels.',
  'refused:too-fast': 'That was too much in too short a time. Wait a moment, then try again.',
  'refused:too-many-games': 'Too many new games and seats from here. Wait a minute, then try again.',
  'refused:hello-first': 'The server didn’t hear who you are. Leave the game and come back.',

  'refused:bad-token': 'This seat is no longer yours: a bot has taken it, or the game was restarted.',
  'refused:bad-invitation':
    'This link doesn’t open a seat: someone has taken it, or part of the link is missing. Ask for it again.',
  'refused:token-taken': 'You already have another seat in this game.',
  'refused:bad-name':
    'A name is 1 to {{most}} characters on one line (at most {{bytes}} bytes), without invisible characters or spaces at either end. Choose another with --name.',
  'refused:not-the-host': 'Only the host of this game can roll it back. Use the host’s seat file.',

  'refused:no-such-game': 'There’s no such game on this server. Check the link.',
  'refused:not-begun': 'The game hasn’t started: some seats are still open.',
  'refused:game-over': 'The game is over.',
  'refused:not-over': 'The game file reveals every secret, so you can only save it once the game is over.',
  'refused:not-stuck': 'This game isn’t stuck. Only a game that the rules have stopped can be rolled back.',

  'refused:not-your-seat': 'Only a player with a seat can do that. You’re watching.',
  'refused:not-your-decision': 'You have nothing to decide now.',
  'refused:stale-decision': 'The game has moved on since you were asked.',
  'refused:not-an-option': 'That isn’t one of your options. Choose another.',

  'refused:nothing-to-undo': 'There’s nothing to undo yet.',
  'refused:undo-dice': 'Can’t undo: dice have been rolled since.',
  'refused:undo-secret': 'Can’t undo: something hidden has come out since.',
  'refused:undo-others': 'Can’t undo: another player has answered since.',
  'refused:undo-yourself': 'You can undo that by yourself: type "undo".',
  'refused:nothing-proposed': 'Nothing is on offer now.',
  'refused:answers-given_zero': 'Can’t go back that far: no answer has been given.',
  'refused:answers-given_one': 'Can’t go back that far: only 1 answer has been given.',
  'refused:answers-given_other': 'Can’t go back that far: only {{count}} answers have been given.',
  'refused:no-holiday_zero': 'You have no days off left.',
  'refused:no-holiday_one': 'You have only 1 day off left.',
  'refused:no-holiday_other': 'You have only {{count}} days off left.',

  'refused:rules-failed':
    'The rules failed, and nothing changed. Try another answer. If none works, the host can roll the game back: sandtable rollback SEAT-FILE',
  'refused:other-ruleset':
    'The server no longer knows the rules “{{ruleset}}” that this game is played with.',
  'refused:other-rules':
    'The server’s rules have changed, and this game no longer fits them. The host can roll it back: sandtable rollback SEAT-FILE',
  'refused:newer-rules':
    'This game was saved with version {{found}} of the rules, but the server has version {{known}}. Ask its operator to update it.',
  'refused:damaged': 'The server can’t load this game: it was damaged. Ask its operator for a backup.',
  'refused:pack-missing':
    'The server no longer has the scenario of this game. Ask its operator to put it back.',
  'refused:history-missing':
    'Part of this game’s history is missing, so it can’t be saved. The server’s operator may have a backup.',
  'refused:no-way-back':
    'These rules can’t replay this game, so there’s nothing to roll back to. Try the version of Sandtable it was played with.',

  'refused:no-such-scenario': 'Can’t find a scenario called “{{scenario}}”.',
  'refused:cannot-start':
    'No game of “{{scenario}}” can start: something in its files breaks the rules. Check them with: sandtable validate',
  'refused:nothing-to-print': '“{{scenario}}” has nothing to print.',
  'refused:no-such-pack': 'The server doesn’t have the files of this game.',
  'refused:no-terms': 'There’s only one way to play {{scenario}}. Leave out everything after --.',
  'refused:terms-form': '“{{terms}}” isn’t a way to play this scenario. Write it like {{examples, or}}.',
  'refused:terms-word': '“{{word}}” isn’t an army for this scenario. Choose {{known, or}}.',
  'refused:terms-armies_one': 'That’s 1 army for {{sides}} sides. Name one for all sides, or one for each.',
  'refused:terms-armies_other':
    'That’s {{count}} armies for {{sides}} sides. Name one for all sides, or one for each.',
  'refused:terms-printed': 'Every side has its printed army. Choose an era for at least one side.',
  'refused:terms-sum': 'An army can’t cost “{{sum}}”. Choose a whole number from {{least}} to {{most}}.',

  'refused:try-again': 'The server couldn’t save that. Try again.',
  'refused:files-busy': 'The server is busy writing other game files. Try again in a moment.',
  'refused:sheets-busy': 'The server is busy printing. Try again in a minute.',
  'refused:server-fault': 'Something went wrong on the server. Its operator can find out what from the log.',
  'refused:not-found': 'There’s nothing at this address. Check it.',
  'refused:unknown-host':
    'The server isn’t known as “{{host}}”. Ask its operator to start it with --origin and this address.',
  'refused:wrong-origin': 'Pages of “{{origin}}” may not use this server.',

  'refused:older-server': 'The server runs an older version of Sandtable. Ask its operator to update it.',
  'refused:newer-server': 'The server runs a newer version of Sandtable. Update this program.',
  'refused:other-game': 'The game is played with the rules “{{found}}”, not “{{expected}}”.',
  'refused:no-such-player':
    'The server seated you as player {{player}}, but this game has {{players}} players. The server may run another version.',
  'refused:other-version':
    'The server has version {{found}} of the rules “{{ruleset}}”, and this program has version {{known}}. Use the server’s version.',
  'refused:unknown-event':
    'The server sent an event, “{{event}}”, that this program doesn’t know. Use the server’s version.',
  'refused:nothing-owed': 'You have nothing to decide now.',
  'refused:no-history': 'The server didn’t send what has happened so far. Leave the game and come back.',
  'refused:unreachable': 'Can’t reach {{url}}: {{why}}. Check the address, and that the server is running.',
  'refused:no-sandtable': '{{url}} doesn’t answer like a Sandtable server. Check the address.',
  'refused:wrong-answer':
    '{{url}} doesn’t answer like a Sandtable server: {{at}} is wrong. Check the address, or update this program.',
  'refused:long-answer': '{{url}} answers with more than {{most}} MB. Check the address.',
  'refused:bad-status': '{{url}} answers with status {{status}}. Check the address.',
})

/** More text for a refusal. */
export const REFUSED_BESIDES = {
  'refused-unknown': 'The server refused it ({{reason}}). Update this program.',
} as const
