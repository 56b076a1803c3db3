import { phrase } from './words/words.ts'

export interface Bar {
  readonly update: (runs: number) => void
  readonly stop: () => void
}

/** A bar on stderr, if it is a terminal. */
export async function progressBar(runs: number, what: 'games' | 'battles'): Promise<Bar> {
  if (process.stderr.isTTY !== true) return { update: () => {}, stop: () => {} }
  const { SingleBar } = await import('cli-progress')
  const bar = new SingleBar({
    format: `  ${phrase(`progress:${what}`, MEASURES)}`,
    barsize: 40,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    // Leaves alone what Ctrl-C would have to restore, so that it simply ends the program.
    gracefulExit: false,
    linewrap: true,
    stream: process.stderr,
  })
  bar.start(runs, 0)
  return { update: done => bar.update(done), stop: () => bar.stop() }
}

/** The parts that the bar fills in itself. */
const MEASURES = {
  bar: '{bar}',
  percentage: '{percentage}',
  done: '{value}',
  total: '{total}',
  time: '{eta_formatted}',
}
