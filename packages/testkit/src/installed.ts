import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Packages are installed one at a time. */
let before: Promise<unknown> = Promise.resolve()

/** On Debian as root a package can be installed at once; false: not here. */
export async function install(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || (await readFile('/etc/debian_version').catch(() => null)) === null)
    return false
  const done = before.then(() => fetchPackage(name))
  before = done.catch(() => null)
  await done
  return true
}

async function fetchPackage(name: string): Promise<void> {
  console.log(`tests: installing ${name} (apt-get install ${name})`)
  const settings = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  }
  await run('apt-get', ['update', '-q'], settings).catch(() => null)
  await run('apt-get', ['install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=300', name], settings)
}
