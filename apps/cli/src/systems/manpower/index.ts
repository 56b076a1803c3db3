import { Option } from 'commander'
import type { FieldPack } from '@sandtable/shelf'
import type { Plug } from '../plug.ts'
import type { SkirmishOptions } from './play/beginning.ts'
import type { TableOptions } from './miniatures/table.ts'
import type { TrialOptions } from './simulate/trials.ts'
import { seedOf, wholeFrom } from '../../arguments.ts'

/** Manpower: battles in metres, on the screen and with miniatures. */
export const manpower: Plug = {
  talk: async () => (await import('./play/field-talk.ts')).FIELD_TALK,
  beginning: {
    options: () => [
      new Option(
        '--skirmish <eras>',
        'armies of your own on the ground of a battle: ww2, ww1-v-ww2, printed-v-ww2',
      ),
      new Option('--manpower <number>', 'what each army of a skirmish may cost (default: 500)'),
      new Option('--army <file>', 'an army that you have saved, to buy it again'),
    ],
    scenario: async (named, options) =>
      (await import('./play/beginning.ts')).scenarioFor(named, options as SkirmishOptions),
  },
  examples: [
    'play hill-41 --skirmish ww2 --manpower 500',
    'simulate --mirror napoleonic --games 200',
    'simulate --duels all',
    'table packs/examples/mill.roster.yaml --save friday.table.json',
  ],
  commands: sandtable =>
    sandtable
      .command('table')
      .description('keep the sheet of a game with miniatures: casualties, morale and shots, with the reasons')
      .argument('<roster>', 'a roster in YAML, or a table that was saved')
      .option('--seed <seed>', 'roll from this seed', seedOf)
      .option('--save <file>', 'save the table there after every order')
      .action(async (roster: string, options: TableOptions) =>
        (await import('./miniatures/table.ts')).table(roster, options),
      ),
  odds: async (path, options) => (await import('./odds/table-odds.ts')).tableOdds(path, options),
  arena: async opened => (await import('./simulate/arena.ts')).fieldArena(opened as FieldPack),
  simulations: [
    {
      by: 'mirror',
      options: () => [
        new Option(
          '--mirror [era]',
          'an army of the era, or of all, against its like: how often who goes second wins',
        ).preset(''),
        new Option('--manpower <number>', 'what a side of --mirror may spend').argParser(
          wholeFrom(50, 10_000),
        ),
      ],
      expected: "'--mirror <era>'",
      takesFile: false,
      run: async (era, options) =>
        (await import('./simulate/trials.ts')).simulateMirrors(era, options as TrialOptions),
    },
    {
      by: 'duels',
      options: () => [
        new Option(
          '--duels [era]',
          'every unit of the era, or of all, at its price against as much manpower',
        ).preset(''),
      ],
      expected: "'--duels <era>'",
      takesFile: false,
      run: async (era, options) =>
        (await import('./simulate/trials.ts')).simulateDuels(era, options as TrialOptions),
    },
  ],
  validate: {
    takes: async folder => (await import('./validate/battle-pack.ts')).isSheets(folder),
    pack: async (folder, options) => (await import('./validate/validate.ts')).validateField(folder, options),
  },
  sheet: {
    file: async (path, paper) => (await import('./sheet/tracking.ts')).fileOf(path, paper),
    game: async (opened, g, paper) =>
      (await import('./sheet/tracking.ts')).gameOf(opened as FieldPack, g, paper),
  },
}
