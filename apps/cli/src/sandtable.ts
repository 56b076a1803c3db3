#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import type { BattleOptions } from './battle.ts'
import type { OddsOptions } from './odds.ts'
import type { SimulateOptions } from './simulate.ts'

const EXAMPLES = `
Examples:
  sandtable battle packs/examples/missouri-1861.battle.yaml
  sandtable battle packs/examples/missouri-1861.battle.yaml --no-script --seed tuesday
  sandtable odds packs/examples/missouri-1861.battle.yaml
  sandtable simulate packs/examples/missouri-1861.battle.yaml --runs 100000`

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

/** Commands load what they need when they are run, so that --help need not wait for it. */
function program(): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const sandtable = new Command('sandtable')
    .description('Plays tabletop wargames by their printed rules, and explains every number.')
    .version(version)
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
      (await import('./battle.ts')).battle(file, options),
    )
  sandtable
    .command('odds')
    .description('work out the chances of a battle')
    .argument('<file>', 'a battle file, in YAML or JSON')
    .option('--json', 'print the odds as one JSON object')
    .action(async (file: string, options: OddsOptions) => (await import('./odds.ts')).odds(file, options))
  sandtable
    .command('simulate')
    .description('play a battle many times, and compare what comes of it with the odds')
    .argument('<file>', 'a battle file, in YAML or JSON')
    .requiredOption('--runs <number>', 'how many times', wholeFrom(1, 100_000_000))
    .option('--seed <seed>', 'roll from this seed', seedOf)
    .option('--workers <number>', 'how many threads; the result is the same with any', wholeFrom(1, 256))
    .option('--json', 'print the figures as one JSON object')
    .action(async (file: string, options: SimulateOptions) =>
      (await import('./simulate.ts')).simulate(file, options),
    )
  return sandtable
}

/** 2 for a command line that cannot be understood; whatever a command finds out for itself is its own matter. */
async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads has seen enough: `| head`.
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    await program().parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? 0 : 2
  }
}

// What Node has made of the sources is kept in the system's temporary folder, and the next start takes half the time.
enableCompileCache()
await main()
