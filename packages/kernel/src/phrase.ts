/** Something to be said, as data: the key of a phrase, and what fills its places. A list says what there is to be said. */
export type Phrase<List> = {
  readonly [K in keyof List & string]: { readonly key: K; readonly parts: List[K] }
}[keyof List & string]

/** Nothing to fill in. */
export type NoParts = Readonly<Record<never, never>>

/** An error that says what is wrong as data: who catches it has the words, and a programmer sees the key and the parts. */
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

/** What an error of the system is called, the same in every language; one without a name says what it says. */
export function codeOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message: string }
  return typeof code === 'string' ? code : message
}
