import type { Draft, LogLine, Of, Tellers, Telling } from './log-line.ts'
import type { Event } from '../events.ts'
import type { Naming } from './names.ts'
import { at } from '../position.ts'
import { BATTLE_TELLERS } from './battle.ts'
import { BLANK } from './log-line.ts'
import { CARD_TELLERS } from './cards.ts'
import { ECONOMY_TELLERS } from './economy.ts'
import { MOVEMENT_TELLERS } from './movement.ts'
import { playerName } from './names.ts'
import { SIEGE_TELLERS } from './siege.ts'
import { SUPPLY_TELLERS } from './supply.ts'
import { TURN_TELLERS } from './turn.ts'

/** How every event is put into words. */
const TELLERS: Tellers<Event['is']> = {
  ...TURN_TELLERS,
  ...CARD_TELLERS,
  ...ECONOMY_TELLERS,
  ...SUPPLY_TELLERS,
  ...MOVEMENT_TELLERS,
  ...BATTLE_TELLERS,
  ...SIEGE_TELLERS,
}

/** The lines of an event. */
export const tell = (t: Telling, e: Event): LogLine[] =>
  told(t, e).map(draft => ({ ...BLANK, of: e.is, ...placed(t, draft) }))

/** The lines for an event from the function for its kind. */
const told = <I extends Event['is']>(t: Telling, e: Of<I> & { readonly is: I }): readonly Draft[] =>
  TELLERS[e.is](t, e)

/** A battle line belongs to the player who speaks for the side, in the battle's region. */
function placed({ p }: Telling, draft: Draft): Draft {
  const { side = null } = draft
  if (side === null) return draft
  return { player: at(p.battle.players, side), region: p.battle.region, ...draft }
}

/** A line as one sentence. */
export function lineWords({ s, voice }: Naming, line: LogLine): string {
  const { side: number, player, as, who: named, reckoning, outcome: came, note } = line
  const side = number === null ? '' : playerName(s, player ?? number)
  const who = side !== '' && named !== '' ? voice('line:of', { side, who: named }) : side + named
  const outcome =
    reckoning !== '' && came !== ''
      ? voice(as === 'row' ? 'line:reckoned' : 'line:reason', { reckoning, outcome: came })
      : reckoning + came
  const phrase = number === null && reckoning === '' ? 'line:did' : 'line:said'
  const text = who !== '' && outcome !== '' ? voice(phrase, { who, outcome }) : who + outcome
  const sentence = note === '' ? text : voice('line:note', { text, note })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
