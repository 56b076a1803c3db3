import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishedGame } from '../testing/finished.ts'
import { houseForTests } from '../testing/online.ts'
import { MISSOURI, PATIENCE, run, scratch } from '../testing/bin.ts'
import { PACKS } from '@sandtable/shelf'

/** The language in which every phrase of a table is marked. */
const PSEUDO = { SANDTABLE_LANG: 'en-XA' }
const MILL = join(PACKS, 'examples/mill.roster.yaml')

/** Typed text: commands, options, their places, names of files; and ids of rules. */
const TYPED: readonly RegExp[] = [
  /^.*> .*$/gm,
  /^ {2}sandtable .*$/gm,
  /\bsandtable\b(?: [a-z]+)?/g,
  /--?[a-z-]+/g,
  /\[[^\]]*\]|<[^>]*>|scenario or file/g,
  /^ {2}(?:-\w, )?(?:--)?[a-z-]+/gm,
  /\S*[/.]\S*\w/g,
  /\b(?:W|MG|M|G)-[\w.-]+/g,
]

/** Names and ids of all packs, word by word. */
const NAMED = new Set(
  readdirSync(PACKS, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.yaml'))
    .flatMap(path => {
      const text = readFileSync(join(PACKS, path), 'utf8')
      const names = [...text.matchAll(/\b(?:name|short|title): *([^,}\n]+)/g)].map(([, name = '']) => name)
      const ids = [...text.matchAll(/^ *([a-z0-9-]+):/gm)].map(([, id = '']) => id)
      const texts = path.includes('locales') ? [text] : []
      return [...names, ...ids, ...texts, ...readdirSync(PACKS)].flatMap(name => name.match(/\p{L}+/gu) ?? [])
    }),
)
const BOTS = ['captain', 'greedy', 'random', 'human']
/** Groups on a map are drawn by their letters. */
const DRAWN = /^(\p{L})\1*$/u

/** Text outside all marked phrases, which may hold one another and span several lines. */
function outside(text: string): string {
  let depth = 0
  return Array.from(text)
    .filter(letter => {
      if (letter === '⟦') depth++
      const isOutside = depth === 0 || letter === '\n'
      if (letter === '⟧') depth--
      return isOutside
    })
    .join('')
}

/** Words in no table of the terminal: they aren't names, and aren't typed. */
const untabled = (text: string): string[] =>
  TYPED.reduce((left, form) => left.replace(form, ''), outside(text))
    .split('\n')
    .filter(line =>
      (line.match(/\p{L}{2,}/gu) ?? []).some(
        word => !NAMED.has(word) && !BOTS.includes(word) && !DRAWN.test(word),
      ),
    )

const said = async (args: readonly string[], input = ''): Promise<string> => {
  const { out, err } = await run(args, PSEUDO, input)
  return out + err
}

const COMMANDS = 'play simulate replay rollback serve verify validate sheet odds battle table'.split(' ')

test('[CLI] the help of every command is made from the tables', { timeout: PATIENCE }, async () => {
  const helps = await Promise.all(
    [['--help'], ...COMMANDS.map(name => [name, '--help'])].map(args => said(args)),
  )
  expect(helps.every(help => help.includes('⟦'))).toBe(true)
  expect(helps.flatMap(untabled)).toEqual([])
})

test('[CLI] so are errors about command lines', { timeout: PATIENCE }, async () => {
  const lines = [
    '--speed',
    'verify',
    'sheet x --pdf',
    'simulate --games x',
    'play waterloo',
    'serve x',
    'plai',
  ]
  const complaints = await Promise.all(lines.map(line => said(line.split(' '))))
  expect(complaints.flatMap(untabled)).toEqual([])
})

/** The answers to these lines at a terminal, where each was typed once. */
const answersTo = (paper: string, lines: readonly string[]): string[] =>
  lines.map(line => paper.split(`> ${line}\n`)[1]?.split(/^\S.*> /m)[0] ?? `nobody was asked: ${line}`)

test.each([
  [
    'a war',
    ['hastings-1066', '--seed', 'a'],
    [
      'help',
      'map',
      'stack',
      'region york',
      'odds york',
      'goals',
      'fly',
      'why z',
      'undo',
      'auto x',
      'save',
      '99',
    ],
  ],
  [
    'a battle in metres',
    ['coldwater-ford', '--seed', 'a'],
    [
      'help',
      'map',
      'sheet',
      'goals',
      'fly',
      'why z',
      'undo',
      'turn weavers up',
      'split weavers',
      'log 0',
      'army x',
    ],
  ],
])('[CLI] so is the text of %s', { timeout: PATIENCE }, async (_what, options, lines) => {
  const path = scratch(`${options[0]}.pseudo.json`)
  const paper = await said(['play', ...options, '--save', path], `${lines.join('\n')}\nauto game\nquit\n`)
  expect(answersTo(paper, lines).flatMap(untabled)).toEqual([])
  expect(untabled(paper)).toEqual([])
  const checked = existsSync(path) ? await said(['replay', path, '--check']) : ''
  expect([checked.includes('⟦'), untabled(checked)]).toEqual([true, []])
})

test.each([
  ['a simulated war', 'simulate hastings-1066 --games 2 --seed a'],
  ['a simulated battle in metres', 'simulate hill-41 --games 1 --seed a'],
  ['a battle file that is simulated', `simulate ${MISSOURI} --runs 100 --seed a`],
  ['the odds of a battle file', `odds ${MISSOURI}`],
  ['a war that is validated', 'validate packs/missouri-1861 --games 0'],
  ['a battle pack that is validated', 'validate packs/hill-41 --games 1'],
])('[CLI] so is the text about %s', { timeout: PATIENCE }, async (_what, line) => {
  expect(untabled(await said(line.split(' ')))).toEqual([])
})

test('[CLI] so is the result of a battle, and its roster', { timeout: PATIENCE }, async () => {
  const [roster = '', story = ''] = (await said(['battle', MISSOURI, '--seed', 'a'])).split(/\n\n(?=\S)/)
  const result = story.slice(story.indexOf('⟦Ŕéšûļţ'))
  expect([roster, result].flatMap(untabled)).toEqual([])
})

test('[CLI] so is a table with miniatures', { timeout: PATIENCE }, async () => {
  const lines = ['?', 'why z', 'undo', 'heal', 'attack', 'strike', 'deviate', 'dice mine', 'fly']
  const paper = await said(['table', MILL, '--seed', 'a'], `${lines.join('\n')}\nquit\n`)
  expect(answersTo(paper, lines).flatMap(untabled)).toEqual([])
})

test('[CLI] so is the verdict on a game from a server', { timeout: PATIENCE }, async () => {
  const { path, seatFile } = await finishedGame(await houseForTests())
  const verdict = await said(['verify', path, '--seat', seatFile])
  expect([verdict.includes('⟦'), untabled(verdict)]).toEqual([true, []])
})
