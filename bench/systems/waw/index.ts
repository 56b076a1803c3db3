import { answers, bareLoop, engine, forks, odds } from './battle.ts'
import { captainTurns, forkAndAnswer, missouri, onGrid } from './war.ts'
import { mapCost } from './map-cost.ts'
import { mixedBattle, plainBattle } from './armies.ts'
import { onBoardgameIo, onBoardgameIoEndless, onKernel, onKernelEndless } from './same-move.ts'
import { randomPlay } from '../../random-play.ts'
import { WAW } from '@sandtable/waw'

/** What is measured in wars and their battles. */
export const WAR_SUBJECTS = {
  bare: bareLoop,
  engine: () => engine(plainBattle()),
  'engine-20': () => engine(mixedBattle(20)),
  'odds-6': () => odds(6),
  'odds-20': () => odds(20),
  'odds-30': () => odds(30),
  'odds-40': () => odds(40),
  fork: forks,
  answers,
  war: () => randomPlay(WAW, missouri()),
  'war-fork': () => forkAndAnswer(missouri()),
  'war-captain': () => captainTurns(missouri()),
  'war-grid-50': () => onGrid(50),
  'war-grid-200': () => onGrid(200),
  'war-grid-800': () => onGrid(800),
  move: onKernel,
  'move-endless': onKernelEndless,
  boardgame: onBoardgameIo,
  'boardgame-endless': onBoardgameIoEndless,
  'map-hastings-1066': () => mapCost('hastings-1066'),
  'map-missouri-1861': () => mapCost('missouri-1861'),
  'map-mongols-1241': () => mapCost('mongols-1241'),
}
