import type { Recipe } from './recipe.ts'
import type { MapTopology } from './shape.ts'
import type { Unit } from './units.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin1 } from './admin1.ts'
import { compare, islands, readWritten, touches } from './adjacency.ts'
import { readRecipe } from './recipe.ts'
import { riversNamed } from './rivers.ts'
import { drawMap } from './shape.ts'
import { strayTowns } from './towns.ts'
import { chooseUnits } from './units.ts'
import { usCounties } from './us-counties.ts'

const SOURCES: Record<Recipe['source'], () => Unit[]> = { 'us-counties': usCounties, admin1 }

/** Makes a pack's map.topojson from its geography.yaml, and reports where map.yaml's borders differ. */
async function make(folder: string): Promise<void> {
  const recipe = readRecipe(readFileSync(join(folder, 'geography.yaml'), 'utf8'))
  const choice = chooseUnits(recipe, SOURCES[recipe.source]())
  if (choice.problems.length > 0) throw new Error(choice.problems.join('\n'))

  const rivers = await riversNamed(recipe.rivers)
  for (const [name, lines] of rivers) if (lines.length === 0) throw new Error(`no river is called ${name}`)
  const map = drawMap(recipe, choice, rivers)
  const text = `${JSON.stringify(map)}\n`
  writeFileSync(join(folder, 'map.topojson'), text)
  console.log(`${choice.regions.size} regions, ${Math.ceil(text.length / 1000)} kB`)
  for (const id of strayTowns(map)) console.log(`town outside of its region (by the river?): ${id}`)
  report(folder, map, [...choice.regions.keys()])
}

function report(folder: string, map: MapTopology, ids: string[]): void {
  const found = touches(map)
  const file = join(folder, 'map.yaml')
  if (existsSync(file)) {
    const lines = compare(ids, found, readWritten(readFileSync(file, 'utf8')))
    console.log(lines.length > 0 ? lines.join('\n') : 'the borders of map.yaml are those of the shapes')
    return
  }
  console.log('borders:')
  for (const { pair, kilometres } of found) console.log(`  - [${pair}] # ${kilometres} km`)
  for (const id of islands(ids, found)) console.log(`island: ${id}`)
}

const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new Error('usage: node tools/geography/make.ts packs/<id>')
  await make(folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
