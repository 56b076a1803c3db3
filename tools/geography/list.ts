import { admin1 } from './admin1.ts'
import { usCounties } from './us-counties.ts'
import { riversWithin } from './rivers.ts'

const USAGE = `usage: node tools/geography/list.ts us-counties|admin1 [state or country]
       node tools/geography/list.ts rivers west south east north`

/** What a geography.yaml may name: the states or countries, the units of one, or the rivers that touch a frame. */
async function list([what, ...rest]: string[]): Promise<string[]> {
  if (what === 'rivers') {
    const [west = NaN, south = NaN, east = NaN, north = NaN] = rest.map(Number)
    return riversWithin([west, south, east, north])
  }
  if (what !== 'us-counties' && what !== 'admin1') return [USAGE]
  const units = what === 'admin1' ? admin1() : usCounties()
  const [state] = rest
  if (state === undefined) return [...new Set(units.map(unit => unit.state))].toSorted()
  return units
    .filter(unit => unit.state === state)
    .map(unit => `${unit.name} (${unit.code})`)
    .toSorted()
}

console.log((await list(process.argv.slice(2))).join('\n'))
