import type { Manpower, Scenario, Tale } from '@sandtable/manpower'
import { MANPOWER } from '@sandtable/manpower'
import type { Cursor, Manner, Shown } from '../../../playback/cursor.ts'
import type { HeldSeat } from '../../../game/seats.ts'
import type { LiveGame, Seen } from '../../../game/live-game.ts'
import { fieldStory } from '../playback/field-story.ts'
import { followGame } from '../../../playback/cursor.ts'
import { joinGame } from '../../../game/live-game.ts'
import { chronicle } from '../words/story.ts'

/** A battle in metres, as a viewer in this browser sees it. */
export type SeenField = Seen<Manpower, Tale>
export type LiveField = LiveGame<Manpower, Tale>

export const joinField = (s: Scenario, game: string, seat: HeldSeat | null): LiveField =>
  joinGame({ rules: MANPOWER, chronicle: chronicle(s) }, s, game, seat)

export type FieldCursor = Cursor<Shown<Manpower>>

/** A battle as the screen shows it. */
export const watchField = (live: LiveField, manner: Manner): FieldCursor =>
  followGame(live, fieldStory(live.seen.getState().s), manner)

/** The same for a viewer who wants only the position, not the story. */
export const glanceAtField = (s: Scenario, game: string, seat: HeldSeat | null): LiveGame<Manpower, never> =>
  joinGame({ rules: MANPOWER, chronicle: null }, s, game, seat)
