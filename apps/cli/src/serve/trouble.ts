import { sayCause } from '../words/faults.ts'
import { startFaultIn } from '@sandtable/server'
import { phrase } from '../words/words.ts'

/** In a line, why a server did not start. */
export function whyNotStarted(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string {
  const fault = startFaultIn(error)
  if (fault !== null) {
    const parts = 'why' in fault.parts ? { ...fault.parts, why: sayCause(fault.parts.why) } : fault.parts
    return phrase(`start:${fault.key}`, { ...parts })
  }
  const { code, message } = error as NodeJS.ErrnoException
  const key = LISTENING[code ?? '']
  return key === undefined ? message : phrase(key, { port: String(port), host })
}

const LISTENING: Readonly<Record<string, 'serve:port-taken' | 'serve:port-forbidden' | 'serve:no-address'>> =
  {
    EADDRINUSE: 'serve:port-taken',
    EACCES: 'serve:port-forbidden',
    EADDRNOTAVAIL: 'serve:no-address',
    ENOTFOUND: 'serve:no-address',
    EAI_AGAIN: 'serve:no-address',
  }

/** Another program listens on the port. */
export const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
