/**
 * Runs in the page. The drawing of an SVG as a list of strokes for a canvas, in the SVG's own pixels: the same shapes,
 * colours and letters, but patterns as flat colours, so that the canvas has a little less to do.
 */
export interface Stroke {
  readonly at: DOMMatrix
  /** A shape; null: it is text, or the end of a clip. */
  readonly shape: Path2D | null
  readonly is: 'shape' | 'text' | 'clip' | 'end'
  readonly fill: string | null
  readonly line: string | null
  readonly width: number
  readonly dash: readonly number[]
  readonly alpha: number
  readonly text: string
  readonly font: string
  readonly spacing: string
}

export function sceneOf(svg: SVGSVGElement): Stroke[] {
  const strokes: Stroke[] = []
  const UNSEEN = ['defs', 'clipPath', 'pattern', 'symbol', 'title', 'desc', 'style']
  const NOTHING = { shape: null, fill: null, line: null, width: 0, dash: [], text: '', font: '', spacing: '' }

  const referred = (link: string | null): Element | null => {
    const id = /#([^")]+)/.exec(link ?? '')?.[1]
    return id === undefined ? null : document.getElementById(id)
  }
  /** A pattern has a fallback colour. */
  const colour = (paint: string): string | null =>
    paint === 'none' ? null : paint.startsWith('url') ? (/rgb.*/.exec(paint)?.[0] ?? 'grey') : paint
  const number = (element: Element, name: string): number =>
    Number.parseFloat(element.getAttribute(name) ?? '0')
  const pathOf = (element: Element): Path2D => {
    const path = new Path2D(element.getAttribute('d') ?? '')
    const of = (name: string): number => number(element, name)
    if (element.tagName === 'rect') path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'))
    if (element.tagName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI)
    return path
  }
  const local = (element: SVGElement): DOMMatrix => {
    const own = (element as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix
    const at = own === undefined ? new DOMMatrix() : new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f])
    if (element.tagName === 'use') return at.translate(number(element, 'x'), number(element, 'y'))
    if (!(element instanceof SVGSVGElement)) return at
    const { x, y, width } = element.viewBox.baseVal
    const scale = width === 0 ? 1 : element.width.baseVal.value / width
    const moved = element === svg ? at : at.translate(number(element, 'x'), number(element, 'y'))
    return moved.scale(scale).translate(-x, -y)
  }
  const letters = (
    element: SVGTextContentElement,
    base: Omit<Stroke, 'text' | 'at'>,
    at: DOMMatrix,
  ): void => {
    const text = element.textContent
    const put = (words: string, first: number): void => {
      const { x, y } = element.getStartPositionOfChar(first)
      strokes.push({ ...base, text: words, at: at.translate(x, y).rotate(element.getRotationOfChar(first)) })
    }
    if (element.childElementCount === 0) return text === '' ? undefined : put(text, 0)
    for (let i = 0; i < element.getNumberOfChars(); i++) put(text[i] ?? '', i)
  }
  /** A used element is drawn in the style of the place that uses it. */
  const walk = (element: SVGElement, above: DOMMatrix, seen: number, user: SVGElement = element): void => {
    const style = getComputedStyle(user)
    if (UNSEEN.includes(element.tagName) || style.display === 'none' || style.visibility === 'hidden') return
    const at = above.multiply(local(element))
    const alpha = user === element ? seen * Number(style.opacity) : seen
    const clip = referred(user === element ? style.clipPath : null)?.querySelector('path')
    if (clip) strokes.push({ ...NOTHING, is: 'clip', at, alpha, shape: pathOf(clip) })
    const base = {
      ...NOTHING,
      fill: colour(style.fill),
      line: colour(style.stroke),
      width: Number.parseFloat(style.strokeWidth),
      dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
      alpha,
      font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
      spacing: style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
    }
    const target = element.tagName === 'use' ? referred(element.getAttribute('href')) : null
    if (element instanceof SVGTextElement) letters(element, { ...base, is: 'text' }, at)
    else if (element instanceof SVGGeometryElement)
      strokes.push({ ...base, is: 'shape', at, shape: pathOf(element) })
    else if (target !== null) walk(target as SVGElement, at, alpha, element)
    else for (const child of element.children) walk(child as SVGElement, at, alpha)
    if (clip) strokes.push({ ...NOTHING, is: 'end', at, alpha })
  }
  walk(svg, new DOMMatrix(), 1)
  return strokes
}

/** Runs in the page: draws all of it, moved and scaled. */
export function paint(canvas: CanvasRenderingContext2D, strokes: readonly Stroke[], view: DOMMatrix): void {
  canvas.resetTransform()
  canvas.clearRect(0, 0, canvas.canvas.width, canvas.canvas.height)
  for (const { is, at, shape, fill, line, width, dash, alpha, text, font, spacing } of strokes) {
    if (is === 'end') canvas.restore()
    if (is === 'clip') canvas.save()
    canvas.setTransform(view.multiply(at))
    if (is === 'clip') canvas.clip(shape as Path2D)
    if (is === 'clip' || is === 'end') continue
    canvas.globalAlpha = alpha
    canvas.lineWidth = width
    canvas.setLineDash([...dash])
    canvas.lineJoin = 'round'
    if (is === 'text') [canvas.font, canvas.letterSpacing] = [font, spacing]
    if (is === 'text' && line !== null) {
      canvas.strokeStyle = line
      canvas.strokeText(text, 0, 0)
    }
    if (fill !== null) {
      canvas.fillStyle = fill
      if (shape === null) canvas.fillText(text, 0, 0)
      else canvas.fill(shape)
    }
    if (shape !== null && line !== null) {
      canvas.strokeStyle = line
      canvas.stroke(shape)
    }
  }
}
