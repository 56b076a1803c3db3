import type { Command, Option } from 'commander'
import type { PhraseOf } from './words/words.ts'
import { phrase } from './words/words.ts'

/** Commander's output, printed at the end by a module that is loaded only then. */
export interface Said {
  readonly text: string
  readonly isError: boolean
}

const TITLES: Readonly<Record<string, PhraseOf>> = {
  'Usage:': 'help:usage',
  'Arguments:': 'help:arguments',
  'Options:': 'help:options',
  'Commands:': 'help:commands',
}

/** A program whose help and errors are in the terminal's language; its commands inherit that. */
export const speaking = (program: Command, said: Said[]): Command =>
  program
    .configureHelp({
      styleTitle: title => (TITLES[title] === undefined ? title : phrase(TITLES[title])),
      optionDescription: described,
    })
    .configureOutput({
      writeOut: text => void said.push({ text, isError: false }),
      writeErr: text => void said.push({ text, isError: true }),
    })
    .helpOption('-h, --help', phrase('help:help'))
    .helpCommand('help [command]', phrase('help:help-command'))
    .showHelpAfterError(phrase('help:more'))

/** An option's description, its possible values and its default. */
function described({ description: text, argChoices: choices, defaultValue, required }: Option): string {
  const value = required && defaultValue !== undefined ? String(defaultValue) : null
  if (choices === undefined) return value === null ? text : phrase('help:default', { text, value })
  return value === null
    ? phrase('help:choices', { text, choices })
    : phrase('help:choices-default', { text, choices, value })
}

/** Commander's errors in its own words, and our phrase for each; an error with a suggestion has its own phrase. */
const COMPLAINTS: readonly (readonly [key: PhraseOf, form: RegExp])[] = [
  ['error:missing-argument', /^error: missing required argument '(?<name>.*)'$/s],
  ['error:option-needs', /^error: option '(?<form>(?<option>--?[\w-]+).*)' argument missing$/s],
  ['error:required', /^error: required option '(?<form>(?<option>--?[\w-]+).*)' not specified$/s],
  [
    'error:unknown-option-meant',
    /^error: unknown option '(?<typed>.*)'\n\(Did you mean (?:one of )?(?<meant>.*)\?\)$/s,
  ],
  ['error:unknown-option', /^error: unknown option '(?<typed>.*)'$/s],
  [
    'error:unknown-command-meant',
    /^error: unknown command '(?<typed>.*)'\n\(Did you mean (?:one of )?(?<meant>.*)\?\)$/s,
  ],
  ['error:unknown-command', /^error: unknown command '(?<typed>.*)'$/s],
  [
    'error:too-many',
    /^error: too many arguments(?: for '(?<command>.*)')?\. Expected (?<count>\d+) arguments? but got (?<got>\d+)(?:: .*)?\.$/s,
  ],
  [
    'error:bad-option',
    /^error: option '(?<option>--?[\w-]+).*?' argument '(?<typed>.*)' is invalid\. (?<why>.*)$/s,
  ],
  [
    'error:bad-argument',
    /^error: command-argument value '(?<typed>.*)' is invalid for argument '(?<name>.*?)'\. (?<why>.*)$/s,
  ],
]

const CHOICES = /^Allowed choices are (?<choices>.*)\.$/s

/** Commander's error in our words; our own errors stay as they are. */
export function complaintIn(message: string): string {
  for (const [key, form] of COMPLAINTS) {
    const found = form.exec(message)?.groups
    if (found === undefined) continue
    const { count = '', why = '', command = 'sandtable' } = found
    return phrase(key, { ...found, command, count: Number(count), why: whyIn(why) })
  }
  return message
}

function whyIn(text: string): string {
  const { choices } = CHOICES.exec(text)?.groups ?? {}
  return choices === undefined ? text : phrase('expected:choice', { choices: choices.split(', ') })
}
