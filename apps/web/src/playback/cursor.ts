import type { Kind, Viewer } from '@sandtable/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { TFunction } from 'i18next'
import { createStore } from 'zustand/vanilla'
import type { LiveGame, Seen } from '../game/live-game.ts'
import type { Moment, Place, Reel } from './reel.ts'
import type { Playback, Wish } from './playback.ts'
import type { Deed, Detail, Story, Told } from './story.ts'
import { emptyReel, goesOn, grown, placeAfter } from './reel.ts'
import { wished } from './playback.ts'
import { DETAILS } from './story.ts'

/** The screen's place in the story of a game under way: it follows the head of the game at its own pace. */
export interface Pace {
  readonly moments: readonly Moment[]
  readonly playback: Playback
  /** The number of events shown. */
  readonly after: number
  /** The screen is behind the head of the game. */
  readonly isBehind: boolean
  /** The screen has just played up to the head, and still shows how it got there. */
  readonly lingers: boolean
  /** How far the viewer knows the story: a recap starts there. */
  readonly known: number
  /** How far fights have been watched, or were over before. */
  readonly watched: number
}

/** The cursor with the position there; null: nothing is known yet. */
export interface Shown<K extends Kind> extends Pace {
  readonly position: K['p'] | null
}

export interface Cursor<P extends Pace = Pace> {
  readonly shown: Pick<StoreApi<P>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly wish: (wish: Wish) => void
  /** The position after this many events. */
  readonly at: (after: number) => P extends { readonly position: infer Position } ? Position : null
  /** Goes to the head of the game, past everything unwatched. */
  readonly skip: () => void
  /** Goes to the next moment that waits, or to the head. */
  readonly toHold: () => void
  /** Starts again where the viewer's knowledge ends. */
  readonly again: () => void
  /** Goes on from a moment that waits; the fight before it has been watched, and perhaps all that has been shown is known. */
  readonly goOn: (isKnown?: boolean) => void
  /** Marks everything as known, when the viewer acts or closes the recap. */
  readonly know: () => void
  /** The others' moves that are news to the viewer, as far as they are shown. */
  readonly news: (t: TFunction) => readonly Deed[]
  /** The points of each player as the viewer knew them, and as shown. */
  readonly points: () => readonly (readonly [known: number, now: number])[]
  readonly close: () => void
}

/** How a viewer is shown the game, and the memory of the last visit. */
export interface Manner {
  /** Nothing moves by itself. */
  readonly isStill: () => boolean
  /** How closely fights are followed. */
  readonly detail: () => Detail
  /** How fast it plays; 1 is normal. */
  readonly speed: () => number
  /** The page is hidden. */
  readonly isHidden: () => boolean
  /** How much of the story was known at the last visit; null: this is the first. */
  readonly lastLook: () => number | null
  readonly look: (known: number) => void
}

/** The longest that a playback takes at normal speed, in milliseconds; a longer one shows each moment more briefly. */
const LONGEST = 12_000
const BRIEFEST = 0.3

/** The state of a cursor. */
interface Held<K extends Kind, T extends Told<K>> {
  readonly reel: Reel<K, T>
  readonly here: Place<K>
}

