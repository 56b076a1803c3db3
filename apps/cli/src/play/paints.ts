import type { Screen } from '../screen.ts'

const COLOURS = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red'] as const

/** Each player has their own colour. */
export const paintOf = ({ paint }: Screen, player: number): ((text: string) => string) =>
  player < 0 ? paint.dim : paint[COLOURS[player % COLOURS.length] ?? 'cyan']
