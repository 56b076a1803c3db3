import { env } from 'node:process'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { finishedGame } from '../testing/finished.ts'
import { houseForTests } from '../testing/online.ts'
import { inspect } from './inspect.ts'
import { scratch } from '../testing/bin.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
const { text } = await finishedGame(await houseForTests())
const FILE = scratch('changed.game.json')

/** Whether a change of one byte goes unnoticed. */
function unnoticed(bytes: Buffer, at: number): boolean {
  const other = Buffer.from(bytes)
  other[at] = (other[at] as number) ^ (1 << (at % 8))
  writeFileSync(FILE, other)
  const findings = inspect(FILE, undefined, {})
  return typeof findings !== 'string' && findings.every(({ holds }) => holds)
}

test('[CLI] a bit that is turned over in any byte of a game file is found', () => {
  const bytes = Buffer.from(text)
  const step = Math.max(1, Math.round(1 / SCALE))
  const places = [...bytes.keys()].filter(at => at % step === 0)
  expect(places.filter(at => unnoticed(bytes, at))).toEqual([])
  console.log(
    `figure: verify: ${places.length} of ${bytes.length} bytes of a game file changed one by one, all found`,
  )
})