/** A cursor that follows a game: the viewer's own moves are shown at once, all others are played. */
export function followGame<K extends Kind, T extends Told<K>>(
  live: Pick<LiveGame<K, T>, 'seen'>,
  story: Story<K, T>,
  manner: Manner,
): Cursor<Shown<K>> {
  const { viewer } = live.seen.getState()
  const shown = createStore<Shown<K>>(() => ({
    ...NOTHING,
    playback: { moment: 0, playing: false, speed: manner.speed() },
  }))
  let held: Held<K, T> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  /** Shows a moment, and in playback the next one in due time. */
  const show = (reel: Reel<K, T>, playback: Playback, changed: Partial<Pace> = {}, lingers = false): void => {
    const isBehind = playback.moment < lastOf(reel)
    const after = isBehind ? momentOf(reel, playback).after : reel.tale.length
    const here = placeAfter(reel, after, held?.here ?? null)
    held = { reel, here }
    const { moments } = reel
    shown.setState({ ...changed, moments, playback, isBehind, lingers, after, position: here.position })
    if (!isBehind && !manner.isHidden()) manner.look(after)
    if (timer !== null) clearTimeout(timer)
    const isGoingOn = isUnread() ? viewer === null && (playback.playing || !isBehind) : playback.playing
    const isLingering = lingers && !manner.isStill()
    const next = isGoingOn ? playOn : isLingering ? stopLingering : null
    timer = next === null ? null : setTimeout(next, stayOf(reel, playback))
  }
  /** A moment on screen waits for its viewer. */
  const isUnread = (): boolean => {
    const { moments, playback, watched } = shown.getState()
    const moment = moments[playback.moment]
    return moment !== undefined && moment.holds && moment.after > watched
  }
  const isWanted = (one: Moment): boolean => isPlayed(one, viewer, manner.detail())
  const stopLingering = (): void => shown.setState({ lingers: false })
  /** Goes to the next moment worth seeing, or to the head. */
  const playOn = (): void => {
    if (isUnread()) shown.setState(({ after }) => ({ watched: after }))
    if (manner.isStill()) toNext(one => one.holds || isAnnounced(one, viewer), viewer === null)
    else toNext(isWanted, true)
  }
  const toNext = (isNext: (one: Moment) => boolean, playing: boolean): void => {
    if (held === null) return
    const { reel } = held
    const { playback } = shown.getState()
    const next = reel.moments.findIndex((one, i) => i > playback.moment && isNext(one))
    const moment = next < 0 ? lastOf(reel) : next
    const isLast = moment === lastOf(reel)
    show(reel, { ...playback, moment, playing: playing && !isLast }, {}, isLast)
  }
  /** Skips what needn't be seen. */
  const step = (by: number): void => {
    if (by > 0) return toNext(isWanted, false)
    if (held === null) return
    const { reel } = held
    const { playback } = shown.getState()
    const before = reel.moments.findLastIndex((one, i) => i < playback.moment && isWanted(one))
    show(reel, { ...playback, moment: Math.max(0, before), playing: false })
  }
  const toHead = (reel: Reel<K, T>, changed: Partial<Pace> = {}): void =>
    show(reel, { ...shown.getState().playback, moment: lastOf(reel), playing: false }, changed)

  /** The table opens, or shown moves have been undone. */
  const begin = (tale: readonly T[], head: Place<K>): void => {
    const reel = { ...grown(emptyReel(story, viewer), tale), stops: [head] }
    const { known, watched } = shown.getState()
    const isFirst = held === null
    const most = (number: number): number => Math.min(number, tale.length)
    toHead(reel, {
      known: most(isFirst ? (manner.lastLook() ?? lastOwn(reel, viewer)) : known),
      watched: most(isFirst ? tale.length : watched),
    })
  }
  const hear = ({ view, tale, isWhole }: Seen<K, T>): void => {
    if (view === null || !isWhole) return
    const head: Place<K> = { after: tale.length, position: view }
    if (held === null || !goesOn(held.reel, tale)) return begin(tale, head)
    const { reel: before, here } = held
    if (tale.length === before.tale.length) return
    const { playback, isBehind } = shown.getState()
    const stops = isBehind ? [...before.stops.slice(0, 1), head] : [here, head]
    const reel = { ...grown(before, tale), stops }
    if (isBehind) return show(reel, playback)
    if (manner.isHidden()) return toHead(reel, { watched: tale.length })
    if (isUnread()) return show(reel, { ...playback, playing: true })
    if (!reel.moments.slice(before.moments.length).some(isWanted)) return toHead(reel)
    held = { reel, here }
    playOn()
  }
  const stop = live.seen.subscribe(hear)
  hear(live.seen.getState())
  return {
    shown,
    at: after => (held === null ? null : placeAfter(held.reel, after, held.here).position) as never,
    wish: wanted => {
      if (wanted.do === 'step') return step(wanted.by)
      if (held !== null) show(held.reel, wished(shown.getState().playback, wanted, lastOf(held.reel)))
    },
    skip: () => {
      if (held !== null) toHead(held.reel, { watched: held.reel.tale.length })
    },
    toHold: () => toNext(one => one.holds, false),
    again: () => {
      const { known, playback } = shown.getState()
      const moment = held?.reel.moments.findIndex(({ after }) => after > known) ?? -1
      if (held === null || moment < 0) return
      show(held.reel, { ...playback, moment, playing: !manner.isStill() }, { watched: known })
    },
    goOn: (isKnown = false) => {
      shown.setState(({ after, known }) => ({
        watched: after,
        known: isKnown ? Math.max(known, after) : known,
      }))
      playOn()
    },
    know: () => shown.setState({ known: held?.reel.tale.length ?? 0, lingers: false }),
    news: t => {
      const { known, after } = shown.getState()
      return held === null
        ? []
        : story.deeds(t, held.reel.tale.slice(0, after), known, viewer, held.here.position)
    },
    points: () => {
      if (held === null) return []
      const now = story.points(held.here.position)
      const before = story.points(placeAfter(held.reel, shown.getState().known).position)
      return now.map((points, player) => [before[player] ?? 0, points])
    },
    close: () => {
      stop()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

const NOTHING = {
  moments: [],
  after: 0,
  isBehind: false,
  lingers: false,
  known: 0,
  watched: 0,
  position: null,
} as const

const lastOf = <K extends Kind, T extends Told<K>>({ moments }: Reel<K, T>): number => moments.length - 1

const momentOf = <K extends Kind, T extends Told<K>>({ moments }: Reel<K, T>, { moment }: Playback): Moment =>
  moments[moment] as Moment

/** A viewer's own moves needn't be shown, except for their dice; nor does what is finer than the viewer wants. */
const isPlayed = (
  { player, fight, stay, holds, detail: least }: Moment,
  viewer: Viewer,
  detail: Detail,
): boolean =>
  holds ||
  (stay > 0 &&
    (fight || player === null || player !== viewer) &&
    DETAILS.indexOf(least) >= DETAILS.indexOf(detail))

/** Whether a fight is announced to a viewer: an own attack isn't. */
const isAnnounced = ({ player, opens = false }: Moment, viewer: Viewer): boolean =>
  opens && (player === null || player !== viewer)

/** How long a moment stays, so that the rest outside of fights doesn't take too long. */
function stayOf<K extends Kind, T extends Told<K>>(reel: Reel<K, T>, playback: Playback): number {
  const { stay, fight } = momentOf(reel, playback)
  const left = reel.moments.slice(playback.moment).reduce((sum, one) => sum + (one.fight ? 0 : one.stay), 0)
  const haste = fight ? 1 : Math.max(BRIEFEST, Math.min(1, LONGEST / left))
  return (stay * haste) / playback.speed
}

/** How far the viewer's own last action is; a spectator has none. */
const lastOwn = <K extends Kind, T extends Told<K>>({ moments }: Reel<K, T>, viewer: Viewer): number =>
  viewer === null
    ? Infinity
    : (moments.findLast(({ player, fight }) => player === viewer && !fight)?.after ?? 0)
