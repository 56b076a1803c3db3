import type { Topology } from 'topojson-specification'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { ALL_PACKS } from './packs.ts'
import { groundOf } from '../map/ground.ts'

const PACKS = join(import.meta.dirname, '../../../../../../packs')

export const topologyOf = (pack: string): Topology =>
  JSON.parse(readFileSync(join(PACKS, pack, 'map.topojson'), 'utf8')) as Topology

/** The ground of every pack, by its name. */
export const ALL_GROUNDS = ALL_PACKS.map(pack => ({
  pack,
  name: pack.id,
  ground: groundOf(topologyOf(pack.id), pack),
}))
