import type { Eyes, Kind } from '@sandtable/kernel'
import { copy, firstView, fold, foldTold, seen } from '@sandtable/kernel'
import type { Gist, Story, Told } from './story.ts'

/** A game's events: all of them, or as one viewer got them. */
export interface Record<K extends Kind> {
  readonly log: readonly K['e'][]
  readonly redacted: boolean
}

/** A moment of a game: a shown event. */
export interface Moment extends Gist {
  /** The number of events of the tale by then. */
  readonly after: number
  /** The number of events of the game by then. */
  readonly happened: number
}

/** The position after this many events of a tale. */
export interface Place<K extends Kind> {
  readonly after: number
  readonly position: K['p']
}

/** A game that can be stepped through in both directions, as one viewer saw it. */
export interface Reel<K extends Kind, T extends Told<K>> {
  readonly story: Story<K, T>
  readonly eyes: Eyes
  readonly tale: readonly T[]
  /** The first is the set-up, before anything has happened. */
  readonly moments: readonly Moment[]
  /** Positions to fold on from, the earliest first. */
  readonly stops: readonly Place<K>[]
}

const SETUP: Moment = {
  after: 0,
  happened: 0,
  turn: 0,
  player: null,
  fight: false,
  detail: 'outcome',
  words: '',
  place: null,
  stay: 900,
  holds: false,
  cue: null,
}

/** The set-up. */
export const emptyReel = <K extends Kind, T extends Told<K>>(story: Story<K, T>, eyes: Eyes): Reel<K, T> => ({
  story,
  eyes,
  tale: [],
  moments: [SETUP],
  stops: [],
})

/** A reel continued to the end of a tale. */
export function grown<K extends Kind, T extends Told<K>>(reel: Reel<K, T>, tale: readonly T[]): Reel<K, T> {
  const { story, tale: before } = reel
  const moments = tale.slice(before.length).flatMap((told, i): Moment[] => {
    const at = before.length + i
    const gist = story.gist(told, at, tale)
    const after = at + 1
    return gist === null ? [] : [{ ...gist, after, happened: after }]
  })
  return { ...reel, tale, moments: moments.length === 0 ? reel.moments : [...reel.moments, ...moments] }
}

/** Whether a tale continues where a reel ends. */
export const goesOn = <K extends Kind, T extends Told<K>>(
  { tale: before }: Reel<K, T>,
  tale: readonly T[],
): boolean => tale.length >= before.length && tale[before.length - 1] === before.at(-1)

const STOP = 64

/** A whole game as one viewer sees it. */
export function reelOf<K extends Kind, T extends Told<K>>(
  story: Story<K, T>,
  { log, redacted }: Record<K>,
  eyes: Eyes,
): Reel<K, T> {
  const { rules, s, chronicle } = story
  const view = firstView(rules, s, eyes)
  const tale: T[] = []
  const happened: number[] = []
  const stops: Place<K>[] = []
  for (const [i, whole] of log.entries()) {
    const e = redacted || eyes === 'all' ? whole : seen(rules, whole, eyes)
    if (e === null) continue
    tale.push(...foldTold(rules, s, view, [e], chronicle))
    happened.push(i + 1)
    if (tale.length % STOP === 0) stops.push({ after: tale.length, position: copy(view) })
  }
  const reel = grown(emptyReel(story, eyes), tale)
  const moments = reel.moments.map(one => ({ ...one, happened: happened[one.after - 1] ?? 0 }))
  return { ...reel, moments, stops }
}

/** The position after this many events of the tale, folded from the nearest known one. */
export function placeAfter<K extends Kind, T extends Told<K>>(
  { story: { rules, s }, eyes, tale, stops }: Reel<K, T>,
  after: number,
  near: Place<K> | null = null,
): Place<K> {
  const known = [...stops, ...(near === null ? [] : [near])].filter(stop => stop.after <= after)
  const from = known.reduce<Place<K> | null>(
    (best, stop) => (best === null || stop.after >= best.after ? stop : best),
    null,
  )
  if (from?.after === after) return from
  const position = from === null ? firstView(rules, s, eyes) : copy(from.position)
  const missing = tale.slice(from?.after ?? 0, after).map(({ e }) => e)
  return { after, position: fold(rules, s, position, missing) }
}

/** The position at a moment, as the viewer sees it. */
export const positionAt = <K extends Kind, T extends Told<K>>(reel: Reel<K, T>, moment: number): K['p'] =>
  placeAfter(reel, (reel.moments[moment] as Moment).after).position

/** The first moment of each turn. */
export function turnsOf(moments: readonly Moment[]): { turn: number; moment: number }[] {
  return moments.flatMap(({ turn }, moment) =>
    turn > 0 && moments[moment - 1]?.turn !== turn ? [{ turn, moment }] : [],
  )
}

/** The moment of another reel of the same game that is nearest to this one. */
export function sameMoment(from: readonly Moment[], moment: number, to: readonly Moment[]): number {
  const happened = from[moment]?.happened ?? 0
  const next = to.findIndex(one => one.happened > happened)
  return next < 0 ? to.length - 1 : Math.max(0, next - 1)
}
