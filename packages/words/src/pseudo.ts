const PLAIN = 'abcdeghiklmnorstuwyzABCDEGHIKLMNORSTUWYZ'
const MARKED = 'åƀćďéĝĥîķļɱñöŕšţûŵýžÅƁĆĎÉĜĤÎĶĻṀÑÖŔŠŢÛŴÝŽ'
const PLACE = /(\{\{.*?\}\}|<[^>]+>)/

/** English in disguise: each phrase marked, and longer by two fifths as phrases of other languages are. */
export const pseudo = <K extends string>(table: Readonly<Record<K, string>>): Record<K, string> =>
  Object.fromEntries(
    Object.entries<string>(table).map(([key, phrase]) => [key, disguised(phrase)]),
  ) as Record<K, string>

const disguised = (phrase: string): string =>
  `⟦${phrase
    .split(PLACE)
    .map((part, i) => (i % 2 === 0 ? marked(part) : part))
    .join('')}${'·'.repeat(Math.ceil(phrase.length * 0.4))}⟧`

const marked = (text: string): string =>
  text.replace(/[a-z]/gi, letter => MARKED[PLAIN.indexOf(letter)] ?? letter)
