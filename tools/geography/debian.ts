import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'geography')

/** A file of a Debian package, which is fetched and unpacked, not installed, when it is first asked for. */
export function fileOfPackage(name: string, path: string): string {
  const folder = join(CACHE, name)
  const file = join(folder, path)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  run('apt-get', ['download', name], folder)
  const archive = globSync(`${name}_*.deb`, { cwd: folder }).toSorted().at(-1)
  if (!archive) throw new Error(`apt-get brought no package ${name}`)
  run('dpkg', ['-x', archive, '.'], folder)
  if (!existsSync(file)) throw new Error(`the package ${name} has no ${path}`)
  return file
}

function run(command: string, args: string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return
  const needed = `Debian's ${args.at(-1)} is needed (${command} ${args.join(' ')})`
  throw new Error(`${needed}: ${error?.message ?? stderr}`)
}
