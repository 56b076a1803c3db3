import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PATIENCE, scratch } from '../testing/bin.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** `npx sandtable serve` in a process group of its own, as a terminal starts it. */
async function served(name: string): Promise<{ npx: ChildProcess; url: string }> {
  const words = ['sandtable', 'serve', '--port', '0', '--data', scratch(name)]
  const npx = spawn('npx', words, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  afterAll(() => signalGroup(npx, 'SIGKILL'))
  let said = ''
  const url = await new Promise<string>((found, fail) => {
    npx.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const at = /running at (\S+)[\s\S]*Ctrl-C to stop/.exec(said)?.[1]
      if (at !== undefined) found(at)
    })
    npx.once('exit', code => fail(new Error(`it ended with ${code}: ${said}`)))
  })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  return { npx, url }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(pid as number), signal)
  } catch {
    // Every process of the group has ended.
  }
}

const isGone = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    () => false,
    () => true,
  )

test.for<readonly [string, (npx: ChildProcess) => void]>([
  ['SIGTERM to npx alone', npx => void npx.kill('SIGTERM')],
  ['SIGHUP to npx alone', npx => void npx.kill('SIGHUP')],
  ['Ctrl-C, which reaches all', npx => signalGroup(npx, 'SIGINT')],
])('[CLI] a server that npx started ends with %s', { timeout: PATIENCE }, async ([name, end]) => {
  const { npx, url } = await served(name.replace(/\W/g, ''))
  end(npx)
  await expect.poll(() => isGone(url), { timeout: PATIENCE, interval: 100 }).toBe(true)
})
