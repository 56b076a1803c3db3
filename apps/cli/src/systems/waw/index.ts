import { InvalidArgumentError, Option } from 'commander'
import type { BattleOptions } from './battle/battle.ts'
import type { BattlesOptions } from './simulate/battles.ts'
import type { Plug } from '../plug.ts'
import type { WarPack } from '@sandtable/shelf'
import { seedOf, wholeFrom } from '../../arguments.ts'
import { warPhrase } from './words/words.ts'

function diceOf(text: string): number[] {
  return text.split(',').map((face, i) => {
    if (/^[0-9]$/.test(face.trim())) return Number(face)
    throw new InvalidArgumentError(warPhrase('expected:die', { number: i + 1, typed: face }))
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
      .description(warPhrase('help:battle'))
      .argument('<file>', warPhrase('help:battle-file'))
      .option('--dice <list>', warPhrase('help:dice'), diceOf)
      .option('--seed <seed>', warPhrase('help:battle-seed'), seedOf)
      .option('--no-script', warPhrase('help:no-script'))
      .option('--json', warPhrase('help:json'))
      .action(async (file: string, options: BattleOptions) =>
        (await import('./battle/battle.ts')).battle(file, options),
      ),
  odds: async (path, options) => (await import('./odds/battle-odds.ts')).battleFileOdds(path, options),
  arena: async opened => (await import('./simulate/arena.ts')).warArena(opened as WarPack),
  simulations: [
    {
      by: 'runs',
      options: () => [
        new Option('--runs <number>', warPhrase('help:runs')).argParser(wholeFrom(1, 100_000_000)),
      ],
      expected: warPhrase('help:runs-expected'),
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
