/** A game file that was opened from this machine. */
export interface HeldFile {
  readonly name: string
  readonly text: string
}

let held: HeldFile | null = null

/** It is kept until another is opened or the page is left; nothing of it goes anywhere. */
export function holdFile(file: HeldFile): void {
  held = file
}

export const heldFile = (): HeldFile | null => held
