import { spawn } from 'node:child_process'

type Environment = Readonly<Record<string, string | undefined>>

/** The command that opens an address in the user's browser; null: there is no user or no desktop. */
export function openerFor(platform: NodeJS.Platform, env: Environment): readonly string[] | null {
  if (isSet(env, 'CI') || isSet(env, 'SSH_CONNECTION') || isSet(env, 'SSH_TTY')) return null
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  return isSet(env, 'DISPLAY') || isSet(env, 'WAYLAND_DISPLAY') ? ['xdg-open'] : null
}

const isSet = (env: Environment, name: string): boolean => (env[name] ?? '') !== ''

/** Opens an address there; if that fails, prints it. */
export function openBrowser(url: string): void {
  const [command, ...words] = openerFor(process.platform, process.env) ?? []
  if (command === undefined) return
  spawn(command, [...words, url], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
