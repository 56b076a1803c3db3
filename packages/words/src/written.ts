type Way = 'money' | 'signed' | 'percent' | 'and' | 'or' | 'row' | 'small'

/** English is British English: its lists have no comma before the last "and". */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Intl's writers are dear to make, so each is made once for a language. */
const once = <T>(make: (language: string) => T): ((language: string) => T) => {
  const made = new Map<string, T>()
  return language => {
    const known = made.get(language) ?? make(localeOf(language))
    made.set(language, known)
    return known
  }
}

const numbers = once(language => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))
const changes = once(
  language => new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)
const sums = once(
  language =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
)
const shares = once(language => new Intl.NumberFormat(language, { style: 'percent' }))
const lists = {
  and: once(language => new Intl.ListFormat(language, { type: 'conjunction' })),
  or: once(language => new Intl.ListFormat(language, { type: 'disjunction' })),
  row: once(language => new Intl.ListFormat(language, { type: 'unit', style: 'short' })),
}

/** A minus is a minus sign, never a hyphen. */
const minus = (text: string): string => text.replace('-', '−')

/** A name within a sentence, in languages that write only proper names large. */
const small = (name: string, language: string): string =>
  name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1)

/** What stands in a place of a phrase: names, numbers, changes, money and lists as the language writes them. */
export function written(value: unknown, way: string | undefined, language = 'en'): string {
  if (Array.isArray(value)) return lists[way === 'or' || way === 'row' ? way : 'and'](language).format(value)
  if (typeof value !== 'number') return way === 'small' ? small(String(value), language) : String(value)
  const write = WRITERS[way as Way] ?? numbers
  return minus(write(language).format(value))
}

const WRITERS: Readonly<Partial<Record<Way, (language: string) => Intl.NumberFormat>>> = {
  money: sums,
  signed: changes,
  percent: shares,
}
