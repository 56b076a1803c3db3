import type { Box, Point } from '@sandtable/draw'
import type { Insets, Size, View } from './view.ts'
import { startGrip } from './grip.ts'
import {
  bounded,
  coveredOf,
  firstOf,
  isSeen,
  onTheWay,
  reachOf,
  resized,
  scaledAt,
  showing,
  wholeOf,
} from './view.ts'

/** A hand moves a map; other parts of the table use one to show a place. */
export interface MapHand {
  /** Moves as little as needed to show these points clear of whatever covers the map. */
  readonly show: (points: readonly Point[]) => void
  /** Brings a point to the middle. */
  readonly centre: (point: Point) => void
  readonly zoomBy: (factor: number) => void
  /** Moves by a fraction of the frame. */
  readonly panBy: (right: number, down: number) => void
  /** Shows all of it. */
  readonly home: () => void
  readonly view: () => View
  readonly size: () => Size
  /** Calls back on every movement; returns how to stop that. */
  readonly follow: (listener: () => void) => () => void
}

interface Framed {
  readonly frame: HTMLElement
  /** The element that a transform moves with the map. */
  readonly moving: HTMLElement
  readonly sheet: Box
  readonly home: Box
  readonly insets: () => Insets
  /** The scale of the drawing at rest. */
  readonly onRest: (scale: number) => void
}

const WAY = 220

/** Parts that are dragged over the map by themselves: pressing one doesn't move the map. */
const DRAGGED = '[data-draggable="true"]'

/** Wheel, fingers and the first button of a mouse move the map. */
const isForMap = (event: MouseEvent): boolean =>
  event.type === 'wheel' ||
  (!event.ctrlKey &&
    event.button === 0 &&
    !(event.target instanceof Element && event.target.closest(DRAGGED) !== null))

/** While the page is laid out, a frame may have no size for a moment. */
const isEmpty = ({ width, height }: Size): boolean => width === 0 || height === 0

/** Binds mouse, touch and wheel to a frame; `stop` unbinds them. */
export function startMotion(framed: Framed): {
  hand: MapHand
  redrawn: (scale: number) => void
  stop: () => void
} {
  const { frame, moving, sheet, home, onRest } = framed
  const listeners = new Set<() => void>()
  const size = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight })
  const insets = (): Insets => coveredOf(framed.insets(), size())
  let [view, drawnAt, frames, known]: [View, number, number, Size] = [{ k: 1, x: 0, y: 0 }, 1, 0, size()]
  /** The end of the current journey. */
  let goal: View | null = null
  /** The last request to show something. */
  let shown: readonly Point[] = []
  const place = (): void => {
    moving.style.transform = `translate(${view.x + sheet[0] * view.k}px, ${view.y + sheet[1] * view.k}px) scale(${view.k / drawnAt})`
  }
  const rest = settling(() => void (goal !== null || onRest(view.k)))
  const move = (to: View): void => {
    view = to
    place()
    rest.wait()
    for (const listener of listeners) listener()
  }
  const grip = startGrip({
    frame,
    isForMap,
    view: () => view,
    reach: () => reachOf(home, size()),
    onMove: to => {
      halt()
      move(bounded(to, sheet, size()))
    },
  })
  const set = (to: View): void => {
    move(to)
    grip.renew()
  }
  const halt = (): void => {
    cancelAnimationFrame(frames)
    goal = null
  }
  const travel = (to: View): void => {
    halt()
    const [from, began] = [view, performance.now()]
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return set(to)
    goal = to
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / WAY)
      if (part === 1) goal = null
      set(onTheWay(from, to, 1 - (1 - part) ** 3, size()))
      if (part < 1) frames = requestAnimationFrame(step)
    }
    frames = requestAnimationFrame(step)
  }
  const fit = (): void => set(firstOf(home, size(), insets()))
  fit()
  /** The map takes its frame's current size, which may be known before the callback. */
  const attend = (): void => {
    const [before, now, from] = [known, size(), goal ?? view]
    if (isEmpty(now) || (before.width === now.width && before.height === now.height)) return
    known = now
    halt()
    if (isEmpty(before)) return fit()
    const kept = shown.filter(point => isSeen(from, point, before))
    set(showing(resized(from, home, before, now, insets()), kept, now, insets()))
  }
  const watcher = new ResizeObserver(attend)
  watcher.observe(frame)
  const middle = (): Point => [size().width / 2, size().height / 2]
  const hand: MapHand = {
    show: points => {
      attend()
      shown = points
      if (!isEmpty(size())) travel(showing(view, points, size(), insets()))
    },
    centre: ([x, y]) => travel({ k: view.k, x: middle()[0] - x * view.k, y: middle()[1] - y * view.k }),
    zoomBy: factor => travel(scaledAt(view, middle(), factor, reachOf(home, size()))),
    panBy: (right, down) =>
      travel({ ...view, x: view.x - right * size().width, y: view.y - down * size().height }),
    home: () => travel(wholeOf(home, size(), insets())),
    view: () => view,
    size,
    follow: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    hand,
    redrawn: scale => {
      drawnAt = scale
      place()
    },
    stop: () => {
      halt()
      rest.cancel()
      watcher.disconnect()
      grip.stop()
    },
  }
}

/** Frames without movement until a map rests; counted in frames, so that a slow machine doesn't redraw midway. */
const STILL = 9

function settling(onRest: () => void): { wait: () => void; cancel: () => void } {
  let [frame, still] = [0, 0]
  const count = (): void => {
    still++
    if (still < STILL) frame = requestAnimationFrame(count)
    else onRest()
  }
  const cancel = (): void => cancelAnimationFrame(frame)
  const wait = (): void => {
    cancel()
    still = 0
    frame = requestAnimationFrame(count)
  }
  return { wait, cancel }
}
