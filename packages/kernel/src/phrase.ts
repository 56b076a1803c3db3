/** A phrase as data: its key, and the values for its places. A table lists all the phrases there are. */
export type Phrase<List> = {
  readonly [K in keyof List & string]: { readonly key: K; readonly parts: List[K] }
}[keyof List & string]

/** Nothing to fill in. */
export type NoParts = Readonly<Record<never, never>>

/** An error whose text is data: the catcher puts it into words, and a programmer sees the key and the parts. */
export interface Failure<Name extends string, Why> extends Error {
  readonly name: Name
  readonly why: Why
}

export const failure = <Name extends string, Why extends { readonly key: string; readonly parts: object }>(
  name: Name,
  why: Why,
  cause?: unknown,
): Failure<Name, Why> =>
  Object.assign(new Error(`${why.key} ${JSON.stringify(why.parts)}`, { cause }), { name, why })

/** The name of a system error, the same in every language; without one, its message. */
export function codeOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message: string }
  return typeof code === 'string' ? code : message
}
