import type { DeepReadonly } from './data.ts'
import type { Kind } from './game.ts'

/** What a teller looks at: the position is the one just after the event. */
export interface Telling<K extends Pick<Kind, 's' | 'p'>, W> {
  readonly s: K['s']
  readonly p: DeepReadonly<K['p']>
  readonly words: W
}

/** How each of these events is told, in lines as far as they differ from a blank one. */
export type Tellers<T, E extends { readonly is: string }, D> = {
  readonly [I in E['is']]: (t: T, e: Extract<E, { is: I }>) => readonly D[]
}

/** A phrase with its places filled. */
export const fill = (phrase: string, places: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = places[key]
    return value === undefined ? whole : typeof value === 'number' ? num(value) : value
  })

/** A number as it is printed, and as a change. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))
