/** A rectangle on the screen. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a note lies, on which side of its target, and where its pointer sits on its edge. */
export interface NoteLayout {
  readonly left: number
  readonly top: number
  readonly side: 'left' | 'right' | 'above' | 'below' | 'over'
  readonly pointer: { readonly left?: number; readonly top?: number }
}

const GAP = 14
const EDGE = 12

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/**
 * Puts a note on the first side of its target with enough room and nothing that must stay visible; failing that,
 * wherever there is room, or over its target.
 */
export function placeBeside(target: Box, note: Size, screen: Size, keep: readonly Box[] = []): NoteLayout {
  const places = SIDES.map(side => placeAt(side, target, note, screen)).filter(place =>
    fits(place, note, screen),
  )
  const clear = places.find(place => !keep.some(box => covers(place, note, box)))
  return clear ?? places[0] ?? placeOver(target, note, screen)
}

const SIDES = ['right', 'left', 'above', 'below'] as const

function placeAt(side: (typeof SIDES)[number], target: Box, note: Size, screen: Size): NoteLayout {
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2]
  const left = within(x - note.width / 2, EDGE, screen.width - note.width - EDGE)
  const top = within(y - note.height / 2, EDGE, screen.height - note.height - EDGE)
  const rows = { side, top, pointer: { top: within(y - top, EDGE, note.height - EDGE) } }
  const columns = { side, left, pointer: { left: within(x - left, EDGE, note.width - EDGE) } }
  if (side === 'right') return { ...rows, left: target.left + target.width + GAP }
  if (side === 'left') return { ...rows, left: target.left - GAP - note.width }
  if (side === 'above') return { ...columns, top: target.top - GAP - note.height }
  return { ...columns, top: target.top + target.height + GAP }
}

const placeOver = (target: Box, note: Size, screen: Size): NoteLayout => ({
  left: within(target.left + (target.width - note.width) / 2, EDGE, screen.width - note.width - EDGE),
  top: within(target.top + EDGE, EDGE, screen.height - note.height - EDGE),
  side: 'over',
  pointer: {},
})

const fits = ({ left, top }: NoteLayout, note: Size, screen: Size): boolean =>
  left >= EDGE &&
  top >= EDGE &&
  left + note.width + EDGE <= screen.width &&
  top + note.height + EDGE <= screen.height

const covers = ({ left, top }: NoteLayout, note: Size, box: Box): boolean =>
  left < box.left + box.width &&
  box.left < left + note.width &&
  top < box.top + box.height &&
  box.top < top + note.height
