import type { Scenario, Tale, Waw } from '@sandtable/waw'
import { WAW } from '@sandtable/waw'
import type { Cursor, Manner, Shown } from '../../../playback/cursor.ts'
import type { HeldSeat } from '../../../game/seats.ts'
import type { LiveGame, Seen } from '../../../game/live-game.ts'
import { followGame } from '../../../playback/cursor.ts'
import { joinGame } from '../../../game/live-game.ts'
import { warStory } from '../playback/war-story.ts'
import { chronicle } from '../words/story.ts'

export type SeenWar = Seen<Waw, Tale>
export type LiveWar = LiveGame<Waw, Tale>

export const joinWar = (s: Scenario, game: string, seat: HeldSeat | null): LiveWar =>
  joinGame({ rules: WAW, chronicle: chronicle(s) }, s, game, seat)

export type WarCursor = Cursor<Shown<Waw>>

/** A war as the screen shows it. */
export const watchWar = (live: LiveWar, manner: Manner): WarCursor =>
  followGame(live, warStory(live.seen.getState().s), manner)

/** The same for a viewer who wants only the position, not the story. */
export const glanceAtWar = (s: Scenario, game: string, seat: HeldSeat | null): LiveGame<Waw, never> =>
  joinGame({ rules: WAW, chronicle: null }, s, game, seat)
