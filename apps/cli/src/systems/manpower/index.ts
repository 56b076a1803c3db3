import { Option } from 'commander'
import type { FieldPack } from '@sandtable/shelf'
import type { Plug } from '../plug.ts'
import type { SkirmishOptions } from './play/beginning.ts'
import type { TableOptions } from './miniatures/table.ts'
import type { TrialOptions } from './simulate/trials.ts'
import { seedOf, wholeFrom } from '../../arguments.ts'
import { fieldPhrase } from './words/words.ts'

/** Manpower: battles in metres, on the screen and with miniatures. */
export const manpower: Plug = {
  talk: async () => (await import('./play/field-talk.ts')).FIELD_TALK,
  beginning: {
    options: () => [
      new Option('--skirmish <eras>', fieldPhrase('help:skirmish')),
      new Option('--manpower <number>', fieldPhrase('help:manpower')),
      new Option('--army <file>', fieldPhrase('help:army')),
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
      .description(fieldPhrase('help:table'))
      .argument('<roster>', fieldPhrase('help:roster'))
      .option('--seed <seed>', fieldPhrase('help:table-seed'), seedOf)
      .option('--save <file>', fieldPhrase('help:table-save'))
      .action(async (roster: string, options: TableOptions) =>
        (await import('./miniatures/table.ts')).table(roster, options),
      ),
  odds: async (path, options) => (await import('./odds/table-odds.ts')).tableOdds(path, options),
  arena: async opened => (await import('./simulate/arena.ts')).fieldArena(opened as FieldPack),
  simulations: [
    {
      by: 'mirror',
      options: () => [
        new Option('--mirror [era]', fieldPhrase('help:mirror')).preset(''),
        new Option('--manpower <number>', fieldPhrase('help:mirror-manpower')).argParser(
          wholeFrom(50, 10_000),
        ),
      ],
      expected: fieldPhrase('expected:mirror'),
      takesFile: false,
      run: async (era, options) =>
        (await import('./simulate/trials.ts')).simulateMirrors(era, options as TrialOptions),
    },
    {
      by: 'duels',
      options: () => [new Option('--duels [era]', fieldPhrase('help:duels')).preset('')],
      expected: fieldPhrase('expected:duels'),
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
