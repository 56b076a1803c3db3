#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError, Option } from 'commander'
import { commitmentOf, namesOf, originOf, seedOf, serverOf, wholeFrom } from './arguments.ts'
import { endPipeQuietly } from './pipe.ts'
import { PLUGS } from './systems.ts'
import type { OddsOptions } from './odds/options.ts'
import type { PlayOptions } from './play/play.ts'
import type { ReplayOptions } from './replay/replay.ts'
import type { RollBackOptions } from './online/roll-back.ts'
import type { ServeOptions } from './serve/serve.ts'
import type { SheetOptions } from './sheet/sheet.ts'
import type { SimulateOptions } from './simulate/simulate.ts'
import type { ValidateOptions } from './validate/options.ts'
import type { VerifyOptions } from './verify/verify.ts'

const EXAMPLES = [
  'play hastings-1066',
  'play missouri-1861 --as csa --against captain --save missouri.game.json',
  'replay missouri.game.json',
  'serve --port 4444',
  'play hastings-1066 --server http://localhost:4444 --name Harold',
  'verify hastings-1066.game.json --seat hastings-1066.seat.json',
  'simulate hastings-1066 --games 200 --bots captain,greedy --swap',
  'validate packs/missouri-1861',
  'sheet missouri-1861 --pdf missouri.pdf',
]

/** What commander has to say; it is printed at the end, by what is loaded only then. */
interface Said {
  readonly text: string
  readonly isError: boolean
}

const plugs = Object.values(PLUGS)

const examplesText = (): string =>
  [
    '',
    'Examples:',
    ...[...EXAMPLES, ...plugs.flatMap(({ examples = [] }) => examples)].map(line => `  sandtable ${line}`),
  ].join('\n')

/** Commands load what they need when they are run, so that --help need not wait for it. */
function program(said: Said[]): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const sandtable = new Command('sandtable')
    .description('Plays tabletop wargames by their printed rules, and explains every number.')
    .version(version)
    .option('--debug', 'show the stack trace if Sandtable crashes')
    .configureOutput({
      writeOut: text => void said.push({ text, isError: false }),
      writeErr: text => void said.push({ text, isError: true }),
    })
    .addHelpText('after', examplesText)
    .showHelpAfterError('(sandtable --help tells more)')
    .exitOverride()
  const playing = sandtable
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
  for (const { beginning } of plugs) beginning?.options().forEach(option => playing.addOption(option))
  const simulating = sandtable
    .command('simulate')
    .description('play a scenario, a battle or the armies of an era many times')
    .argument('[scenario or file]', 'a scenario for --games; a file for an option that plays one')
    .option('--games <number>', 'how many games of a scenario, by bots', wholeFrom(1, 10_000_000))
    .option('--bots <names>', 'who plays, one for each side or one for all', namesOf)
    .option('--swap', 'the bots change places from game to game')
    .option('--seed <seed>', 'roll from this seed', seedOf)
    .option('--workers <number>', 'how many threads; the result is the same with any', wholeFrom(1, 256))
    .option('--json', 'print the figures as one JSON object')
    .action(async (what: string | undefined, options: SimulateOptions) =>
      (await import('./simulate/simulate.ts')).simulate(what, options, text => sandtable.error(text)),
    )
  for (const { simulations = [] } of plugs)
    for (const { options } of simulations) options().forEach(option => simulating.addOption(option))
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
    .description('roll a stuck game on a server back to the last decision that works')
    .argument('<seat>', 'your seat file for the game; only its host can roll it back')
    .option('--back <number>', 'take back at least this many answers', wholeFrom(1, 100_000))
    .option('--server <url>', 'new address of the server, if it has moved', serverOf)
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
    .option('--packs <folder>', 'folder of scenarios to serve (default: those that come with Sandtable)')
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
    .option('--what <parts>', 'the parts to print, such as map,cards; by default all', namesOf)
    .option(
      '--scale <number>',
      'a map in metres at one to so many; unless told, on at most 30 sheets',
      wholeFrom(100, 10_000),
    )
    .action(async (scenario: string, options: SheetOptions) =>
      (await import('./sheet/sheet.ts')).sheet(scenario, options, text => sandtable.error(text)),
    )
  sandtable
    .command('odds')
    .description('work out the chances of a battle, or of an attack at a table')
    .argument('<file>', 'a battle file, in YAML or JSON, or a roster that asks for odds')
    .option('--json', 'print the odds as one JSON object')
    .action(async (file: string, options: OddsOptions) =>
      (await import('./odds/odds.ts')).odds(file, options),
    )
  for (const { commands } of plugs) commands?.(sandtable)
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
