import type { Remote } from 'comlink'

/** A worker with a desk of its own, from the first question until it is closed. */
export interface OpenThread<Desk> {
  /** Asks it something; fails if the worker couldn't start or has failed. */
  readonly ask: <T>(question: (desk: Remote<Desk>) => Promise<T>) => Promise<T>
  readonly close: () => void
}

interface Started<Desk> {
  readonly desk: Remote<Desk>
  /** Rejects if the worker fails; never resolves. */
  readonly broken: Promise<never>
}

/** The worker starts with the first question, when its desk is laid. */
export function openThread<Desk>(
  start: () => Worker,
  lay: (desk: Remote<Desk>) => Promise<unknown>,
): OpenThread<Desk> {
  let [worker, thread]: [Worker | null, Promise<Started<Desk>> | null] = [null, null]
  const open = async (): Promise<Started<Desk>> => {
    const started = start()
    worker = started
    const broken = new Promise<never>((_, fail) => {
      started.addEventListener('error', ({ message }) => fail(new Error(`the odds stopped: ${message}`)))
    })
    // Callers get the error; without a caller, nobody needs it.
    broken.catch(() => {})
    const { wrap } = await import('comlink')
    const desk = wrap<Desk>(started)
    void lay(desk)
    return { desk, broken }
  }
  return {
    ask: async question => {
      const { desk, broken } = await (thread ??= open())
      return Promise.race([question(desk), broken])
    },
    close: () => worker?.terminate(),
  }
}
