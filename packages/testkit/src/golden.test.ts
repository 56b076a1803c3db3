import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold, over, revive, save, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { GOLD_RUN, printed } from './toy/ruleset.ts'
import { playOn } from './trial.ts'

const FOLDER = join(import.meta.dirname, '..', 'golden')
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').trimEnd()
const SAVES = readdirSync(FOLDER).flatMap(file => /^(.*)\.save\.json$/.exec(file)?.[1] ?? [])

test('[L10] there are golden saves, with secret answers sealed, a window open and a chest found', () => {
  expect(SAVES).toEqual(expect.arrayContaining(['gold-run-v1-dig', 'gold-run-v1-lead', 'gold-run-v1-react']))
})

test.for(SAVES)('[L10] %s loads, and continues as it did when it was written', name => {
  const g = revive(GOLD_RUN, printed(3), 'gold-run-3', read(`${name}.save.json`))
  playOn(g, seeded(name), 1_000)
  expect(over(g)).toBe(true)
  expect(save(g, 'gold-run-3')).toBe(read(`${name}.end.json`))
})

test.for(SAVES)('[L10] the log of %s reads the same', name => {
  const g = revive(GOLD_RUN, printed(3), 'gold-run-3', read(`${name}.end.json`))
  expect(fold(GOLD_RUN, g.s, GOLD_RUN.start(g.s).position, g.log ?? [])).toEqual(g.p)
})
