#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { endPipeQuietly } from './pipe.ts'
import type { BattleOptions } from './systems/waw/battle/battle.ts'
import type { OddsOptions } from './systems/waw/odds/odds.ts'
import type { PlayOptions } from './play/play.ts'
import type { ReplayOptions } from './replay/replay.ts'
import type { RollBackOptions } from './online/roll-back.ts'
import type { ServeOptions } from './serve/serve.ts'
import type { SheetOptions } from './sheet/sheet.ts'
import type { SimulateOptions } from './simulate/simulate.ts'
import type { TableOptions } from './systems/manpower/table/table.ts'
import type { ValidateOptions } from './validate/validate.ts'
import type { VerifyOptions } from './verify/verify.ts'

const EXAMPLES = `
Examples:
  sandtable play hastings-1066
  sandtable play missouri-1861 --as csa --against captain --save missouri.game.json
  sandtable replay missouri.game.json
  sandtable serve --port 4444
  sandtable play hastings-1066 --server http://localhost:4444 --name Harold
  sandtable verify hastings-1066.game.json --seat hastings-1066.seat.json
  sandtable simulate hastings-1066 --games 200 --bots captain,greedy --swap
  sandtable battle packs/examples/missouri-1861.battle.yaml
  sandtable battle packs/examples/missouri-1861.battle.yaml --no-script --seed tuesday
  sandtable odds packs/examples/missouri-1861.battle.yaml
  sandtable simulate packs/examples/missouri-1861.battle.yaml --runs 100000
  sandtable simulate --mirror napoleonic --games 200
  sandtable simulate --duels all
  sandtable validate packs/missouri-1861
  sandtable sheet missouri-1861 --pdf missouri.pdf
  sandtable table packs/examples/mill.roster.yaml --save friday.table.json`

/** A whole number of a command line, or a complaint. */
const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d{1,12}$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }

function diceOf(text: string): number[] {
  return text.split(',').map((face, i) => {
    if (/^[0-9]$/.test(face.trim())) return Number(face)
    throw new InvalidArgumentError(`Die ${i + 1} is '${face}': expected a whole number from 0 to 9.`)
  })
}

function seedOf(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError('Expected a word or number.')
}

/** The address of a site, as browsers say it: a scheme, a host and perhaps a port. */
function originOf(text: string, before: readonly string[] = []): string[] {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search + url.hash))
    return [...before, url.origin]
  throw new InvalidArgumentError('Expected an address such as https://games.example.org')
}

/** The address of a server, perhaps with a folder behind it. */
function serverOf(text: string): string {
  const url = URL.parse(text)
  if (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === ''
  )
    return (url.origin + url.pathname).replace(/\/+$/, '')
  throw new InvalidArgumentError('Expected the address of a server, such as http://localhost:4444')
}

function commitmentOf(text: string): string {
  const digits = text.trim().toLowerCase()
  if (/^[0-9a-f]{64}$/.test(digits)) return digits
  throw new InvalidArgumentError('Expected 64 hexadecimal digits.')
}

const SHEET_PARTS: NonNullable<SheetOptions['what']> = ['map', 'counters', 'cards', 'formations', 'tracking']

function partsOf(text: string): NonNullable<SheetOptions['what']> {
  const names = namesOf(text)
  const strange = names.find(name => !SHEET_PARTS.some(part => part === name))
  if (strange === undefined) return SHEET_PARTS.filter(part => names.includes(part))
  throw new InvalidArgumentError(`'${strange}' cannot be printed: expected some of ${SHEET_PARTS.join(', ')}`)
}

const namesOf = (text: string): string[] => text.split(',').map(name => name.trim())

/** What commander has to say; it is printed at the end, by what is loaded only then. */
interface Said {
  readonly text: string
  readonly isError: boolean
}

