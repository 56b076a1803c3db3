import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './open.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const unusable = (at: string, why: string): object => ({
  why: { key: 'folder-unusable', parts: { folder: at, why } },
})
const failed = (file: string, why: string): object => ({
  why: { key: 'database-failed', parts: { file, why } },
})

test('a missing folder is made', async () => {
  const store = await openStore({ folder: join(folder, 'a/b') })
  expect(await store.healthy()).toBe(true)
  await store.close()
})

test('a folder that cannot be made is refused by name', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(openStore({ folder: file })).rejects.toMatchObject(unusable(file, 'EEXIST'))
  await expect(openStore({ folder: join(file, 'in-it') })).rejects.toMatchObject(
    unusable(join(file, 'in-it'), 'EEXIST'),
  )
  // Node's own way to make several folders never comes back from here.
  await expect(openStore({ folder: '/proc/a/b' })).rejects.toMatchObject(unusable('/proc/a/b', 'ENOENT'))
})

test('an unwritable file is refused by name', async () => {
  await expect(openStore({ folder: '/proc/self' })).rejects.toMatchObject(
    failed('/proc/self/sandtable.db', 'SQLITE_CANTOPEN'),
  )
})

test('a file that is no database is refused by name', async () => {
  writeFileSync(join(folder, 'sandtable.db'), 'Alas, the day is lost. '.repeat(99))
  await expect(openStore({ folder })).rejects.toMatchObject(
    failed(join(folder, 'sandtable.db'), 'SQLITE_NOTADB'),
  )
})

test('an unreachable PostgreSQL is refused by its address, without the password', async () => {
  const open = openStore({ url: 'postgresql://harold:arrow@127.0.0.1:1/senlac' })
  await expect(open).rejects.toMatchObject({
    why: {
      key: 'database-unreachable',
      parts: { database: 'postgresql://127.0.0.1:1/senlac', why: 'ECONNREFUSED' },
    },
  })
  await expect(open).rejects.not.toThrow('arrow')
})

test.for(['', 'senlac', 'http://localhost/senlac'])('the address %j is refused', async url => {
  await expect(openStore({ url })).rejects.toMatchObject({
    why: { key: 'no-database-address' },
  })
})
