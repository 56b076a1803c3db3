import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Answer, Game } from '@sandtable/kernel'
import type { Waw } from '@sandtable/waw'
import { begin, digest, encode, save, seeded, submit } from '@sandtable/kernel'
import { captain, playGame } from '@sandtable/ai'
import { readPack } from '@sandtable/scenario'
import { warScenario, WAW, WITS } from '@sandtable/waw'

/**
 * `npm run golden` plays a game of every pack anew, by captains, and writes it down as the one that the rules must repeat
 * from now on: its answers, what they came to, and a save from the middle of it. Run it only where a rule or a pack was
 * changed on purpose, and read what changed; `npm run golden -- missouri-1861` renews that one alone.
 */
const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'packages', 'waw', 'src', 'golden')

/** A game that was played once, and must be played so for ever. */
interface GoldenGame {
  scenario: string
  /** Changes with anything that the pack says. */
  pack: string
  seed: string
  /** Answers given before the save was written. */
  saved: number
  dice: number
  events: number
  log: string
  turn: number
  points: number[]
  winner: number
  answers: { player: number; answer: Answer }[]
}

function record(folder: string): string {
  const scenario = basename(folder)
  const reading = readPack(folder)
  if (!reading.ok) throw new Error(`${scenario} cannot be read: ${reading.problems[0]?.message}`)
  const s = warScenario(reading.pack)
  const seed = `golden ${scenario}`
  const answers: GoldenGame['answers'] = []
  const g = begin(WAW, s, { dice: seeded(seed) })
  const bots = s.players.map(() => captain<Waw>(WITS))
  playGame(g, bots, seed, (_g, player, answer) => void answers.push({ player, answer }))
  const saved = Math.floor(answers.length / 2)
  const golden = { scenario, pack: digest(encode(reading.pack)), seed, saved, ...outcome(g), answers }
  const half = begin(WAW, s, { dice: seeded(seed) })
  for (const { player, answer } of answers.slice(0, saved)) submit(half, player, answer)
  const name = join(FOLDER, `${scenario}-v${WAW.version}`)
  writeFileSync(`${name}.game.json`, `${lines(golden)}\n`)
  writeFileSync(`${name}.save.json`, `${save(half, scenario)}\n`)
  return `${scenario}: ${answers.length} answers, ${golden.events} events, points ${golden.points.join(' : ')}`
}

const outcome = (g: Game<Waw>): Omit<GoldenGame, 'scenario' | 'pack' | 'seed' | 'saved' | 'answers'> => ({
  dice: g.dice.used,
  events: g.log?.length ?? 0,
  log: digest(encode(g.log)),
  turn: g.p.turn,
  points: [...g.p.points],
  winner: g.p.winner,
})

/** One line a fact and one an answer, so that a difference can be read. */
function lines({ answers, ...facts }: GoldenGame): string {
  const rows = answers.map(row => `    ${JSON.stringify(row)}`)
  const head = Object.entries(facts).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  return ['{', ...head, '  "answers": [', rows.join(',\n'), '  ]', '}'].join('\n')
}

const packs = globSync('packs/*/pack.yaml', { cwd: ROOT })
  .map(file => join(ROOT, dirname(file)))
  .toSorted()
const wanted = process.argv.slice(2)
const unknown = wanted.find(name => !packs.some(pack => basename(pack) === name))
if (unknown !== undefined)
  throw new Error(`no pack '${unknown}'; there are ${packs.map(pack => basename(pack)).join(', ')}`)
mkdirSync(FOLDER, { recursive: true })
for (const pack of packs)
  if (wanted.length === 0 || wanted.includes(basename(pack))) console.log(record(pack))
