import type { ReactNode } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { Writable } from 'node:stream'

/** Makes a store draw its current state: on paper, React asks for the initial one. */
export function current<T>(store: StoreApi<T>): void {
  Object.assign(store, { getInitialState: store.getState })
}

/** React's mark for a part that it left out, because it is still loading or has failed. */
const LEFT_OUT = '<!--$!-->'

/** Draws a page as the browser would, with all its lazy parts, and fails with the error of any part. */
export async function draw(page: ReactNode): Promise<string> {
  const drawn = renderToString(page)
  return drawn.includes(LEFT_OUT) ? drawnWhole(page) : drawn
}

/** Waits for lazy parts. React keeps some memory for every such page, so this is only for pages that need it. */
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

/** Draws a page after each deed; returns the number of pages. */
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
