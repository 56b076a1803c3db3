import type { Livery, Mark } from '@sandtable/draw'

/** The mark of a livery. */
export function markOf(livery: Livery | undefined): Mark {
  if (livery === undefined) return { colour: 'var(--ink3)', hatched: false }
  const hatched = livery.tone === 'light'
  return { colour: onBoth(hatched ? livery.stripe : livery.field), hatched }
}

/** A dark colour in light mode, paler in dark mode. */
const onBoth = (colour: string): string => `light-dark(${colour}, color-mix(in oklab, ${colour} 70%, white))`

/** The same for a box on the page. */
export const fillOf = ({ colour, hatched }: Mark): string =>
  hatched
    ? `repeating-linear-gradient(45deg, ${colour} 0 3px, color-mix(in srgb, ${colour} 25%, var(--raised)) 3px 5px)`
    : colour
