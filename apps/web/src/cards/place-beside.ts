import type { Beside } from './card-state.ts'

const [GAP, EDGE] = [12, 8]

interface Size {
  readonly width: number
  readonly height: number
}

/** What a card never covers if it can help it: the selection and its targets. */
const keptFree = (): Beside[] =>
  [...document.querySelectorAll('[data-keep]')].map(one => one.getBoundingClientRect())

/** Where a card stands: beside its piece, where it covers least of the selection and its targets. */
export const placeBeside = (piece: Beside, card: Size): readonly [number, number] =>
  bestPlace(piece, card, { width: innerWidth, height: innerHeight }, keptFree())

/** Of the places right, left, below and above a piece, the first that covers least. */
export function bestPlace(
  { left, right, top, bottom }: Beside,
  { width, height }: Size,
  screen: Size,
  kept: readonly Beside[],
): readonly [number, number] {
  const within = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE))
  const places = [
    [right + GAP, top],
    [left - GAP - width, top],
    [left, bottom + GAP],
    [left, top - GAP - height],
  ] as const
  const inside = places.map(
    ([x, y]) => [within(x, width, screen.width), within(y, height, screen.height)] as const,
  )
  const covered = ([x, y]: readonly [number, number]): number => {
    const card = { left: x, right: x + width, top: y, bottom: y + height }
    return [{ left, right, top, bottom }, ...kept].reduce((sum, one) => sum + shared(card, one), 0)
  }
  return inside.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** The area that two boxes share. */
const shared = (one: Beside, other: Beside): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
