import type { Plug } from './systems/plug.ts'
import { manpower } from './systems/manpower/index.ts'
import { waw } from './systems/waw/index.ts'

/** The game systems that come with the program, in the order of their rule books. */
export const SYSTEMS: readonly Plug[] = [waw, manpower]