/** Commands load what they need when they are run, so that --help need not wait for it. */
function program(said: Said[]): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const sandtable = new Command('sandtable')
    .description('Plays tabletop wargames by their printed rules, and explains every number.')
    .version(version)
    .option('--debug', 'if Sandtable breaks down, show where')
    .configureOutput({
      writeOut: text => void said.push({ text, isError: false }),
      writeErr: text => void said.push({ text, isError: true }),
    })
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(sandtable --help tells more)')
    .exitOverride()
  sandtable
    .command('battle')
    .description('play a battle out and tell it step by step')
    .argument('<file>', 'a battle file, in YAML or JSON')
    .option('--dice <list>', 'dice in the order they fall, 0 to 9, instead of those in the file', diceOf)
    .option('--seed <seed>', 'roll from this seed, after any dice that are given', seedOf)
    .option('--no-script', "leave out the file's dice and choices: the house rolls and decides")
    .option('--json', 'print the report as one JSON object')
    .action(async (file: string, options: BattleOptions) =>
      (await import('./systems/waw/battle/battle.ts')).battle(file, options),
    )
  sandtable
    .command('odds')
    .description('work out the chances of a battle, or of an attack at a table')
    .argument('<file>', 'a battle file, in YAML or JSON, or a roster that asks for odds')
    .option('--json', 'print the odds as one JSON object')
    .action(async (file: string, options: OddsOptions) =>
      (await import('./systems/waw/odds/odds.ts')).odds(file, options),
    )
  sandtable
    .command('play')
    .description('play a whole game in the terminal')
    .argument('[scenario]', 'a scenario by its name, or the folder of a pack')
    .option('--as <player>', 'whom you play; the first if you do not say')
    .option(
      '--against <bots>',
      'captain, greedy, random or, on a server, human; or who plays whom: saxons=captain,normans=random',
    )
    .option('--hotseat', 'all players are human and take turns at the keyboard')
    .option('--seed <seed>', 'roll from this seed', seedOf)
    .option('--save <file>', 'save the game there, from turn to turn and when you stop')
    .option('--resume <file>', 'go on with a saved game, or with a seat at a server')
    .option('--server <url>', 'play on a server: begin a game there, and invite the others', serverOf)
    .option('--join <link>', 'take the seat on a server that you are invited to')
    .option('--watch <link>', 'look on at a game on a server')
    .option('--name <name>', 'what the others on a server call you; Player if you do not say')
    .option('--seat <file>', 'write your seat at a server down there')
    .action(async (scenario: string | undefined, options: PlayOptions) =>
      (await import('./play/play.ts')).play(scenario, options),
    )
  sandtable
    .command('simulate')
    .description('play a scenario, a battle or the armies of an era many times')
    .argument('[scenario or file]', 'a scenario for --games, a battle file for --runs')
    .option('--games <number>', 'how many games of a scenario, by bots', wholeFrom(1, 10_000_000))
    .option(
      '--runs <number>',
      'how many times to play a battle; the exact odds stand beside',
      wholeFrom(1, 100_000_000),
    )
    .addOption(
      new Option(
        '--mirror [era]',
        'an army of the era, or of all, against its like: how often who goes second wins',
      ).preset(''),
    )
    .option('--manpower <number>', 'what a side of --mirror may spend', wholeFrom(50, 10_000))
    .addOption(
      new Option(
        '--duels [era]',
        'every unit of the era, or of all, at its price against as much manpower',
      ).preset(''),
    )
    .option('--bots <names>', 'who plays, one for each side or one for all', namesOf)
    .option('--swap', 'the bots change places from game to game')
    .option('--seed <seed>', 'roll from this seed', seedOf)
    .option('--workers <number>', 'how many threads; the result is the same with any', wholeFrom(1, 256))
    .option('--json', 'print the figures as one JSON object')
    .action(async (what: string | undefined, options: SimulateOptions) =>
      (await import('./simulate/simulate.ts')).simulate(what, options, text => sandtable.error(text)),
    )
  sandtable
    .command('replay')
    .description('walk through a saved game')
    .argument('<game>', 'a file that play has saved')
    .argument('[scenario]', 'the folder of its pack, if it is one of your own')
    .option('--check', 'only prove that its log gives its position, and its answers its log')
    .action(async (game: string, scenario: string | undefined, options: ReplayOptions) =>
      (await import('./replay/replay.ts')).replay(game, scenario, options),
    )
  sandtable
    .command('rollback')
    .description('roll back a game on a server whose rules fail, to the last decision that works')
    .argument('<seat>', 'your seat file of the game; you must have started it')
    .option('--back <number>', 'take back at least this many answers', wholeFrom(1, 100_000))
    .option('--server <url>', 'where the server is now, if it has moved', serverOf)
    .action(async (seat: string, options: RollBackOptions) =>
      (await import('./online/roll-back.ts')).rollBackGame(seat, options),
    )
  sandtable
    .command('serve')
    .description('let others play here over the net')
    .option('--port <number>', 'where it listens; 0 takes any free port', wholeFrom(0, 65_535), 4444)
    .option('--host <address>', 'by default this machine only', '127.0.0.1')
    .option(
      '--data <folder>',
      'where games are kept; by default in PostgreSQL if DATABASE_URL names one, or in a folder of your own',
    )
    .option('--packs <folder>', 'the scenarios to play; by default those that come with this program')
    .option('--origin <url>', 'an address that it is known by, behind a proxy; may be given again', originOf)
    .option('--proxied', 'one proxy stands before it, and says from where a request came')
    .option('--pages <folder>', 'the table in the browser, built; by default that of this program, if it is')
    .option('--no-pages', 'only for programs: no table in the browser')
    .option('--open', 'for yourself: opens it in your browser, on the next port if this one is in use')
    .option('--log [file]', 'write every request there, one JSON object a line; without a file to stdout')
    .option('--quiet', 'say nothing but what went wrong')
    .action(async (options: ServeOptions) => (await import('./serve/serve.ts')).serve(options))
  sandtable
    .command('verify')
    .description('check every die of a finished game from a server, without the server')
    .argument('<game>', 'the file of the game, as play has saved it or the server gives it')
    .argument('[scenario]', 'the folder of its pack, if it is not here under its name')
    .option(
      '--commitment <digits>',
      'what the server had promised, as you were told before the game',
      commitmentOf,
    )
    .option('--seat <file>', 'your seat file: it holds that promise, and your own part in the dice')
    .action(async (game: string, scenario: string | undefined, options: VerifyOptions) =>
      (await import('./verify/verify.ts')).verify(game, scenario, options),
    )
  sandtable
    .command('validate')
    .description('check a pack, and play games with it to see what comes of it')
    .argument('<pack>', 'the folder of a pack or of stat sheets, or a scenario by its name')
    .option(
      '--games <number>',
      'how many games bots play with it; they stop after two minutes',
      wholeFrom(0, 10_000),
      40,
    )
    .option('--seed <seed>', 'roll from this seed', seedOf, 'validate')
    .option('--save <folder>', 'save there the games that show a victory, for replay')
    .option('--strict', 'end with 2 if anything is suspicious')
    .option('--json', 'print the findings as one JSON object')
    .action(async (pack: string, options: ValidateOptions) =>
      (await import('./validate/validate.ts')).validate(pack, options),
    )
  sandtable
    .command('sheet')
    .description('print a scenario, or the unit tracking sheets of a saved battle or of a roster')
    .argument(
      '<scenario or file>',
      'a scenario by its name, the folder of a pack, a saved battle, or a roster in YAML',
    )
    .requiredOption('--pdf <file>', 'the file to write')
    .addOption(new Option('--paper <size>', 'the paper to print on').choices(['a4', 'letter']).default('a4'))
    .option(
      '--what <parts>',
      'some of map, counters, cards; of a battle in metres map, formations, tracking',
      partsOf,
    )
    .option(
      '--scale <number>',
      'the map of a battle in metres at one to so many; unless told, on at most 30 sheets',
      wholeFrom(100, 10_000),
    )
    .action(async (scenario: string, options: SheetOptions) =>
      (await import('./sheet/sheet.ts')).sheet(scenario, options),
    )
  sandtable
    .command('table')
    .description('keep the sheet of a game with miniatures: casualties, morale and shots, with the reasons')
    .argument('<roster>', 'a roster in YAML, or a table that was saved')
    .option('--seed <seed>', 'roll from this seed', seedOf)
    .option('--save <file>', 'save the table there after every order')
    .action(async (roster: string, options: TableOptions) =>
      (await import('./systems/manpower/table/table.ts')).table(roster, options),
    )
  return sandtable
}

/** 2 for a command line that cannot be understood; whatever a command finds out for itself is its own matter. */
async function main(): Promise<void> {
  endPipeQuietly()
  const said: Said[] = []
  try {
    await program(said).parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) return breakDown(error)
    const { print, printError } = await import('./print.ts')
    const { visible } = await import('@sandtable/scenario')
    const { message } = error
    // It quotes what was typed, and that must not pass for a line of ours.
    for (const { text, isError } of said)
      (isError ? printError : print)(text.replace(message, () => visible(message)))
    process.exitCode = error.exitCode === 0 ? 0 : 2
  }
}

/** An error that no command foresaw, in one line; `--debug` shows where it came from. */
async function breakDown(error: unknown): Promise<void> {
  const { complain } = await import('./print.ts')
  const { breakdownText } = await import('./breakdown.ts')
  complain(breakdownText(error, wantsDebug()))
  process.exit(1)
}

const wantsDebug = (): boolean =>
  process.argv.includes('--debug') || (process.env['SANDTABLE_DEBUG'] ?? '0') !== '0'

// What Node has made of the sources is kept in the system's temporary folder, and the next start takes half the time.
enableCompileCache()
process.on('uncaughtException', error => void breakDown(error))
await main()
