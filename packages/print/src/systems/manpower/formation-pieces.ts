import type { El, Livery, Page, Paper } from '@sandtable/draw'
import type { FieldFile, FieldGroupFile } from '@sandtable/scenario'
import type { FieldSheetWords } from './words/words.ts'
import type { Voice } from '@sandtable/kernel'
import {
  el,
  fieldDefs,
  fieldLiveries,
  FONTS,
  formationKey,
  LIGHT,
  sansWidth,
  stripeFill,
  symbol,
} from '@sandtable/draw'
import { gridPages } from '../../grid.ts'
import { keyPage } from '../../key-page.ts'

const [WIDE, HIGH, SCALE] = [40, 20, 5]

type Says = Voice<FieldSheetWords>

/** A counter of 40 by 20 mm for each group, side by side; its back is pale, for one that has declared or moved. */
export function formationPages(file: FieldFile, paper: Paper, voice: Says): Page[] {
  const sheet = {
    title: voice('sheet:formations', { title: file.title }),
    width: WIDE,
    height: HIGH,
    gap: 2,
    scale: SCALE,
    defs: fieldDefs([file], LIGHT),
    pieces: file.sides.flatMap(({ id, groups, reinforcements }) => {
      const livery = fieldLiveries(file).get(id)
      if (livery === undefined) return []
      return [...groups, ...reinforcements.flatMap(late => late.groups)].map(group => ({
        front: piece(file, group, livery, false, voice),
        back: piece(file, group, livery, true, voice),
      }))
    }),
  }
  return gridPages(paper, sheet, voice)
}

/** How a formation on the map is read, each part by name. */
export function formationKeyPages(file: FieldFile, paper: Paper, voice: Says): Page[] {
  const [livery] = fieldLiveries(file).values()
  return livery === undefined
    ? []
    : [
        keyPage(paper, {
          title: voice('sheet:key', { title: file.title }),
          defs: fieldDefs([file], LIGHT),
          keys: [formationKey(livery, { scale: 1, column: 130 }, { palette: LIGHT, voice })],
        }),
      ]
}

/** Lines of units that a counter has room for. */
const LINES = 3

/** So many units of a kind: 24 longbowmen, 2 × 105 mm howitzer. */
function unitsOf(file: FieldFile, { unit, units }: FieldGroupFile['stacks'][number], voice: Says): string {
  const sheet = file.catalogue.units[unit]
  const name = sheet?.name ?? unit
  if (/^\d/.test(name)) return voice('formation:units:numbered', { count: units, unit: name })
  const [one, more] = [sheet?.singular ?? name, sheet?.plural ?? name]
  return voice('formation:units', { count: units, unit: one, units: more })
}

function piece(file: FieldFile, group: FieldGroupFile, livery: Livery, isBack: boolean, voice: Says): El {
  const [field, ink] = isBack ? [livery.back, livery.backInk] : [livery.field, livery.ink]
  const [width, height] = [WIDE * SCALE, HIGH * SCALE]
  const stacks = group.stacks.map(stack => unitsOf(file, stack, voice))
  const first = file.catalogue.units[group.stacks[0]?.unit ?? '']?.symbol ?? 'foot'
  const more = voice('formation:more', { count: stacks.length - LINES + 1 })
  const shown = stacks.length > LINES ? [...stacks.slice(0, LINES - 1), more] : stacks
  return el(
    'g',
    {},
    el('rect', { width, height, rx: 6, fill: field, stroke: livery.edge, 'stroke-width': 1.2 }),
    el('path', {
      d: `M12 .6H6A6 6 0 0 0 .6 6V${height - 6}A6 6 0 0 0 6 ${height - 0.6}h6z`,
      fill: stripeFill(livery),
    }),
    el('path', { d: `M14 1.500H${width - 2}`, stroke: livery.edge, 'stroke-width': 3.5 }),
    el('g', { transform: 'translate(20 26)' }, symbol(first, 52, isBack ? livery.backInk : livery.figure)),
    written(group.name, 80, 32, 17, 700, ink),
    shown.map((line, i) => written(line, 80, 52 + i * 16, 12.5, 400, ink)),
  )
}

/** A line of a counter, smaller where it would not fit. */
const written = (text: string, x: number, y: number, size: number, weight: number, ink: string): El =>
  el(
    'text',
    {
      x,
      y,
      'font-family': FONTS.sans,
      'font-weight': weight,
      'font-size': Math.min(size, (WIDE * SCALE - x - 12) / sansWidth(text, 1)),
      fill: ink,
    },
    text,
  )
