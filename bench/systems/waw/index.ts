import type { Measures } from '../../figures.ts'

const battle = () => import('./battle.ts')
const armies = () => import('./armies.ts')
const war = () => import('./war.ts')
const map = () => import('./map-cost.ts')
const move = () => import('./same-move.ts')
const waw = () => import('@sandtable/waw')
const play = () => import('../../random-play.ts')

/** What is measured in wars and their battles. */
export const WAR_SUBJECTS = {
  bare: async () => (await battle()).bareLoop(),
  engine: async () => (await battle()).engine((await armies()).plainBattle()),
  'engine-20': async () => (await battle()).engine((await armies()).mixedBattle(20)),
  'odds-6': async () => (await battle()).odds(6),
  'odds-20': async () => (await battle()).odds(20),
  'odds-30': async () => (await battle()).odds(30),
  'odds-40': async () => (await battle()).odds(40),
  fork: async () => (await battle()).forks(),
  answers: async () => (await battle()).answers(),
  war: async () => (await play()).randomPlay((await waw()).WAW, (await war()).missouri()),
  'war-fork': async () => {
    const { forkAndAnswer, missouri } = await war()
    return forkAndAnswer(missouri())
  },
  'war-captain': async () => {
    const { captainTurns, missouri } = await war()
    return captainTurns(missouri())
  },
  'war-grid-50': async () => (await war()).onGrid(50),
  'war-grid-200': async () => (await war()).onGrid(200),
  'war-grid-800': async () => (await war()).onGrid(800),
  move: async () => (await move()).onKernel(),
  'move-endless': async () => (await move()).onKernelEndless(),
  boardgame: async () => (await move()).onBoardgameIo(),
  'boardgame-endless': async () => (await move()).onBoardgameIoEndless(),
  'map-hastings-1066': async () => (await map()).mapCost('hastings-1066'),
  'map-missouri-1861': async () => (await map()).mapCost('missouri-1861'),
  'map-mongols-1241': async () => (await map()).mapCost('mongols-1241'),
} satisfies Measures
