/** A file to print, and the note about it. */
export interface Printed {
  readonly bytes: Uint8Array
  readonly what: string
}
