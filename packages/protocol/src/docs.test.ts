import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rollDice, seeded } from '@sandtable/kernel'
import { commitmentTo, fairDice } from '@sandtable/shelf'
import { startServer } from '../../../apps/server/src/index.ts'

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'sandtable-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a program from the page to a file. */
function programWith(mark: string): string {
  const program = [...PAGE.matchAll(/```js\n([\s\S]*?)```/g)].find(([, text]) => text?.includes(mark))?.[1]
  if (program === undefined) throw new Error(`the page has no program with '${mark}'`)
  const path = join(folder, `${mark}.mjs`)
  writeFileSync(path, program)
  return path
}

const outputOf = (path: string, argument: string): Promise<string> =>
  new Promise(ended => {
    const child = spawn(process.execPath, [path, argument], { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    child.once('close', () => ended(output))
  })

test("the page's bot plays a game on a server to its end", async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', store: { folder }, threads: 1 })
  const output = await outputOf(programWith('connect'), server.url)
  await server.close()
  expect(output).toMatch(/^(not )?won played\n$/)
})

test("the page's dice fall like a game's", async () => {
  const secret = '5e'.repeat(32)
  const nonces = ['01'.repeat(32), 'fe'.repeat(32)]
  const { diceOf } = (await import(programWith('diceOf'))) as {
    diceOf: (fair: object) => (sides: number) => number
  }
  const roll = diceOf({ commitment: commitmentTo(secret), secret, nonces })
  const dice = fairDice({ secret, nonces })
  const chance = seeded('sides')
  for (let i = 0; i < 200; i++) {
    const sides = i % 5 === 0 ? 3_000_000_000 + i : 1 + rollDice(chance, 60)
    expect(roll(sides)).toBe(rollDice(dice, sides))
  }
  expect(() => diceOf({ commitment: commitmentTo('00'.repeat(32)), secret, nonces })).toThrow(
    'not the secret',
  )
})
