import type { Desk } from '../logic/desk.ts'
import type { LiveWar } from '../../game/live-war.ts'
import { AT_ONCE } from '../../../../playback/testing/at-once.ts'
import { sitAt } from '../logic/desk.ts'
import { watchWar } from '../../game/live-war.ts'

/** A place at the table without playback: the screen shows the head of the war. */
export const sitAtOnce = (live: LiveWar): Desk => sitAt(live, watchWar(live, AT_ONCE))
