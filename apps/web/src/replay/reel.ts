import type { Kind } from '@sandtable/kernel'
import { copy, fold, seen } from '@sandtable/kernel'
import type { Eyes, Story, Gist } from './show.ts'

/** What is known of a game: its events, all of them or as one viewer got them. */
export interface Record<K extends Kind> {
  readonly log: readonly K['e'][]
  readonly redacted: boolean
}

/** One moment of a game: an event that has words. */
export interface Moment extends Gist {
  /** How many events of the log have happened by then. */
  readonly after: number
  readonly turn: number
}

/** A game that can be walked through in both directions, as somebody sees it. */
export interface Reel<K extends Kind> {
  readonly story: Story<K>
  readonly eyes: Eyes
  readonly record: Record<K>
  /** The first is the set-up, before anything has happened. */
  readonly moments: readonly Moment[]
  /** Positions at regular numbers of events, to fold on from. */
  readonly stops: readonly K['p'][]
}

const STOP = 64

export function reelOf<K extends Kind>(story: Story<K>, record: Record<K>, eyes: Eyes): Reel<K> {
  const { view, next } = story.seat(eyes, record.redacted)
  const stops = [copy(view())]
  const moments: Moment[] = [
    { after: 0, turn: story.turn(view()), player: null, fight: false, words: '', place: null },
  ]
  for (const [i, e] of record.log.entries()) {
    const told = next(e)
    if ((i + 1) % STOP === 0) stops.push(copy(view()))
    if (told !== null) moments.push({ after: i + 1, turn: story.turn(view()), ...told })
  }
  return { story, eyes, record, moments, stops }
}

/** The position at a moment, as it is seen. */
export function positionAt<K extends Kind>(
  { story: { rules, s }, eyes, record, moments, stops }: Reel<K>,
  moment: number,
): K['p'] {
  const { after } = moments[moment] as Moment
  const stop = Math.min(Math.floor(after / STOP), stops.length - 1)
  const missing = record.log.slice(stop * STOP, after).flatMap(e => {
    const shown = record.redacted || eyes === 'all' ? e : seen(rules, e, eyes)
    return shown === null ? [] : [shown]
  })
  return fold(rules, s, copy(stops[stop] as K['p']), missing)
}

/** The first moment of each turn. */
export function turnsOf(moments: readonly Moment[]): { turn: number; moment: number }[] {
  return moments.flatMap(({ turn }, moment) =>
    turn > 0 && moments[moment - 1]?.turn !== turn ? [{ turn, moment }] : [],
  )
}

/** The moment among those of another reel of the same game that is nearest to this one. */
export function sameMoment(from: readonly Moment[], moment: number, to: readonly Moment[]): number {
  const after = from[moment]?.after ?? 0
  const next = to.findIndex(one => one.after > after)
  return next < 0 ? to.length - 1 : Math.max(0, next - 1)
}
