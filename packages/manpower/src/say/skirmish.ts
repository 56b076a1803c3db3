import type { Era, FieldFile } from '@sandtable/scenario'
import type { Fielded, Terms } from '../skirmish/terms.ts'
import type { Voice } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'
import { ERAS } from '../charts/eras.ts'
import { isOneFor, skirmishOf, turnOfReinforcements } from '../skirmish/terms.ts'

/** What every era is called. */
const eraNames = (voice: Voice<Words>): Readonly<Record<Era, string>> =>
  Object.fromEntries(ERAS.map(era => [era, voice(`era:${era}`)])) as Record<Era, string>

/** The terms in words: WW2, 500 manpower. */
function termsText(voice: Voice<Words>, { sides, manpower }: Terms): string {
  const armies = (isOneFor(sides) ? sides.slice(0, 1) : sides)
    .map(one => (one === 'printed' ? voice('terms:printed') : voice(`era:${one}`)))
    .reduce((one, other) => voice('terms:apart', { one, other }))
  return voice('terms', { armies, manpower })
}

const titleText = (voice: Voice<Words>, title: string, terms: Terms): string =>
  voice('skirmish:title', { title, terms: termsText(voice, terms) })

function aboutText(voice: Voice<Words>, { title, turns, sides }: FieldFile, terms: Terms): string {
  const armyOf = (fielded: Fielded): string =>
    fielded === 'printed'
      ? voice('fielded:printed')
      : voice('fielded', { era: voice(`era:${fielded}`), manpower: terms.manpower })
  const later = turnOfReinforcements(turns)
  return [
    voice('skirmish:about', { title }),
    sides
      .map(({ name }, n) => voice('skirmish:side', { side: name, army: armyOf(terms.sides[n] ?? 'printed') }))
      .join(' '),
    later <= turns ? voice('skirmish:how:later', { turn: later }) : voice('skirmish:how'),
  ].join('\n\n')
}

/** All text about skirmishes before they are played. */
export const termsTeller = (voice: Voice<Words>) => ({
  eraNames: () => eraNames(voice),
  sayTerms: (terms: Terms): string => termsText(voice, terms),
  /** The name of a skirmish on a battle's ground. */
  skirmishTitle: (title: string, terms: Terms): string => titleText(voice, title, terms),
  /** The pack of a skirmish, with its texts. */
  skirmishPack: (field: FieldFile, terms: Terms): FieldFile => ({
    ...skirmishOf(field, terms),
    title: titleText(voice, field.title, terms),
    tagline: voice('skirmish:tagline', { terms: termsText(voice, terms) }),
    about: aboutText(voice, field, terms),
  }),
})
