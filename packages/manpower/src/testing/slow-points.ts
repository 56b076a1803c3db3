import { parentPort } from 'node:worker_threads'
import { runInThisContext } from 'node:vm'
import { setFlagsFromString } from 'node:v8'
import { begin, isSpace, playOut, rollDice, seeded } from '@sandtable/kernel'
import { battleNamed } from './packs.ts'
import { MANPOWER } from '../ruleset.ts'

setFlagsFromString('--allow-natives-syntax')
const holdsSmallNumbers = runInThisContext('row => %HasSmiElements(row)') as (row: unknown) => boolean

/** Points and vectors, by the names under which they are kept, singly or in rows. */
const POINTS: ReadonlySet<string> = new Set(['at', 'facing', 'path', 'start', 'offset', 'outline', 'line', 'trail', 'point', 'falls']) // prettier-ignore

/** Points in which the machine keeps anything but small whole numbers, by the way to them. */
function slowPoints(value: unknown, path: string, arePoints = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && typeof value[0] === 'number')
    return !arePoints || holdsSmallNumbers(value) ? [] : [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, part]) =>
    slowPoints(part, `${path}.${key}`, Array.isArray(value) ? arePoints : POINTS.has(key)),
  )
}

/** Those after some battles of random play. */
const s = battleNamed('hallam-junction')
const found = ['a', 'b', 'c'].flatMap(seed => {
  const dice = seeded(seed)
  const g = begin(MANPOWER, s, { dice })
  playOut(g, (_g, _player, _kind, options) =>
    isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] ?? null),
  )
  return slowPoints({ map: s.map, position: g.p, log: g.log }, 'battle')
})
parentPort?.postMessage(found)
