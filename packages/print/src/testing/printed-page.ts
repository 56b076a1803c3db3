/** A font of the file: what its glyphs are wide, in thousandths of the size, and the letters that they show. */
export interface Font {
  readonly widths: readonly number[]
  readonly letters: readonly string[]
}

/** A page as it lies in the file; lengths in points. */
export interface PageContent {
  readonly width: number
  readonly height: number
  readonly content: string
  readonly fonts: ReadonlyMap<string, Font>
}

/** Millimetres from the upper left corner of the page. */
type Spot = readonly [x: number, y: number]

/** Letters that stand in a row, and what they cover. */
export interface Run {
  readonly text: string
  readonly size: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A straight line from the top down. */
export interface Upright {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** A page as it is seen. */
export interface PrintedPage {
  readonly width: number
  readonly height: number
  readonly runs: readonly Run[]
  readonly uprights: readonly Upright[]
}

const POINT = 72 / 25.4

/** a to f of the PDF: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly number[]
const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0]

const moved = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Matrix, x: number, y: number): Spot => [
  a * x + c * y + e,
  b * x + d * y + f,
]

function product(first: Matrix, then: Matrix): Matrix {
  const [e, f] = moved(then, first[4] ?? 0, first[5] ?? 0)
  const turned = [...then.slice(0, 4), 0, 0]
  return [
    ...moved(turned, first[0] ?? 0, first[1] ?? 0),
    ...moved(turned, first[2] ?? 0, first[3] ?? 0),
    e,
    f,
  ]
}

interface Glyph {
  readonly letters: string
  readonly size: number
  readonly start: Spot
  readonly end: Spot
  /** From the line that letters stand on to the top of the tall ones. */
  readonly up: Spot
}

/** Follows what is drawn on a page, letter by letter and line by line. */
export function printedPage({ width, height, content, fonts }: PageContent): PrintedPage {
  const glyphs: Glyph[] = []
  const uprights: Upright[] = []
  const kept: Matrix[] = []
  let [page, text] = [UNCHANGED, UNCHANGED]
  let font: Font | undefined
  let size = 0
  let pen: Spot = [0, 0]
  const onPaper = (matrix: Matrix, x: number, y: number): Spot => {
    const [across, up] = moved(matrix, x, y)
    return [across / POINT, (height - up) / POINT]
  }
  for (const line of content.split('\n')) {
    const parts = line.split(' ')
    const operator = parts.pop()
    const numbers = parts.map(Number)
    const [x = 0, y = 0] = numbers
    if (operator === 'q') kept.push(page)
    else if (operator === 'Q') page = kept.pop() ?? UNCHANGED
    else if (operator === 'cm') page = product(numbers, page)
    else if (operator === 'Tf') [font, size] = [fonts.get((parts[0] ?? '').slice(1)), y]
    else if (operator === 'Tm') text = numbers
    else if (operator === 'Tj') {
      const glyph = Number.parseInt((parts[0] ?? '').slice(1), 16)
      const matrix = product(text, page)
      const [start, end] = [
        onPaper(matrix, 0, 0),
        onPaper(matrix, ((font?.widths[glyph] ?? 0) * size) / 1000, 0),
      ]
      const [left, top] = onPaper(matrix, 0, 0.7 * size)
      const up: Spot = [left - start[0], top - start[1]]
      glyphs.push({ letters: font?.letters[glyph] ?? '', size: Math.hypot(...up) / 0.7, start, end, up })
    } else if (operator === 'm') pen = onPaper(page, x, y)
    else if (operator === 'l') {
      const to = onPaper(page, x, y)
      const isUpright = Math.abs(to[0] - pen[0]) < 0.01
      if (isUpright)
        uprights.push({ x: pen[0], top: Math.min(pen[1], to[1]), bottom: Math.max(pen[1], to[1]) })
      pen = to
    }
  }
  return { width: width / POINT, height: height / POINT, runs: runsOf(glyphs), uprights }
}

/** Letters join where each starts about where the one before it ends. */
function runsOf(glyphs: readonly Glyph[]): Run[] {
  const rows: Glyph[][] = []
  for (const glyph of glyphs) {
    const last = rows.at(-1)
    if (last !== undefined && follows(last.at(-1) as Glyph, glyph)) last.push(glyph)
    else rows.push([glyph])
  }
  return rows.map(row => {
    const corners = row.flatMap(({ start, end, up }) =>
      [start, end].flatMap(([x, y]): Spot[] => [
        [x + up[0], y + up[1]],
        [x - 0.25 * up[0], y - 0.25 * up[1]],
      ]),
    )
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    return {
      text: row.map(({ letters }) => letters).join(''),
      size: (row[0] as Glyph).size,
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
  })
}

/** A gap is at most half as wide as letters are high, and they overlap no more than a pair like AV does. */
function follows(before: Glyph, { start, end, size }: Glyph): boolean {
  const [dx, dy] = [start[0] - before.end[0], start[1] - before.end[1]]
  const wide = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
  const along = (dx * (end[0] - start[0]) + dy * (end[1] - start[1])) / wide
  return Math.abs(size - before.size) < 0.01 && Math.hypot(dx, dy) < size / 2 && along > -0.15 * size
}
