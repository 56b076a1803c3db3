import type { ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { Writable } from 'node:stream'

/** A store whose state is drawn as it is now: on paper React asks for the first state of all. */
export function current<T>(store: StoreApi<T>): void {
  Object.assign(store, { getInitialState: store.getState })
}

/** React's mark for a part that it left out: it is still to be loaded, or has failed. */
const LEFT_OUT = '<!--$!-->'

/** Draws a page as the browser would, with all that is loaded later, and fails with what went wrong in any part of it. */
export async function draw(page: ReactNode): Promise<string> {
  const drawn = renderToString(page)
  return drawn.includes(LEFT_OUT) ? drawnWhole(page) : drawn
}

/** Waits for what is loaded later. React keeps some of every such page in memory, so that it is only for those that need it. */
function drawnWhole(page: ReactNode): Promise<string> {
  const text: string[] = []
  const faults: unknown[] = []
  return new Promise((resolve, reject) => {
    const end = (): void => (faults.length === 0 ? resolve(text.join('')) : reject(faults[0] as Error))
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => (text.push(String(chunk)), done()),
      final: done => (end(), done()),
    })
    const { pipe } = renderToPipeableStream(page, {
      onError: fault => void faults.push(fault),
      onShellError: end,
      onAllReady: () => pipe(sink),
    })
  })
}

/** Draws a page after each thing that is done with it; gives how many pages that were. */
export async function drawEach(page: () => ReactNode, deeds: Iterable<string>): Promise<number> {
  let pages = 0
  for (const what of deeds) {
    await draw(page()).catch((fault: unknown) => {
      throw new Error(`cannot be drawn: ${what}`, { cause: fault })
    })
    pages++
  }
  return pages
}
