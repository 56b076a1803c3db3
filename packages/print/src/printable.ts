import type { El } from '@sandtable/draw'
import type { FontKey } from './fonts.ts'
import { el } from '@sandtable/draw'
import { fontFor, isExtended } from './fonts.ts'

/** A drawing in what a PDF can do: fonts by their files, plain colours with opacity, halos drawn before their letters. */
export function printable(drawing: El, font: FontKey | null = null): El[] {
  const attrs = plainly(drawing.attrs)
  if (attrs['paint-order'] === 'stroke') {
    const { 'paint-order': _, ...rest } = attrs
    const haloed = { ...drawing, attrs: rest }
    return [...printable(haloed, font), ...printable({ ...haloed, attrs: { ...rest, stroke: 'none' } }, font)]
  }
  const key = font ?? (drawing.tag === 'text' ? fontFor(attrs) : null)
  if (key === null) return [{ ...drawing, attrs, kids: drawing.kids.flatMap(kid => parts(kid, null)) }]
  const { 'font-weight': _weight, 'font-style': _style, ...rest } = attrs
  const lettered = { ...rest, 'font-family': key }
  return [{ ...drawing, attrs: lettered, kids: drawing.kids.flatMap(kid => parts(kid, key)) }]
}

function parts(kid: El | string, key: FontKey | null): (El | string)[] {
  if (typeof kid !== 'string') return printable(kid, key)
  return key === null ? [kid] : runs(kid, key)
}

/** Letters that the font's first file has not are set from its second. */
const runs = (text: string, key: FontKey): (El | string)[] =>
  (text.match(/[^\u0100-\u02af\u1e00-\u1eff]+|[\u0100-\u02af\u1e00-\u1eff]+/g) ?? []).map(run =>
    isExtended(run) ? el('tspan', { 'font-family': `${key}-ext` }, run) : run,
  )

/** #rrggbbaa becomes a colour and an opacity, and a reference needs no colour to fall back on. */
function plainly(attrs: El['attrs']): Record<string, string | number> {
  const plain: Record<string, string | number> = { ...attrs }
  for (const paint of ['fill', 'stroke', 'stop-color']) {
    const value = String(attrs[paint] ?? '')
    const [, colour = '', alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(value) ?? []
    const opacity = `${paint.replace('-color', '')}-opacity`
    if (alpha === undefined) {
      if (value.startsWith('url(')) plain[paint] = value.replace(/ .*$/, '')
      continue
    }
    plain[paint] = colour
    plain[opacity] = (Number(attrs[opacity] ?? 1) * Number.parseInt(alpha, 16)) / 255
  }
  return plain
}
