import type { Topology } from 'topojson-specification'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { groundLayers, groundOf, markup, VARIABLES } from '@sandtable/draw'
import { readPack } from '@sandtable/scenario'

/** What the map of a scenario costs a browser at the scale that it is drawn for. */
export interface MapCost {
  readonly scenario: string
  readonly regions: number
  /** Elements of its drawings, and their text in kilobytes, plain and as it is when packed. */
  readonly nodes: number
  readonly kB: number
  readonly packed: number
  /** The geometry that is sent, in kilobytes, packed. */
  readonly sent: number
}

const PACKS = join(import.meta.dirname, '..', 'packs')
const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

export function mapCost(scenario: string): MapCost {
  const reading = readPack(join(PACKS, scenario))
  if (!reading.ok) throw new Error(`${scenario} cannot be read`)
  const topology = readFileSync(join(PACKS, scenario, 'map.topojson'), 'utf8')
  const ground = groundOf(JSON.parse(topology) as Topology, reading.pack)
  const layers = groundLayers(ground, VARIABLES, { scale: 1, id: 'map', sourceColour: () => '#000' })
  const text = [layers.ground, layers.lines, layers.places, layers.names].map(markup).join('')
  return {
    scenario,
    regions: ground.regions.length,
    nodes: text.match(/<[a-z]/gi)?.length ?? 0,
    kB: kilobytes(text.length),
    packed: kilobytes(gzipSync(text).length),
    sent: kilobytes(gzipSync(topology).length),
  }
}

if (import.meta.main) console.table(['hastings-1066', 'missouri-1861', 'mongols-1241'].map(mapCost))
