import type { PhraseKey } from '@sandtable/kernel'

type Table = Readonly<Record<string, string>>
type Named<Place> = Place extends `${infer Name},${string}` ? Name : Place
/** The places that a phrase has. */
type PlacesIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? Named<Place> | PlacesIn<Rest>
  : never

/** What of a list belongs to a phrase, in whichever form of a plural it stands. */
type PartsOf<List, K> = K extends keyof List
  ? List[K]
  : K extends `${infer Key}_${string}`
    ? PartsOf<List, Key>
    : never

/** A list with its names as keys of a table: each behind the word for what they have in common. */
export type Under<Word extends string, List> = {
  readonly [K in keyof List & string as `${Word}:${K}`]: List[K]
}

/** The phrases of a table with a place that nothing fills, or that are never used. */
type Amiss<List, T> = {
  readonly [K in keyof T]: [PartsOf<List, K>] extends [never]
    ? never
    : Exclude<PlacesIn<T[K]>, keyof PartsOf<List, K>> extends never
      ? T[K]
      : never
}

/** A table with a phrase for everything on a list, in whose places stands what belongs to it; the compiler sees to that. */
export const phrasesFor =
  <List>() =>
  <const T extends Table>(
    table: T & Amiss<List, T>,
    ..._missing: Exclude<keyof List, PhraseKey<T>> extends never ? [] : [Exclude<keyof List, PhraseKey<T>>]
  ): T =>
    table
