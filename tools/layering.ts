import { existsSync, globSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

type Layering = {
  /** The modules that were looked at, as paths from the root. */
  seen: string[]
  /** One line for each forbidden import, and for each source file that was not looked at. */
  complaints: string[]
}

const RULES = join(import.meta.dirname, '..', '.dependency-cruiser.mjs')
const FOLDERS = ['packages', 'apps', 'tools', 'bench']

/** Checks every import below `root` against .dependency-cruiser.mjs. */
export async function layering(root: string): Promise<Layering> {
  const baseDir = realpathSync(root)
  const folders = FOLDERS.filter(folder => existsSync(join(baseDir, folder)))
  const options = await extractDepcruiseOptions(RULES)
  const { output } = await cruise(folders, { ...options, baseDir })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)

  const seen = output.modules.map(m => m.source).filter(isOurs)
  const complaints = output.summary.violations.map(v => complaint(v, options))
  return { seen, complaints: [...unseen(baseDir, seen), ...complaints.toSorted()] }
}

const isOurs = (source: string): boolean =>
  FOLDERS.some(folder => source.startsWith(`${folder}/`)) && /\.tsx?$/.test(source)

/** A cruiser that cannot read TypeScript sees no module and complains of none, so every source file must be among the seen. */
export function unseen(root: string, seen: string[]): string[] {
  const known = new Set(seen)
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !known.has(file))
    .toSorted()
    .map(file => `${file}: was not looked at`)
}

function complaint(v: IViolation, options: ICruiseOptions): string {
  const why = options.ruleSet?.forbidden?.find(rule => rule.name === v.rule.name)?.comment ?? 'forbidden'
  const to = v.cycle === undefined ? v.to : v.cycle.map(step => step.name).join(' → ')
  return `${v.from} → ${to}: ${why} (${v.rule.name})`
}

if (import.meta.main) {
  const { seen, complaints } = await layering(join(import.meta.dirname, '..'))
  for (const line of complaints) console.log(line)
  console.log(`layering: ${seen.length} modules looked at, ${complaints.length} complaints`)
  if (complaints.length > 0) process.exitCode = 1
}
