import type { Command, Option } from 'commander'
import type { Game, Kind } from '@sandtable/kernel'
import type { OpenedPack } from '@sandtable/shelf'
import type { PaperName } from '@sandtable/print'
import type { Arena } from '../simulate/arena.ts'
import type { OddsOptions } from '../odds/options.ts'
import type { Printed } from '../sheet/printed.ts'
import type { TableTalk } from '../play/table-talk.ts'
import type { ValidateOptions } from '../validate/options.ts'

/** Everything the terminal knows about one game system. Each part loads what it needs when asked for, so that --help need not wait. */
export interface Plug {
  /** How its games are played at a terminal. */
  readonly talk: () => Promise<TableTalk>
  /** Its own ways to start a game, as options of `play`. */
  readonly beginning?: Beginning
  /** Command lines for the help, without the program's name. */
  readonly examples?: readonly string[]
  /** Adds the commands that only this system has. */
  readonly commands?: (sandtable: Command) => void
  /** The chances that one of its files asks for. */
  readonly odds?: (path: string, options: OddsOptions) => Promise<void>
  /** How bots play many of its games. */
  readonly arena?: (opened: OpenedPack) => Promise<Arena>
  /** What else of it can be played many times. */
  readonly simulations?: readonly Simulation[]
  /** How its packs are checked. */
  readonly validate?: Validation
  /** What it prints beside the parts of its packs. */
  readonly sheet?: Sheets
}

/** Options of `play` for a system's own ways to start games. */
export interface Beginning {
  readonly options: () => readonly Option[]
  /** The scenario that the options make of the named one; a text in `why` says what is wrong with them. */
  readonly scenario: (
    named: string | undefined,
    options: object,
  ) => Promise<{ readonly scenario: string | undefined } | { readonly why: string }>
}

/** Something that `simulate` plays for its own option. */
export interface Simulation {
  /** The option that asks for it, by commander's name for its value. */
  readonly by: string
  /** That option, and any that go with it. */
  readonly options: () => readonly Option[]
  /** What the command line needs, in words. */
  readonly expected: string
  /** Whether it plays a file; otherwise it plays what the option names. */
  readonly takesFile: boolean
  readonly run: (what: string, options: object) => Promise<void>
}

export interface Validation {
  /** Checks a pack, named as the user typed its folder. */
  readonly pack: (folder: string, options: ValidateOptions) => Promise<void>
  /** Whether a folder that is no pack holds something else that it can check. */
  readonly takes?: (folder: string) => Promise<boolean>
}

/** A text says why nothing was printed; null: stderr already has the reason. */
export type Printing = Promise<Printed | string | null>

export interface Sheets {
  /** Prints a file that is no saved game; undefined: the file isn't its own. */
  readonly file?: (path: string, paper: PaperName) => Promise<Printed | string | null | undefined>
  /** Prints what a saved game has to keep track of. */
  readonly game?: (opened: OpenedPack, g: Game<Kind>, paper: PaperName) => Printing
  /** The outlines of a pack's map; problems are printed to stderr. */
  readonly outlines?: (folder: string, opened: OpenedPack) => Promise<string | null>
}

export type Plugs = Readonly<Record<string, Plug>>
