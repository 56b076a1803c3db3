import type { Unit } from './units.ts'
import { DatabaseSync } from 'node:sqlite'
import { fileOfPackage } from './debian.ts'
import { readShape } from './geopackage.ts'

const FILE = 'usr/share/qgis/resources/data/world_map.gpkg'
const QUERY = 'SELECT fid, name, admin, geom FROM states_provinces ORDER BY fid'

/**
 * The provinces of the world (Natural Earth 1:10m admin-1, version 4.1.0, public domain), by country; the code is the
 * number of the row. The copy that comes with QGIS is taken because its names are with the shapes.
 */
export function admin1(): Unit[] {
  const db = new DatabaseSync(fileOfPackage('qgis-common', FILE), { readOnly: true })
  try {
    return db
      .prepare(QUERY)
      .all()
      .map(row => ({
        code: String(row['fid']),
        name: String(row['name'] ?? ''),
        state: String(row['admin'] ?? ''),
        shape: readShape(row['geom'] as Uint8Array),
      }))
  } finally {
    db.close()
  }
}
