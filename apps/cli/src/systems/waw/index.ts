import { InvalidArgumentError, Option } from 'commander'
import type { BattleOptions } from './battle/battle.ts'
import type { BattlesOptions } from './simulate/battles.ts'
import type { Plug } from '../plug.ts'
import type { WarPack } from '@sandtable/shelf'
import { seedOf, wholeFrom } from '../../arguments.ts'

function diceOf(text: string): number[] {
  return text.split(',').map((face, i) => {
    if (/^[0-9]$/.test(face.trim())) return Number(face)
    throw new InvalidArgumentError(`Die ${i + 1} is '${face}': expected a whole number from 0 to 9.`)
  })
}

/** Wars Across the World: wars, and single battles from files. */
export const waw: Plug = {
  talk: async () => (await import('./play/war-talk.ts')).WAR_TALK,
  examples: [
    'simulate packs/examples/missouri-1861.battle.yaml --runs 100000',
    'odds packs/examples/missouri-1861.battle.yaml',
    'battle packs/examples/missouri-1861.battle.yaml',
    'battle packs/examples/missouri-1861.battle.yaml --no-script --seed tuesday',
  ],
  commands: sandtable =>
    sandtable
      .command('battle')
      .description('play a battle out and tell it step by step')
      .argument('<file>', 'a battle file, in YAML or JSON')
      .option('--dice <list>', 'dice in the order they fall, 0 to 9, instead of those in the file', diceOf)
      .option('--seed <seed>', 'roll from this seed, after any dice that are given', seedOf)
      .option('--no-script', "leave out the file's dice and choices: the house rolls and decides")
      .option('--json', 'print the report as one JSON object')
      .action(async (file: string, options: BattleOptions) =>
        (await import('./battle/battle.ts')).battle(file, options),
      ),
  odds: async (path, options) => (await import('./odds/battle-odds.ts')).battleFileOdds(path, options),
  arena: async opened => (await import('./simulate/arena.ts')).warArena(opened as WarPack),
  simulations: [
    {
      by: 'runs',
      options: () => [
        new Option(
          '--runs <number>',
          'how many times to play a battle; the exact odds stand beside',
        ).argParser(wholeFrom(1, 100_000_000)),
      ],
      expected: "a battle file with '--runs <number>'",
      takesFile: true,
      run: async (file, options) =>
        (await import('./simulate/battles.ts')).simulateBattles(file, options as BattlesOptions),
    },
  ],
  validate: {
    pack: async (folder, options) => (await import('./validate/validate.ts')).validateWar(folder, options),
  },
  sheet: {
    outlines: async (folder, opened) => (await import('./sheet.ts')).outlinesOf(folder, opened as WarPack),
  },
}
