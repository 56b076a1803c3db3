import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileName } from '@sandtable/scenario'

const PAGE = join(import.meta.dirname, '../../../../../../../docs/write-a-scenario.md')

/** The guide's YAML, by the line that heads each block. */
const BLOCKS = new Map(
  [...readFileSync(PAGE, 'utf8').matchAll(/^```yaml\n# (.*)\n([^]*?)^```$/gm)].map(
    ([, head = '', text = '']) => [head, text],
  ),
)

/** The files of the guide's pack, which use every feature that files have. */
export const GUIDE_PACK = Object.fromEntries(
  [...BLOCKS].filter(([head]) => /^\w+\.yaml$/.test(head)),
) as Readonly<Record<FileName, string>>

/** The texts of the guide's pack in another language, by that language. */
export const GUIDE_LOCALES = Object.fromEntries(
  [...BLOCKS].flatMap(([head, text]) => {
    const [, language] = /^locales\/(\w+)\.yaml$/.exec(head) ?? []
    return language === undefined ? [] : [[language, text]]
  }),
)

/** The lines of a block of the guide that is a list, without their dashes and comments. */
export const samples = (head: string): string[] =>
  (BLOCKS.get(head) ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.replace(/^- /, '').replace(/ # .*$/, ''))
