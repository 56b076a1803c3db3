/** Something to write on paper, and what is said of it. */
export interface Printed {
  readonly bytes: Uint8Array
  readonly what: string
}
