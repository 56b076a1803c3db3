import { aftermath } from './aftermath.ts'
import { battle } from './battle.ts'
import { counters } from './counters.ts'
import { learn } from './learn.ts'
import { lobby } from './lobby.ts'
import { playback } from './playback.ts'
import { siege } from './siege.ts'
import { table } from './table.ts'

/** The words of wars; any part that shows one adds them. */
export const war = { aftermath, battle, counters, learn, lobby, playback, siege, table } as const
