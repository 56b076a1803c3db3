import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildTable } from '../tools/browser-desk.ts'

type Figures = Record<string, number | null>

const MEASURE = join(import.meta.dirname, '../apps/web/e2e/measure/main.ts')

/** The table in the browser as it is built and served; without a Chromium there are no figures. */
export async function table(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-bench-'))
  try {
    await buildTable(folder)
    const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, folder])
    return (JSON.parse(stdout) as Figures | null) ?? { us: null }
  } finally {
    await rm(folder, { recursive: true })
  }
}
