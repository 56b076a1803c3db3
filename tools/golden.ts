import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Kind } from '@sandtable/kernel'
import type { Bot } from '@sandtable/ai'
import { begin, digest, encode, save, seeded, submit } from '@sandtable/kernel'
import { packNames, PACKS, readFolder, STAND_IN } from '@sandtable/shelf'
import { playGame } from '@sandtable/ai'

/**
 * `npm run golden` plays the golden games again and records them: the answers, what they came to, and of the captains'
 * game a save from the middle. Run it only after a change of rules or packs that is meant, and read what changed;
 * `npm run golden -- missouri-1861` records that pack alone.
 */
const FOLDER = join(import.meta.dirname, '..', 'packages', 'shelf', 'src', 'golden')
/** Captains play as people do; greedy and random players go where captains never would. */
const PLAYERS = [STAND_IN, 'greedy', 'random']

/** A game that was played once, and must be played so for ever. */
interface GoldenGame {
  scenario: string
  /** Changes with anything in the pack that the rules read. */
  pack: string
  seed: string
  /** Answers given before the save was written. */
  saved: number
  dice: number
  events: number
  log: string
  /** The side that has won. */
  winner: number | null
  answers: { player: number; answer: Answer }[]
}

function record(scenario: string, players: string): string {
  const opening = readFolder(join(PACKS, scenario))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  const { digest: pack, s, system } = opening.opened
  const { rules } = system
  const own = players === STAND_IN ? '' : `-${players}`
  const seed = `golden ${scenario}${own}`
  const answers: GoldenGame['answers'] = []
  const g = begin(rules, s, { dice: seeded(seed) })
  const bots = system.sides(s).map(() => system.bots[players] as Bot<Kind>)
  playGame(g, bots, seed, (_g, player, answer) => void answers.push({ player, answer }))
  const saved = Math.floor(answers.length / 2)
  const half = begin(rules, s, { dice: seeded(seed) })
  for (const { player, answer } of answers.slice(0, saved)) submit(half, player, answer)
  const golden: GoldenGame = {
    scenario,
    pack,
    seed,
    saved,
    dice: g.dice.used,
    events: g.log?.length ?? 0,
    log: digest(encode(g.log)),
    winner: system.winner(g),
    answers,
  }
  const name = join(FOLDER, `${scenario}-v${rules.version}${own}`)
  writeFileSync(`${name}.game.json`, `${lines(golden)}\n`)
  if (players === STAND_IN) writeFileSync(`${name}.save.json`, `${save(half, scenario)}\n`)
  return `${scenario}, ${players}: ${answers.length} answers, ${golden.events} events, won by side ${golden.winner ?? 'none'}`
}

/** One line a fact and one an answer, so that a difference can be read. */
function lines({ answers, ...facts }: GoldenGame): string {
  const rows = answers.map(row => `    ${JSON.stringify(row)}`)
  const head = Object.entries(facts).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  return ['{', ...head, '  "answers": [', rows.join(',\n'), '  ]', '}'].join('\n')
}

const packs = packNames()
const wanted = process.argv.slice(2)
const unknown = wanted.find(name => !packs.includes(name))
if (unknown !== undefined) throw new Error(`no pack '${unknown}'; there are ${packs.join(', ')}`)
mkdirSync(FOLDER, { recursive: true })
for (const pack of packs.filter(name => wanted.length === 0 || wanted.includes(name)))
  for (const players of PLAYERS) console.log(record(pack, players))
