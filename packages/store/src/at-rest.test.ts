import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdFolder } from './folder-lock.ts'
import { openStore } from './open.ts'
import { privateFolder } from './private-folder.ts'
import { sampleGame } from './testing/sample.ts'
import type { Notice } from './faults.ts'

let place = ''
let folder = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'sandtable-at-rest-'))
  folder = join(place, 'games')
})
afterEach(() => rmSync(place, { recursive: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

const modesIn = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map(name => [name, modeOf(join(folder, name))]))

test('only its owner can read a new folder and its files, while the store is open and after', async () => {
  const store = await openStore({ folder })
  await store.create(sampleGame('a'))
  expect(modeOf(folder)).toBe('700')
  expect(modesIn()).toEqual({ 'sandtable.db': '600', 'sandtable.db-shm': '600', 'sandtable.db-wal': '600' })
  await store.close()
  expect(modesIn()).toEqual({ 'sandtable.db': '600' })
})

test('a store that others could read is closed to them, and its owner is warned', async () => {
  await (await openStore({ folder })).close()
  chmodSync(folder, 0o755)
  for (const name of ['sandtable.db', 'sandtable.db-wal', 'sandtable.db-shm']) {
    writeFileSync(join(folder, name), '', { flag: 'a' })
    chmodSync(join(folder, name), 0o644)
  }
  const told: Notice[] = []
  const store = await openStore({ folder }, { tell: notice => void told.push(notice) })
  expect(told).toEqual([{ key: 'folder-closed', parts: { folder } }])
  expect([modeOf(folder), new Set(Object.values(modesIn()))]).toEqual(['700', new Set(['600'])])
  await store.close()
  expect(await openAndClose(told)).toHaveLength(1)
})

const openAndClose = async (told: Notice[]): Promise<Notice[]> => {
  await (await openStore({ folder }, { tell: notice => void told.push(notice) })).close()
  return told
}

test('a folder with other files stays as it is, its database is closed, and its owner is warned', async () => {
  mkdirSync(folder, { mode: 0o755 })
  writeFileSync(join(folder, 'letters.txt'), 'Dear Edith', { mode: 0o644 })
  const told = await openAndClose([])
  expect(told).toEqual([{ key: 'folder-open', parts: { folder } }])
  expect(modeOf(folder)).toBe('755')
  expect(modesIn()).toEqual({ 'letters.txt': '644', 'sandtable.db': '600' })
})

test.for(['sandtable.db', 'sandtable.db-wal', 'sandtable.lock'])(
  'a %s that is a link is refused, and what it points to stays as it is',
  async name => {
    const target = join(place, 'target')
    mkdirSync(folder, { mode: 0o700 })
    symlinkSync(target, join(folder, name))
    const refused = { why: { key: 'symbolic-link', parts: { file: join(folder, name) } } }
    await expect(openStore({ folder }, { alone: true })).rejects.toMatchObject(refused)
    expect(existsSync(target)).toBe(false)
    writeFileSync(target, 'Dear Edith', { mode: 0o644 })
    await expect(openStore({ folder }, { alone: true })).rejects.toMatchObject(refused)
    expect([modeOf(target), statSync(target).size]).toEqual(['644', 10])
  },
)

test("a user who keeps games in another user's folder is warned", () => {
  const isRoot = process.getuid?.() === 0
  const strange = isRoot ? place : '/'
  if (isRoot) chownSync(place, 12_345, 12_345)
  const told: Notice[] = []
  privateFolder(strange, notice => void told.push(notice))
  expect(told).toEqual([{ key: 'folder-of-another', parts: { folder: strange } }])
})

/** Another process that holds the folder until it ends. */
async function otherHolder(): Promise<ReturnType<typeof spawn>> {
  const program = `
    const { holdFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
    holdFolder(${JSON.stringify(folder)})
    await new Promise(setImmediate)
    globalThis.gc()
    await new Promise(setImmediate)
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a folder that another process holds is refused by its name and that process, until it is killed', async () => {
  mkdirSync(folder)
  const other = await otherHolder()
  try {
    expect(() => holdFolder(folder)).toThrow(`folder-in-use-by {"folder":"${folder}","pid":"${other.pid}"}`)
  } finally {
    other.kill('SIGKILL')
    await once(other, 'exit')
  }
  const release = holdFolder(folder)
  expect(modesIn()).toEqual({ 'sandtable.lock': '600' })
  expect(() => holdFolder(folder)).toThrow(`"pid":"${process.pid}"`)
  release()
  holdFolder(folder)()
})
