import { join } from 'node:path'
import type { FieldFile } from '@sandtable/scenario'
import { formatProblem, readCatalogue, readField } from '@sandtable/scenario'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { chanceBattle } from './chance-battle.ts'
import { inBrowser } from './in-browser.ts'

const PACKS = join(import.meta.dirname, '../../../packs')
const BATTLES = ['kestrel-station', 'lantern-marsh']

function battle(id: string): FieldFile {
  const common = readCatalogue(join(PACKS, 'catalogue'))
  if (!common.ok)
    throw new Error(common.problems.map(problem => formatProblem('catalogue', problem)).join('\n'))
  const reading = readField(join(PACKS, id), common.catalogue)
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return reading.field
}

/** The same code for a browser, in one text. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'chance-battle.ts'), formats: ['iife'], name: 'chance' },
    },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}

inBrowser('another kind of machine', welcome => {
  let code = ''
  beforeAll(async () => {
    code = await bundled()
  })

  describe.for(BATTLES)('in %s', id => {
    test('[MG-exact] a browser and Node play the same battle from the same dice', async () => {
      const { page } = await welcome()
      const file = battle(id)
      const there = await page.evaluate<string>(
        `(() => { ${code}; return chance.chanceBattle(${JSON.stringify(file)}, 'one') })()`,
      )
      expect(there).toBe(chanceBattle(file, 'one'))
    })
  })
})
