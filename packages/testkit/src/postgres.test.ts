import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, test } from 'vitest'
import { emptyDatabase } from './database-desk.ts'

const STARTER = `
  import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
  const server = await startPostgres()
  console.log('missing' in server ? '' : await server.database())
  setInterval(() => {}, 1000)
`

const folderOf = (url: string): string => new URL(url).searchParams.get('host') as string

test('the desk gives each client a different database of one server', async ({ skip }) => {
  const [one, other] = [await emptyDatabase(inject('databases')), await emptyDatabase(inject('databases'))]
  if ('missing' in one || 'missing' in other) return skip('PostgreSQL is missing')
  expect(folderOf(one.url)).toBe(folderOf(other.url))
  expect(one.url).not.toBe(other.url)
})

test('a server goes, and its folder with it, when the process that started it is killed', async ({
  skip,
}) => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(starter, 'exit')
  const [url] = (await once(createInterface(starter.stdout), 'line')) as [string]
  const there = url !== '' && existsSync(join(folderOf(url), 'data/postmaster.pid'))
  starter.kill('SIGKILL')
  await ended
  if (url === '') return skip('PostgreSQL is missing')
  expect(there).toBe(true)
  await expect.poll(() => existsSync(folderOf(url)), { timeout: 20_000 }).toBe(false)
})
