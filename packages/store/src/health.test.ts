import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './open.ts'

test('a check of health on SQLite writes to the disk each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-store-'))
  const store = await openStore({ folder })
  const written = (): number => statSync(join(folder, 'sandtable.db-wal')).size
  const sizes = [written()]
  for (let times = 0; times < 3; times++) {
    expect(await store.healthy()).toBe(true)
    sizes.push(written())
  }
  expect(sizes).toEqual([...new Set(sizes)])
  await store.close()
  rmSync(folder, { recursive: true })
})
