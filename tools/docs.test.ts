import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Inside the workspace, so that the packages are found by their names, but where Node runs TypeScript as it is. */
const folder = mkdtempSync(join(ROOT, '.docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The programs on a page, each with the name of the file that its first line tells to write it to. */
const programsOf = (path: string): { name: string; text: string }[] =>
  [...page(path).matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text = '']) => ({
    name: /^\/\/ (\S+\.ts) in this folder; run it with: npx node \1$/m.exec(text)?.[1] ?? '',
    text,
  }))

/** What a program prints when it is run from the top of the workspace, as its page says. */
async function output({ name, text }: { name: string; text: string }): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, text)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: ROOT })
  return stdout
}

describe('the programs of the pages run', () => {
  test('README.md: a war between captains has a winner, points and a log', async () => {
    const programs = programsOf('README.md')
    expect(programs.map(({ name }) => name)).toEqual(['war.ts'])
    for (const program of programs) {
      const [, winner, points, events] =
        /^(-1|0|1) \[ (\d+, \d+) \] (\d+)\n$/.exec(await output(program)) ?? []
      expect([winner, points]).not.toContain(undefined)
      expect(Number(events)).toBeGreaterThan(100)
    }
  })

  test("docs/write-a-bot.md: a reader's own bot plays, and loses to the captain as the page says", async () => {
    const programs = programsOf('docs/write-a-bot.md')
    expect(programs.map(({ name }) => name)).toEqual(['my-bot.ts', 'seer.ts'])
    for (const program of programs.slice(0, 1)) {
      const wins = /(?:^|\/\/ )\{ wanderer: (\d+), captain: (\d+) \}/
      const [promised, played] = [program.text, await output(program)].map(text =>
        (wins.exec(text) ?? []).slice(1).map(Number),
      )
      expect(played).toHaveLength(2)
      for (const side of [0, 1])
        expect(Math.abs((played?.[side] as number) - (promised?.[side] as number))).toBeLessThanOrEqual(2)
    }
  })

  test('docs/write-a-bot.md: a bot that looks ahead holds more of the map than a random one', async () => {
    const program = programsOf('docs/write-a-bot.md').at(-1)
    const [, seer, other] =
      /^\{ seer: (\d+), random: (\d+) \}\n$/.exec(program ? await output(program) : '') ?? []
    expect(Number(seer)).toBeGreaterThan(Number(other))
  })
})

/** Places in the tree that a page names in full. */
const placesOn = (path: string): string[] =>
  [...page(path).matchAll(/`((?:apps|packages|bench|tools)\/[\w./-]+)`/g)].map(([, place = '']) => place)

test('docs/architecture.md: every place that it names is there', () => {
  const places = placesOn('docs/architecture.md')
  expect(places.length).toBeGreaterThan(20)
  expect(places.filter(place => !existsSync(join(ROOT, place)))).toEqual([])
})
