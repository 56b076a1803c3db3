import { phrase } from '../words/words.ts'

/** In a line, why a server did not start. */
export function whyNotStarted(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string {
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

/** Somebody else listens on the port. */
export const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
