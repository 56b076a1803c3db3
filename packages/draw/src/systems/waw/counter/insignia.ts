import type { El } from '../../../el.ts'
import { el, short } from '../../../el.ts'

/** A star of five points. */
export function star(cx: number, cy: number, r: number, fill: string): El {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 === 0 ? r : 0.42 * r]
    return `${short(cx + far * Math.cos(angle))} ${short(cy + far * Math.sin(angle))}`
  })
  return el('path', { d: `M${corners.join('L')}Z`, fill })
}

/** A row of stars about a middle. */
export const stars = (number: number, cx: number, cy: number, r: number, fill: string): El[] =>
  Array.from({ length: number }, (_, i) => star(cx + (i - (number - 1) / 2) * 2.05 * r, cy, r, fill))

export const crown = (cx: number, cy: number, width: number, fill: string): El =>
  el('path', {
    d: 'M2 17h20v-2.500H2zM1.500 4l5 5L12 1.500 17.500 9l5-5-2.300 9H3.800z',
    transform: `translate(${short(cx - width / 2)} ${short(cy - 0.36 * width)}) scale(${short(width / 24)})`,
    fill,
  })
