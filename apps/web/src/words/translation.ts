type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Plural<K> = K extends `${infer Key}_${Form}` ? Key : never

/** A table in another language: exactly the phrases of the English one, and the plurals that the language has. */
export type Translation<T> = {
  readonly [K in keyof T & string as K extends `${string}_${Form}` ? never : K]: string
} & { readonly [K in keyof T & string as `${Plural<K>}_other`]: string } & {
  readonly [K in keyof T & string as `${Plural<K>}_${Form}`]?: string
}
