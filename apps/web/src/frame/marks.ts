import type { Livery, Mark } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import { liveries } from '@sandtable/draw'

/** How each player is marked: the field of his first nation where it is dark, else its stripe, hatched. */
export const marksOf = (pack: PackFile): Mark[] =>
  pack.players.map(({ id }) => {
    const nation = Object.keys(pack.nations).find(one => pack.nations[one]?.player === id)
    return markOf(nation === undefined ? undefined : liveries(pack).get(nation))
  })

/** The mark of somebody's livery. */
export function markOf(livery: Livery | undefined): Mark {
  if (livery === undefined) return { colour: 'var(--ink3)', hatched: false }
  const hatched = livery.tone === 'light'
  return { colour: onBoth(hatched ? livery.stripe : livery.field), hatched }
}

/** A dark colour as it is seen where the page is light, and paler where it is dark. */
const onBoth = (colour: string): string => `light-dark(${colour}, color-mix(in oklab, ${colour} 70%, white))`

/** The same for a box on the page. */
export const fillOf = ({ colour, hatched }: Mark): string =>
  hatched
    ? `repeating-linear-gradient(45deg, ${colour} 0 3px, color-mix(in srgb, ${colour} 25%, var(--raised)) 3px 5px)`
    : colour
