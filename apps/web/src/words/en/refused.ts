import type { Refusals, Troubles } from '@sandtable/protocol'
import type { Under } from '@sandtable/words'
import { phrasesFor } from '@sandtable/words'

/** Why the server refuses something, or can't be played on. */
export const refused = phrasesFor<Under<'refused', Refusals & Troubles>>()({
  'refused:malformed': 'This page is out of date. Reload it.',
  'refused:too-large': 'That’s too much at once: the limit is {{most}} bytes. Do it in smaller steps.',
  'refused:too-long': 'That’s too much at once: the limit is {{most}} bytes. Do it in smaller steps.',
  'refused:too-deep': 'That’s nested too deeply: the limit is {{most}} levels.',
  'refused:too-fast': 'That was too much in too short a time. Wait a moment, then try again.',
  'refused:too-many-games': 'Too many new games and seats from here. Wait a minute, then try again.',
  'refused:hello-first': 'The connection was mixed up. Reload the page.',

  'refused:bad-token': 'This seat is no longer yours: a bot has taken it, or the game was restarted.',
  'refused:bad-invitation':
    'This link doesn’t open a seat: someone has taken it, or part of the link is missing. Ask for it again.',
  'refused:token-taken': 'You already have another seat in this game.',
  'refused:bad-name':
    'A name is 1 to {{most}} characters on one line (at most {{bytes}} bytes), without invisible characters or spaces at either end. Choose another.',
  'refused:not-the-host': 'Only the host of this game can roll it back.',

  'refused:no-such-game': 'There’s no such game on this server. Check the link.',
  'refused:not-begun': 'The game hasn’t started: some seats are still open.',
  'refused:game-over': 'The game is over.',
  'refused:not-over': 'The game file reveals every secret, so you can only save it once the game is over.',
  'refused:not-stuck': 'This game isn’t stuck. Only a game that the rules have stopped can be rolled back.',

  'refused:not-your-seat': 'You’re watching: only a player with a seat can do that.',
  'refused:not-your-decision': 'You have nothing to decide now.',
  'refused:stale-decision': 'The game has moved on since you were asked.',
  'refused:not-an-option': 'The rules don’t allow it now.',

  'refused:nothing-to-undo': 'There’s nothing to undo yet.',
  'refused:undo-dice': 'Dice have been rolled since.',
  'refused:undo-secret': 'Something hidden has come out since.',
  'refused:undo-others': 'Another player has answered since.',
  'refused:undo-yourself': 'You can undo that by yourself.',
  'refused:nothing-proposed': 'The offer is no longer open.',
  'refused:answers-given_zero': 'No choice has been made yet.',
  'refused:answers-given_one': 'Only 1 choice has been made.',
  'refused:answers-given_other': 'Only {{count}} choices have been made.',
  'refused:no-holiday_zero': 'You have no days off left.',
  'refused:no-holiday_one': 'You have only 1 day off left.',
  'refused:no-holiday_other': 'You have only {{count}} days off left.',

  'refused:rules-failed':
    'The rules failed, and nothing changed. Try something else. If nothing works, the host can roll the game back from the menu.',
  'refused:other-ruleset':
    'The server no longer knows the rules “{{ruleset}}” that this game is played with.',
  'refused:other-rules':
    'The server’s rules have changed, and this game no longer fits them. The host can roll it back from the menu.',
  'refused:newer-rules':
    'This game was saved with version {{found}} of the rules, but the server has version {{known}}. Ask its operator to update it.',
  'refused:damaged':
    'The server can’t load this game: it was damaged. Ask the server’s operator for a backup.',
  'refused:pack-missing':
    'The server no longer has the scenario of this game. Ask the server’s operator to put it back.',
  'refused:history-missing':
    'Part of this game’s history is missing, so it can’t be saved. The server’s operator may have a backup.',
  'refused:no-way-back':
    'These rules can’t replay this game, so there’s nothing to roll back to. Ask the server’s operator for the version of Sandtable it was played with.',

  'refused:no-such-scenario': 'This server has no scenario called “{{scenario}}”.',
  'refused:cannot-start': 'No game of “{{scenario}}” can start: something in its files breaks the rules.',
  'refused:nothing-to-print': '“{{scenario}}” has nothing to print.',
  'refused:no-such-pack': 'The server doesn’t have the files of this game.',
  'refused:no-terms': 'There’s only one way to play “{{scenario}}”.',
  'refused:terms-form': '“{{terms}}” isn’t a way to play this scenario. Write it like {{examples, or}}.',
  'refused:terms-word': '“{{word}}” isn’t an army for this scenario. Choose {{known, or}}.',
  'refused:terms-armies_one': 'That’s 1 army for {{sides}} sides. Choose one for all sides, or one for each.',
  'refused:terms-armies_other':
    'That’s {{count}} armies for {{sides}} sides. Choose one for all sides, or one for each.',
  'refused:terms-printed': 'Every side has its printed army. Choose an era for at least one side.',
  'refused:terms-sum': 'An army can’t cost “{{sum}}”. Choose a whole number from {{least}} to {{most}}.',

  'refused:try-again': 'The server couldn’t save that. Try again.',
  'refused:files-busy': 'The server is busy writing other game files. Try again in a moment.',
  'refused:sheets-busy': 'The server is busy printing. Try again in a minute.',
  'refused:server-fault': 'Something went wrong on the server.',
  'refused:not-found': 'There’s nothing at this address.',
  'refused:unknown-host':
    'The server isn’t known as “{{host}}”. Ask its operator to start it with --origin and this page’s address.',
  'refused:wrong-origin':
    'Pages of “{{origin}}” may not use this server. Ask its operator to start it with --origin and this page’s address.',

  'refused:older-server':
    'The server runs an older version of Sandtable than this page. Ask its operator to update it.',
  'refused:newer-server': 'The server runs a newer version of Sandtable. Reload the page.',
  'refused:other-game': 'The game is played with the rules “{{found}}”, and this page has “{{expected}}”.',
  'refused:no-such-player':
    'The server seated you as player {{player}}, but this game has {{players}} players. Reload the page.',
  'refused:other-version':
    'The server has version {{found}} of the rules “{{ruleset}}”, and this page has version {{known}}. Reload it.',
  'refused:unknown-event': 'The server sent news this page doesn’t know (“{{event}}”). Reload the page.',
  'refused:nothing-owed': 'You have nothing to decide now.',
  'refused:no-history': 'The server didn’t send what has happened so far. Reload the page.',
  'refused:unreachable': 'Can’t reach the server. Check your connection, then try again.',
  'refused:no-sandtable': 'The answer didn’t come from Sandtable. Check your connection, then try again.',
  'refused:wrong-answer': 'The server’s answer makes no sense to this page (at {{at}}). Reload the page.',
  'refused:long-answer': 'The server’s answer is longer than {{most}} MB.',
  'refused:bad-status': 'The server answered with status {{status}}. Try again in a moment.',
})

/** What else is said of a refusal. */
export const refusedBesides = {
  'refused-unknown': 'The server refused it ({{reason}}). Reload the page.',
  'refused-view': 'This page can’t show what the server sent.',
} as const
