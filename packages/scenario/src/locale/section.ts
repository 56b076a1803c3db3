import type { Plain } from '../words/phrase.ts'
import { z } from 'zod'
import { expectedText } from '../say.ts'
import { byRef, map, shownName, textOf } from '../shapes.ts'
import { say } from '../words/phrase.ts'

/** The texts of one kind of thing in a pack: their places in its files, and the names for them in locale files. */
export interface Section {
  /** One of them, as a message names it. */
  readonly what: Plain
  /** Their places: a part of the pack and the keys below it; '*' stands for every row. */
  readonly rows: readonly (readonly string[])[]
  readonly known: KnownBy
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * What identifies a row: its key, with or without the side above it; its id; the word in its name's place; the word in
 * its name, which stays there; or nothing, if there is only one.
 */
export type KnownBy = 'key' | 'side and key' | 'id' | 'name' | 'word' | 'nothing'

/** One text of a row. */
export interface Field {
  /** The keys that lead to it from its row; none if the row is the text. */
  readonly into: readonly string[]
  readonly text: z.ZodType<string>
  /** Whether it is required. */
  readonly needed: boolean
  /** A form of the name, such as its plural: it goes where another language has a name without it. */
  readonly isForm?: true
}

export const NAME: Field = { into: ['name'], text: shownName, needed: true }
/** The text of something identified by a word, which is its name by default. */
export const CALLED: Field = { into: ['called'], text: shownName, needed: true }
export const TEXT: Field = { into: ['text'], text: textOf(1000), needed: true }

/** Every pack's texts about itself. */
export const PACK_TEXTS: Section = {
  what: 'the-pack',
  rows: [['pack']],
  known: 'nothing',
  fields: {
    title: { into: ['title'], text: shownName, needed: true },
    tagline: { into: ['tagline'], text: shownName, needed: false },
    about: { into: ['about'], text: textOf(5000), needed: true },
  },
}

/** A section of things that have a name, and perhaps more. */
export const named = (
  what: Plain,
  known: KnownBy,
  rows: Section['rows'],
  more: Readonly<Record<string, Field>> = {},
): Section => ({ what, known, rows, fields: { name: NAME, ...more } })

/** How many keys lead to a row in a locale file. */
export const depthOf = ({ known }: Section): number =>
  known === 'nothing' ? 0 : known === 'side and key' ? 2 : 1

/** The texts of one row: its name alone may stand for all of them. */
const textsOf = ({ fields }: Section): z.ZodType => {
  const { name, ...others } = fields
  const all = Object.keys(fields)
  if (name !== undefined && Object.keys(others).length === 0) return name.text
  const texts = map(
    say('texts', { fields: all.join(', ') }),
    Object.fromEntries(Object.entries(fields).map(([field, { text }]) => [field, text.optional()])),
  )
  if (name === undefined) return texts
  return z.union([name.text, texts], {
    error: expectedText(say('name-or-texts', { fields: all.join(', ') })),
  })
}

function shapeOf(section: Section): z.ZodType {
  let shape = textsOf(section)
  for (let level = 0; level < depthOf(section); level++) shape = byRef(shape, 'map-of-texts')
  return shape
}

/** The possible content of a locale file, by section. */
export const localeOf = (sections: Readonly<Record<string, Section>>) =>
  map(
    say('texts', { fields: Object.keys(sections).join(', ') }),
    Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [name, shapeOf(section).optional()]),
    ),
  )
