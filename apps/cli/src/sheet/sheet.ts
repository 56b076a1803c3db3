import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperName, Part } from '@sandtable/print'
import type { Topology } from 'topojson-specification'
import { sheetPdf } from '@sandtable/print'
import { packFolder } from '@sandtable/shelf'
import { openWar } from '../open-pack.ts'
import { refuse } from '../open.ts'

export interface SheetOptions {
  readonly pdf: string
  readonly paper: PaperName
  readonly what: readonly Part[]
}

/** sandtable sheet: a scenario's map, counters and cards on paper. */
export async function sheet(scenario: string, { pdf, paper, what }: SheetOptions): Promise<void> {
  const opened = openWar(scenario)
  if (opened === null) return
  const topology = what.includes('map') ? mapOf(packFolder(scenario) ?? scenario) : NO_MAP
  if (typeof topology === 'string') return refuse([topology])
  const bytes = await sheetPdf(opened.pack, topology, { paper, what })
  try {
    writeFileSync(pdf, bytes)
  } catch (error) {
    return refuse([`sandtable: ${pdf} cannot be written: ${(error as Error).message}`])
  }
  process.stdout.write(`${pdf}: the ${sayParts(what)} of ${opened.pack.title}, for ${PAPER[paper]}\n`)
}

const NO_MAP: Topology = { type: 'Topology', objects: {}, arcs: [] }

/** The geometry beside a pack's files; or why there is none. */
function mapOf(folder: string): Topology | string {
  const file = join(folder, 'map.topojson')
  if (!existsSync(file))
    return `sandtable: ${file} is not there, and the map is drawn from it; --what counters,cards leaves the map out`
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Topology
  } catch (error) {
    return `sandtable: ${file} is no TopoJSON: ${(error as Error).message}`
  }
}

const sayParts = (what: readonly Part[]): string =>
  what.length === 1 ? `${what[0]}` : `${what.slice(0, -1).join(', ')} and ${what.at(-1)}`

const PAPER = { a4: 'A4', letter: 'Letter' } as const
