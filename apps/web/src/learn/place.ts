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
export interface Place {
  readonly left: number
  readonly top: number
  readonly side: 'left' | 'right' | 'above' | 'below' | 'over'
  readonly pointer: { readonly left?: number; readonly top?: number }
}

const GAP = 14
const EDGE = 12

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Puts a note on the first side of its target where there is room for it, or over it where there is none. */
export function placeBeside(target: Box, note: Size, screen: Size): Place {
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2]
  const left = within(x - note.width / 2, EDGE, screen.width - note.width - EDGE)
  const top = within(y - note.height / 2, EDGE, screen.height - note.height - EDGE)
  const [right, bottom] = [target.left + target.width, target.top + target.height]
  const rows = { top, pointer: { top: within(y - top, EDGE, note.height - EDGE) } }
  const columns = { left, pointer: { left: within(x - left, EDGE, note.width - EDGE) } }
  if (right + GAP + note.width + EDGE <= screen.width) return { ...rows, side: 'right', left: right + GAP }
  if (target.left - GAP - note.width >= EDGE)
    return { ...rows, side: 'left', left: target.left - GAP - note.width }
  if (target.top - GAP - note.height >= EDGE)
    return { ...columns, side: 'above', top: target.top - GAP - note.height }
  if (bottom + GAP + note.height + EDGE <= screen.height)
    return { ...columns, side: 'below', top: bottom + GAP }
  return {
    left,
    top: within(target.top + EDGE, EDGE, screen.height - note.height - EDGE),
    side: 'over',
    pointer: {},
  }
}
