import type { Misuses, Refusals } from '@sandtable/protocol'
import { phrasesFor } from '@sandtable/words'

/** A refusal's text for people who read what programs send: the only sentences of a server. */
export const ENGLISH = phrasesFor<Refusals & Misuses>()({
  // the message itself
  malformed: 'The server can’t read this. Fix the program that sent it.',
  'no-json': 'Send one JSON object.',
  'no-json-type': 'Send the body as JSON, with the header content-type: application/json.',
  'no-object': 'Send a JSON object.',
  missing: '{{at}} is missing.',
  unknown: '{{at}} isn’t a known field. Leave it out.',
  object: '{{at}} must be an object.',
  list: '{{at}} must be a list.',
  entries: '{{at}} must be a list of {{least}} to {{most}} entries.',
  text: '{{at}} must be text.',
  flag: '{{at}} must be true or false.',
  'whole-from': '{{at}} must be a whole number, {{least}} or more.',
  'whole-between': '{{at}} must be a whole number from {{least}} to {{most}}.',
  'one-of': '{{at}} must be {{choices, or}}.',
  letters: '{{at}} must be {{least}} to {{most}} of the characters A-Z a-z 0-9 _ -',
  digits: '{{at}} must be {{digits}} hexadecimal digits in lower case.',
  data: '{{at}} must be data: strings, whole numbers, true, false, null, lists and objects.',
  wrong: '{{at}} isn’t valid.',
  outdated:
    'This program is out of date: it sends "answer", and this server takes "answers", a list. Update the program, or reload the page.',
  'second-hello': 'You’ve said hello already. Say it once on each connection.',
  binary: 'Send text frames, not binary ones.',
  'too-large': 'A message has at most {{most}} bytes.',
  'too-long':
    'This message has more than {{most}} bytes. Only an answer to a decision that your seat owes may be so long.',
  'too-deep': 'Lists and objects can be nested at most {{most}} deep.',
  'long-head': 'The address or a header is too long.',
  'too-fast': 'Too many messages. Wait a moment, then go on more slowly.',
  'too-many-games': 'Too many new games and seats from your address. Wait a minute, then try again.',
  'hello-first': 'Say hello first, and wait for the welcome.',
  'websocket-version': 'The header Sec-WebSocket-Version must be 13.',
  'websocket-key': 'The header Sec-WebSocket-Key must be 16 bytes in base64.',
  'websocket-protocol':
    'This server doesn’t support subprotocols. Leave out the header Sec-WebSocket-Protocol.',
  'unreadable-address': 'This address can’t be read. Check its percent signs.',
  'unreadable-request': 'This isn’t an HTTP request the server can read.',
  expectation: 'This server doesn’t support the Expect header. Leave it out.',

  // who the client is
  'bad-token': 'No seat in this game has this token.',
  'bad-invitation': 'No open seat in this game has this invitation.',
  'token-taken': 'Another seat in this game has this token. Make up a new one for each seat.',
  'bad-name':
    'A name is 1 to {{most}} characters on one line (at most {{bytes}} bytes), without control or invisible characters, spaces at either end, or more than 4 marks on a letter. Choose another.',
  'not-the-host': 'Only the host of this game can roll it back.',

  // where the game stands
  'no-such-game': 'This server has no such game. Check the id.',
  'not-begun': 'The game hasn’t started: some seats are still open.',
  'game-over': 'The game is over.',
  'not-over': 'A game file reveals every secret, so there is none until the game is over.',
  'not-stuck': 'This game isn’t stuck. Only a game that the rules have stopped can be rolled back.',

  // what is asked of which player
  'not-your-seat': 'Only a player with a seat can do that.',
  'not-your-decision': 'You have nothing to decide now.',
  'stale-decision': 'This decision is closed. Answer the newer one.',
  'not-an-option': 'This answer isn’t one of the options.',

  // taking back
  'nothing-to-undo': 'There’s nothing to undo.',
  'undo-dice': 'You can’t undo: dice have been rolled since.',
  'undo-secret': 'You can’t undo: something hidden has come out since.',
  'undo-others': 'You can’t undo: another player has answered since.',
  'undo-yourself': 'You can undo that by yourself.',
  'nothing-proposed': 'Nobody is waiting for an answer to a proposal, or you have answered it.',
  'answers-given_zero': 'You can’t take back that many answers: none has been given.',
  'answers-given_one': 'You can’t take back that many answers: only 1 has been given.',
  'answers-given_other': 'You can’t take back that many answers: only {{count}} have been given.',
  'no-holiday_zero': 'You have no days off left.',
  'no-holiday_one': 'You have only 1 day off left.',
  'no-holiday_other': 'You have only {{count}} days off left.',

  // why a game cannot go on
  'rules-failed':
    'The rules failed, and nothing changed. Try another answer. If none works, the host can roll the game back.',
  'other-ruleset': 'This server doesn’t know the rules “{{ruleset}}”.',
  'other-rules':
    'The rules of this server have changed, and the game no longer fits them. The host can roll it back.',
  'newer-rules':
    'This game was saved with version {{found}} of the rules, but this server has version {{known}}. Update the server.',
  damaged: 'This game can’t be loaded: what the server kept of it was damaged or changed.',
  'pack-missing': 'This server no longer has the scenario that the game started with.',
  'history-missing':
    'Part of this game’s history is missing, so there is no game file. A backup of the server may have it.',
  'no-way-back':
    'These rules can’t replay this game, so there is nothing to roll back to. Try the version of Sandtable it was played with.',

  // scenarios and their terms
  'no-such-scenario': 'This server has no scenario “{{scenario}}”. GET /api/scenarios lists those it has.',
  'cannot-start': 'No game of “{{scenario}}” can start: something in its files breaks the rules.',
  'nothing-to-print': 'The scenario “{{scenario}}” has nothing to print.',
  'no-such-pack': 'No game here started with such a pack.',
  'no-terms': 'The scenario “{{scenario}}” has no other terms to play it by. Leave out everything after --.',
  'terms-form': '“{{terms}}” isn’t a way to play this scenario. Write it like {{examples, or}}.',
  'terms-word': '“{{word}}” isn’t an army for this scenario. Choose {{known, or}}.',
  'terms-armies_one': 'There is 1 army for {{sides}} sides. Name one for all sides, or one for each.',
  'terms-armies_other':
    'There are {{count}} armies for {{sides}} sides. Name one for all sides, or one for each.',
  'terms-printed': 'Every side has its printed army. Choose an era for at least one side.',
  'terms-sum': 'An army can’t cost “{{sum}}”. Choose a whole number from {{least}} to {{most}}.',
  'seats-for-players_one': 'seats must have 1 entry, for the only player.',
  'seats-for-players_other': 'seats must have {{count}} entries, one for each player.',
  'no-such-bot': 'A bot must be {{bots, or}}.',
  'no-such-paper': 'paper must be {{known, or}}.',
  'no-such-part': 'what must be some of {{known, row}}.',

  // the server
  'try-again': 'This may not have been saved. Send it again under the same id; it counts once.',
  'files-busy': 'The server is writing other game files. Try again in a moment.',
  'sheets-busy': 'Too many sheets are being printed. Try again in a minute.',
  'server-fault': 'Something went wrong on the server. Its log says what.',
  'not-found': 'There is nothing at this address.',
  'only-a-socket': 'There is only a WebSocket at this address.',
  'no-socket': 'There is no WebSocket at this address.',
  'unknown-host': 'This server isn’t known as “{{host}}”. Its operator can start it with --origin.',
  'wrong-origin': 'Pages of “{{origin}}” may not use this server. Its operator can start it with --origin.',
  'figures-elsewhere': 'Only programs on the server’s own machine get its figures.',
})
