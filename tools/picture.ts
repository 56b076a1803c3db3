import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Draws the pictures of README and docs from what the commands really print: `node tools/picture.ts`. */
const ROOT = join(import.meta.dirname, '..')
const FILE = 'packs/examples/missouri-1861.battle.yaml'

const INK = { ground: '#191D20', edge: '#343A3E', plain: '#F0EADC', dim: '#A39C8E' }
/** Terminal colours, in the tones of the table. */
const TONES: Readonly<Record<string, string>> = {
  '31': '#F09483',
  '32': '#86C98F',
  '33': '#FFB454',
  '34': '#7FAEE8',
  '35': '#D69BE6',
  '36': '#7DB8FF',
  '90': INK.dim,
}
const [COLUMN, LINE, MARGIN] = [8.4, 19, 24]

interface Run {
  readonly text: string
  readonly at: number
  readonly colour: string
  readonly bold: boolean
}

function printed(words: readonly string[], input = ''): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/src/sandtable.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: undefined },
  })
  if (status !== 0) throw new Error(`sandtable ${words.join(' ')} failed: ${stderr}`)
  return stdout.split('\n')
}

/** How a terminal is told to change its colour. */
const CODE = new RegExp(`(${String.fromCharCode(27)}\\[[\\d;]*m)`)

/** A line's text in runs of one colour without wide gaps, each with the column that it begins at. */
function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let [at, colour, bold] = [0, INK.plain, false]
  for (const part of line.split(CODE)) {
    if (!CODE.test(part)) {
      for (const piece of part.split(/( {2,})/)) {
        if (piece.trim() !== '') runs.push({ text: piece, at, colour, bold })
        at += piece.length
      }
      continue
    }
    const code = part.slice(2, -1)
    if (code === '1') bold = true
    else if (code === '22') [bold, colour] = [false, colour === INK.dim ? INK.plain : colour]
    else if (code === '2') colour = INK.dim
    else if (code === '0' || code === '39' || code === '') colour = INK.plain
    else colour = TONES[code] ?? colour
  }
  return runs
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function drawn(lines: readonly string[], columns: number): string {
  const [width, height] = [columns * COLUMN + 2 * MARGIN, lines.length * LINE + 2 * MARGIN]
  const texts = lines.flatMap((line, row) =>
    runsOf(line).map(({ text, at, colour, bold }) => {
      const lead = text.length - text.trimStart().length
      const x = MARGIN + (at + lead) * COLUMN
      const length = text.trim().length * COLUMN
      const weight = bold ? ' font-weight="700"' : ''
      const y = MARGIN + (row + 0.75) * LINE
      return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" textLength="${length.toFixed(1)}" fill="${colour}"${weight}>${escaped(text.trim())}</text>`
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">`,
    `<rect width="${width}" height="${height}" rx="12" fill="${INK.ground}" stroke="${INK.edge}"/>`,
    ...texts,
    '</svg>\n',
  ].join('\n')
}

/** The lines between two that say this and that. */
function between(lines: readonly string[], first: string, last: string): string[] {
  const from = lines.findIndex(line => line.includes(first))
  const to = lines.findIndex((line, i) => i > from && line.includes(last))
  if (from === -1 || to === -1) throw new Error(`nothing was printed from '${first}' to '${last}'`)
  return lines.slice(from, to)
}

const draw = (file: string, lines: readonly string[]): void =>
  writeFileSync(join(ROOT, 'docs', file), drawn(lines, 100))

draw('battle.svg', between(printed(['battle', FILE]), 'Round 1', 'Round 2').slice(0, -1))
const game = printed(['play', 'hastings-1066', '--as', 'saxons', '--seed', 'x'], 'map\nquit\nno\n')
draw('play.svg', between(game, 'Commanders', 'Save the game').slice(0, -1))
