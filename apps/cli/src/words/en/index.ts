import { ERRORS } from './errors.ts'
import { FILES, GAME_FILES } from './files.ts'
import { HELP } from './help.ts'
import { ONLINE } from './online.ts'
import { PLAY } from './play.ts'
import { REFUSED, REFUSED_BESIDES } from './refused.ts'
import { REPLAY } from './replay.ts'
import { NOTICES, SERVE, STARTING } from './serve.ts'
import { SHEET } from './sheet.ts'
import { SIMULATE } from './simulate.ts'
import { VALIDATE } from './validate.ts'

/** English for the terminal in every game. */
export const ENGLISH = {
  ...ERRORS,
  ...FILES,
  ...GAME_FILES,
  ...HELP,
  ...ONLINE,
  ...PLAY,
  ...REFUSED,
  ...REFUSED_BESIDES,
  ...REPLAY,
  ...SERVE,
  ...STARTING,
  ...NOTICES,
  ...SHEET,
  ...SIMULATE,
  ...VALIDATE,
} as const
