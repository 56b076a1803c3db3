import { expect, test } from 'vitest'
import type { GameFile, OpenedPack } from '@sandtable/shelf'
import type { OwnTable } from './play/own-table.ts'
import { encode, over } from '@sandtable/kernel'
import { readFolder, readGame, SYSTEMS } from '@sandtable/shelf'
import { checkGame } from './replay/check.ts'
import { fresh, resumed, sit } from './play/play.ts'
import { goldRunFolder, WITH_GOLD_RUN } from './testing/gold-run.ts'
import { guest, houseForTests, invitationIn, types } from './testing/online.ts'
import { inspect } from './verify/inspect.ts'
import { openOnline } from './online/open-online.ts'
import { playAgain } from './replay/course.ts'
import { REPERTOIRE } from './repertoire.ts'
import { scratch } from './testing/bin.ts'
import { sittingOf } from './play/sitting.ts'
import { typist } from './testing/typist.ts'
import { validate } from './validate/validate.ts'
import { walk } from './replay/walk.ts'
import { sayProblems } from './words/faults.ts'

const FOLDER = goldRunFolder()

function copses(): OpenedPack {
  const opening = readFolder(FOLDER, WITH_GOLD_RUN.systems)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened
}

/** Marches to the chest in the middle, and takes the first of what can be listed. */
const digging = (_prompt: string, paper: string): string =>
  paper.slice(paper.lastIndexOf('\n\n')).includes('Answer march') ? 'march 5000 3600' : '1'

const table = (options: Parameters<typeof fresh>[1] = {}): OwnTable =>
  fresh(FOLDER, { seed: 'gold', ...options }, WITH_GOLD_RUN) as OwnTable

/** The paper's contents when these lines have been typed, or the game is over. */
async function played(own: OwnTable, script: Parameters<typeof typist>[0] = digging): Promise<string> {
  const at = typist(script)
  await sit(sittingOf(own, at, null))
  return at.paper()
}

const logOf = ({ table: { game } }: OwnTable): string => encode(game.log)

test('[CLI] every system that comes with the program can be played at a terminal', () => {
  expect(Object.keys(REPERTOIRE.talks)).toEqual(Object.keys(SYSTEMS))
})

test('[CLI] a game of another system is played by typing against its bot, and its log runs to the end', async () => {
  const own = table()
  const paper = await played(own)
  expect(over(own.table.game)).toBe(true)
  expect(paper).toMatch(/^The gold of the copses\nRed: you · Green: captain · seed gold$/m)
  expect(paper).toMatch(/Answer march {2}T-2\.2 {2}march X Y\nRed> march 5000 3600\n/)
  expect(paper).toContain('  · marched')
  expect(paper).toMatch(/The end ─+\n {2}((Victory|Defeat): (Red|Green)( won\.)?|The game is a draw\.)\n/)
})

test('[CLI] its commands, its rules and its names take the usual places', async () => {
  const lead = ['', 'march 1 2', 'field', 'why', '1', '', '1']
  const march = ['1', 'help', 'why', 'fly', 'undo', '1', 'about', 'auto game']
  const paper = await played(table({ hotseat: true }), [...lead, '', ...march])
  expect(paper).toContain('You can use "march" only while you march. Answer lay-for-the-lead.')
  expect(paper).toContain('> field\n  party 0 at 5000 2500\n  party 1 at 5000 5000\n')
  expect(paper).toMatch(/> why\nThere’s no rule 'T-1\.3'\./)
  expect(paper).toMatch(/^ {2}march X Y +go there: march 5000 (2500|5000)$/m)
  expect(paper).toMatch(/> why\nT-2\.2\n {2}A party marches\.\n/)
  expect(paper).toContain("There’s no command 'fly'.")
  expect(paper).toMatch(/> undo\nUndone\.\n\nAnswer move-scout/)
  expect(paper).toContain('> about\nThe gold of the copses\n\n  March to a chest, and dig.\n')
  expect(paper).not.toMatch(/region|stack/i)
})

test('[CLI] it is saved, resumed, replayed and proved', async () => {
  const whole = table()
  await played(whole)
  const path = scratch('gold.game.json')
  let lines = 0
  const halfway = (prompt: string, paper: string): string | null =>
    ++lines < 4 ? digging(prompt, paper) : lines === 4 ? `save ${path}` : null
  await played(table(), halfway)
  const own = resumed(FOLDER, path, WITH_GOLD_RUN) as OwnTable
  expect(own.answers.length).toBeLessThan(whole.answers.length)
  await played(own)
  expect(logOf(own)).toBe(logOf(whole))

  await own.save(path)
  const file = readGame(path) as GameFile
  const again = playAgain(own.opened, file)
  expect(checkGame(own.opened, file, own.table.game, again).map(({ holds }) => holds)).toEqual([true, true])
  const at = typist(['n', 'm', 'q'])
  await walk(at, own, again, 'all')
  expect(at.paper()).toMatch(/Answer 1 of \d+\n[^]*> m\n {2}party 0 at 5000 2500\n/)
})

test("[CLI] a game of one system won't resume with a pack of another, or without its rules", async () => {
  const path = scratch('other.game.json')
  await table().save(path)
  expect(resumed('hastings-1066', path, WITH_GOLD_RUN)).toBe(
    `${path}: this is a game of “copses-2”, not of “hastings-1066”. Name the right scenario`,
  )
  const opening = readFolder(FOLDER)
  expect(opening.ok ? [] : sayProblems(opening.problems)).toEqual([
    `${FOLDER}/pack.yaml:1:18: ruleset: expected one of waw, manpower, found "gold-run"`,
  ])
})

test('[CLI] two terminals play it on a server, and its dice are verified without the server', async () => {
  const house = await houseForTests({ systems: WITH_GOLD_RUN.systems, shelf: [copses()] })
  const red = await guest('copses-2', { server: house.url }, WITH_GOLD_RUN)
  const green = await guest(undefined, { join: invitationIn(red) }, WITH_GOLD_RUN)
  const path = scratch('served.game.json')
  const papers = await Promise.all([types(red, digging, path), types(green, digging)])
  for (const at of papers) expect(at.paper()).toMatch(/The end ─+\n/)
  const back = await guest(undefined, { resume: green.seatFile }, WITH_GOLD_RUN)
  expect((await types(back, [])).paper()).toMatch(/The end ─+\n/)
  expect(await openOnline(undefined, { resume: red.seatFile })).toBe(
    "the game is played with the rules 'gold-run', and this program knows waw, manpower",
  )
  const findings = inspect(path, FOLDER, {}, WITH_GOLD_RUN)
  if (typeof findings === 'string') throw new Error(findings)
  expect(findings.map(({ holds }) => holds)).toEqual([true, true, true])
})

test('[CLI] a command that a game offers nothing for refuses it', async () => {
  await validate(FOLDER, { games: 1, seed: 'any' }, WITH_GOLD_RUN.systems)
  const { exitCode } = process
  process.exitCode = undefined
  expect(exitCode).toBe(1)
})
