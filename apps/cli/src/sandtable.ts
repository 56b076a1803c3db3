#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError, Option } from 'commander'
import type { Said } from './command-line.ts'
import { complaintIn, speaking } from './command-line.ts'
import { commitmentOf, namesOf, originOf, seedOf, serverOf, wholeFrom } from './arguments.ts'
import { endPipeQuietly } from './pipe.ts'
import { phrase } from './words/words.ts'
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

const plugs = Object.values(PLUGS)

const examplesText = (): string =>
  [
    '',
    phrase('help:examples'),
    ...[...EXAMPLES, ...plugs.flatMap(({ examples = [] }) => examples)].map(line => `  sandtable ${line}`),
  ].join('\n')

/** Commands load what they need when they run, so that --help need not wait for it. */
function program(said: Said[]): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const sandtable = speaking(new Command('sandtable'), said)
    .description(phrase('help:about'))
    .version(version, '-V, --version', phrase('help:version'))
    .option('--debug', phrase('help:debug'))
    .addHelpText('after', examplesText)
    .exitOverride()
  const playing = sandtable
    .command('play')
    .description(phrase('help:play'))
    .argument('[scenario]', phrase('help:play-scenario'))
    .option('--as <player>', phrase('help:as'))
    .option('--against <bots>', phrase('help:against'))
    .option('--hotseat', phrase('help:hotseat'))
    .option('--seed <seed>', phrase('help:seed'), seedOf)
    .option('--save <file>', phrase('help:play-save'))
    .option('--resume <file>', phrase('help:resume'))
    .option('--server <url>', phrase('help:play-server'), serverOf)
    .option('--join <link>', phrase('help:join'))
    .option('--watch <link>', phrase('help:watch'))
    .option('--name <name>', phrase('help:name'))
    .option('--seat <file>', phrase('help:play-seat'))
    .action(async (scenario: string | undefined, options: PlayOptions) =>
      (await import('./play/play.ts')).play(scenario, options),
    )
  for (const { beginning } of plugs) beginning?.options().forEach(option => playing.addOption(option))
  const simulating = sandtable
    .command('simulate')
    .description(phrase('help:simulate'))
    .argument('[scenario or file]', phrase('help:simulate-what'))
    .option('--games <number>', phrase('help:games'), wholeFrom(1, 10_000_000))
    .option('--bots <names>', phrase('help:bots'), namesOf)
    .option('--swap', phrase('help:swap'))
    .option('--seed <seed>', phrase('help:seed'), seedOf)
    .option('--workers <number>', phrase('help:workers'), wholeFrom(1, 256))
    .option('--json', phrase('help:json'))
    .action(async (what: string | undefined, options: SimulateOptions) =>
      (await import('./simulate/simulate.ts')).simulate(what, options, text => sandtable.error(text)),
    )
  for (const { simulations = [] } of plugs)
    for (const { options } of simulations) options().forEach(option => simulating.addOption(option))
  sandtable
    .command('replay')
    .description(phrase('help:replay'))
    .argument('<game>', phrase('help:replay-game'))
    .argument('[scenario]', phrase('help:replay-pack'))
    .option('--check', phrase('help:check'))
    .action(async (game: string, scenario: string | undefined, options: ReplayOptions) =>
      (await import('./replay/replay.ts')).replay(game, scenario, options),
    )
  sandtable
    .command('rollback')
    .description(phrase('help:rollback'))
    .argument('<seat>', phrase('help:rollback-seat'))
    .option('--back <number>', phrase('help:back'), wholeFrom(1, 100_000))
    .option('--server <url>', phrase('help:rollback-server'), serverOf)
    .action(async (seat: string, options: RollBackOptions) =>
      (await import('./online/roll-back.ts')).rollBackGame(seat, options),
    )
  sandtable
    .command('serve')
    .description(phrase('help:serve'))
    .option('--port <number>', phrase('help:port'), wholeFrom(0, 65_535), 4444)
    .option('--host <address>', phrase('help:host'), '127.0.0.1')
    .option('--data <folder>', phrase('help:data'))
    .option('--packs <folder>', phrase('help:packs'))
    .option('--origin <url>', phrase('help:origin'), originOf)
    .option('--proxied', phrase('help:proxied'))
    .option('--pages <folder>', phrase('help:pages'))
    .option('--no-pages', phrase('help:no-pages'))
    .option('--open', phrase('help:open'))
    .option('--log [file]', phrase('help:log'))
    .option('--quiet', phrase('help:quiet'))
    .action(async (options: ServeOptions) => (await import('./serve/serve.ts')).serve(options))
  sandtable
    .command('verify')
    .description(phrase('help:verify'))
    .argument('<game>', phrase('help:verify-game'))
    .argument('[scenario]', phrase('help:verify-pack'))
    .option('--commitment <digits>', phrase('help:commitment'), commitmentOf)
    .option('--seat <file>', phrase('help:verify-seat'))
    .action(async (game: string, scenario: string | undefined, options: VerifyOptions) =>
      (await import('./verify/verify.ts')).verify(game, scenario, options),
    )
  sandtable
    .command('validate')
    .description(phrase('help:validate'))
    .argument('<pack>', phrase('help:validate-pack'))
    .option('--games <number>', phrase('help:validate-games'), wholeFrom(0, 10_000), 40)
    .option('--seed <seed>', phrase('help:seed'), seedOf, 'validate')
    .option('--save <folder>', phrase('help:validate-save'))
    .option('--strict', phrase('help:strict'))
    .option('--json', phrase('help:json'))
    .action(async (pack: string, options: ValidateOptions) =>
      (await import('./validate/validate.ts')).validate(pack, options),
    )
  sandtable
    .command('sheet')
    .description(phrase('help:sheet'))
    .argument('<scenario or file>', phrase('help:sheet-what'))
    .requiredOption('--pdf <file>', phrase('help:pdf'))
    .addOption(new Option('--paper <size>', phrase('help:paper')).choices(['a4', 'letter']).default('a4'))
    .option('--what <parts>', phrase('help:parts'), namesOf)
    .option('--scale <number>', phrase('help:scale'), wholeFrom(100, 10_000))
    .action(async (scenario: string, options: SheetOptions) =>
      (await import('./sheet/sheet.ts')).sheet(scenario, options, text => sandtable.error(text)),
    )
  sandtable
    .command('odds')
    .description(phrase('help:odds'))
    .argument('<file>', phrase('help:odds-file'))
    .option('--json', phrase('help:json'))
    .action(async (file: string, options: OddsOptions) =>
      (await import('./odds/odds.ts')).odds(file, options),
    )
  for (const { commands } of plugs) commands?.(sandtable)
  return sandtable
}

/** 2 for a command line that can't be understood; whatever a command detects, it reports itself. */
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
    // It quotes the user's input, which must not pass for a line of ours.
    for (const { text, isError } of said)
      (isError ? printError : print)(text.replace(message, () => visible(complaintIn(message))))
    process.exitCode = error.exitCode === 0 ? 0 : 2
  }
}

/** An unexpected error, in one line; `--debug` shows where it came from. */
async function breakDown(error: unknown): Promise<void> {
  const { complain } = await import('./print.ts')
  const { breakdownText } = await import('./breakdown.ts')
  complain(breakdownText(error, wantsDebug()))
  process.exit(1)
}

const wantsDebug = (): boolean =>
  process.argv.includes('--debug') || (process.env['SANDTABLE_DEBUG'] ?? '0') !== '0'

// Node's compiled sources are kept in the system's temporary folder, and the next start takes half the time.
enableCompileCache()
process.on('uncaughtException', error => void breakDown(error))
await main()
