import { readFileSync, statSync } from 'node:fs'
import type { OddsOptions } from './options.ts'
import type { Plug } from '../systems/plug.ts'
import { PLUGS } from '../systems.ts'

/** sandtable odds: the chances that a file asks for, from the system whose ruleset it names. */
export async function odds(path: string, options: OddsOptions): Promise<void> {
  const named = PLUGS[rulesetIn(path) ?? '']?.odds
  await (named ?? usual())(path, options)
}

/** The word after `ruleset` at the start of a line; null: no line has one, or there is no such file. */
function rulesetIn(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null
  return /^ruleset:\s*([\w-]+)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? null
}

/** A file that names no system with odds is read as the first system's, whose error says what it expected. */
const usual = (): NonNullable<Plug['odds']> =>
  Object.values(PLUGS).flatMap(plug => plug.odds ?? [])[0] as NonNullable<Plug['odds']>
