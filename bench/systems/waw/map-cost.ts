import type { Topology } from 'topojson-specification'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { groundLayers, groundOf, markup, VARIABLES } from '@sandtable/draw'
import { readPack } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../packs')

/** What the map of a scenario costs a browser at the scale that it is drawn for. */
export function mapCost(scenario: string): { readonly sent: number; readonly elements: number } {
  const reading = readPack(join(PACKS, scenario))
  if (!reading.ok) throw new Error(`${scenario} cannot be read`)
  const topology = readFileSync(join(PACKS, scenario, 'map.topojson'), 'utf8')
  const ground = groundOf(JSON.parse(topology) as Topology, reading.pack)
  const layers = groundLayers(ground, VARIABLES, { scale: 1, id: 'map', sourceColour: () => '#000' })
  const text = [layers.ground, layers.lines, layers.places, layers.names].map(markup).join('')
  return {
    /** The geometry, in kilobytes, packed. */
    sent: gzipSync(topology).length / 1000,
    elements: text.match(/<[a-z]/gi)?.length ?? 0,
  }
}
