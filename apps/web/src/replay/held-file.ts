/** A game file opened from this machine. */
export interface HeldFile {
  readonly name: string
  readonly text: string
}

let held: HeldFile | null = null

/** It is kept until another is opened or the page is closed; it is never sent anywhere. */
export function holdFile(file: HeldFile): void {
  held = file
}

export const heldFile = (): HeldFile | null => held
