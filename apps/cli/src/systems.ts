import type { Plugs } from './systems/plug.ts'
import { manpower } from './systems/manpower/index.ts'
import { waw } from './systems/waw/index.ts'

/** What the terminal knows of each game system that comes with the program, by the name of its ruleset. */
export const PLUGS: Plugs = { waw, manpower }
