/** In a line, why a server did not start. */
export function whyNotStarted(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string {
  const { code, message } = error as NodeJS.ErrnoException
  return LISTENING[code ?? '']?.(port, host) ?? message
}

const noAddress = (_port: number, host: string): string =>
  `--host: '${host}' is no address of this machine; 127.0.0.1 is for this machine alone, 0.0.0.0 for all who reach it`

const LISTENING: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `port ${port} of ${host} is in use already; --port takes another, 0 any free one`,
  EACCES: (port, host) =>
    `this user may not listen on port ${port} of ${host}; --port takes another, from 1024 on`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
}

/** Somebody else listens on the port. */
export const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
