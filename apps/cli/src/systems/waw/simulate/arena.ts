import type { Arena } from '../../../simulate/arena.ts'
import type { WarPack } from '@sandtable/shelf'
import { arenaOf } from '../../../simulate/arena.ts'
import { emptyWarTally, playWar } from './war-tally.ts'
import { warFigures } from './war-figures.ts'
import { warText } from './war-text.ts'

/** Where bots play a war many times. */
export const warArena = (opened: WarPack): Arena =>
  arenaOf({
    empty: emptyWarTally,
    play: playWar,
    script: new URL('./war-worker.ts', import.meta.url),
    figures: (war, tally, seconds) => warFigures(opened, war, tally, seconds),
    text: (screen, war, tally, how) => warText(screen, opened, war, tally, how),
  })
