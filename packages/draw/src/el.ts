/**
 * A piece of a drawing: an SVG element as plain data, so that one drawing serves the browser, the printer and a file.
 * Attributes have the names that SVG gives them.
 */
export interface El {
  readonly tag: string
  readonly attrs: Readonly<Record<string, string | number>>
  readonly kids: readonly (El | string)[]
}

type Kid = El | string | null | false | readonly Kid[]

/** An element; null or false attributes and children are left out. */
export function el(
  tag: string,
  attrs: Readonly<Record<string, string | number | null | false>> = {},
  ...kids: readonly Kid[]
): El {
  const kept = Object.entries(attrs).filter((pair): pair is [string, string | number] => isThere(pair[1]))
  return { tag, attrs: Object.fromEntries(kept), kids: flat(kids) }
}

const isThere = (value: unknown): boolean => value !== null && value !== false

const flat = (kids: readonly Kid[]): (El | string)[] =>
  kids.flatMap(kid => {
    if (kid === null || kid === false) return []
    return typeof kid === 'string' || 'tag' in kid ? [kid] : flat(kid)
  })

/** A drawing as text. */
export function markup(drawing: El | string): string {
  if (typeof drawing === 'string') return escaped(drawing)
  const attrs = Object.entries(drawing.attrs).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const inside = drawing.kids.map(markup).join('')
  return `<${drawing.tag}${attrs.join('')}${inside === '' ? '/>' : `>${inside}</${drawing.tag}>`}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] as string)

/** A number as short as a picture needs it. */
export const short = (n: number): number => Math.round(n * 100) / 100
