import type { El, Ground, Page, Paper } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Topology } from 'topojson-specification'
import type { Voice } from '@sandtable/kernel'
import type { WarSheetWords } from './words/words.ts'
import { el, footer, framed, groundLayers, groundOf, LIGHT, liveries, MARGIN } from '@sandtable/draw'

/** Sheets that the large map is put together from, side by side and one below the other. */
const TILES = 2

/** So much of the map is on two neighbouring sheets, to glue them by. */
const OVERLAP = 6

/** The map on one sheet to look at, and on four to play on. */
export function mapPages(
  pack: PackFile,
  topology: Topology | null,
  paper: Paper,
  voice: Voice<WarSheetWords>,
): Page[] {
  const ground = groundOf(topology, pack)
  const turned = turnedFor(ground, paper)
  const inside = { width: turned.width - 2 * MARGIN, height: turned.height - 2 * MARGIN }
  const whole = fitted(ground, inside)
  const { title } = pack
  const name = voice('sheet:map', { title })
  const one: Page = {
    paper: turned,
    title: name,
    drawing: sheet(drawn(pack, ground, whole.scale), whole, turned, name),
  }
  const poster = { width: TILES * inside.width - OVERLAP, height: TILES * inside.height - OVERLAP }
  const large = fitted(ground, poster)
  const map = drawn(pack, ground, large.scale)
  const tiles = [0, 1].flatMap(row => [0, 1].map(column => ({ row, column })))
  return [
    one,
    ...tiles.map(({ row, column }): Page => {
      const own = voice('sheet:map:large', { title, row: row + 1, column: column + 1 })
      const moved = {
        ...large,
        x: large.x - column * (inside.width - OVERLAP),
        y: large.y - row * (inside.height - OVERLAP),
      }
      return { paper: turned, title: own, drawing: sheet(map, moved, turned, own) }
    }),
  ]
}

/** A wide map lies on a sheet that is turned. */
const turnedFor = ({ board: [left, top, right, bottom] }: Ground, { width, height }: Paper): Paper =>
  right - left > bottom - top ? { width: height, height: width } : { width, height }

/** Where the board lies so that all of it is seen: as large as it fits, in the middle. */
function fitted({ board: [left, top, right, bottom] }: Ground, room: { width: number; height: number }) {
  const around = 0.04 * Math.max(right - left, bottom - top)
  const scale = Math.min(room.width / (right - left + 2 * around), room.height / (bottom - top + 2 * around))
  const x = room.width / 2 - (scale * (left + right)) / 2
  const y = room.height / 2 - (scale * (top + bottom)) / 2
  return { scale, x, y }
}

/** Names and marks are as large as on a screen of 96 dots to the inch. */
const DOTS = 3.78

function drawn(pack: PackFile, ground: Ground, scale: number): El {
  const layers = groundLayers(ground, LIGHT, {
    scale: scale * DOTS,
    id: 'print',
    sourceColour: ([player = '']) => colourOf(pack, player),
  })
  return el('g', {}, layers.ground, layers.lines, layers.places, layers.names)
}

const colourOf = (pack: PackFile, player: string): string => {
  const nation = Object.keys(pack.nations).find(id => pack.nations[id]?.player === player)
  return liveries(pack).get(nation ?? '')?.frame ?? LIGHT.ink
}

function sheet(
  map: El,
  { x, y, scale }: { x: number; y: number; scale: number },
  paper: Paper,
  title: string,
): El {
  const placed = el('g', { transform: `translate(${x} ${y}) scale(${scale})` }, map)
  return el('g', {}, framed(paper, placed), footer(paper, title))
}
