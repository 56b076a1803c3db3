import type { Plugin } from 'vite'

/** A game system's part of the build; its folder exports it from `build.ts`. */
export interface SystemBuild {
  /** Modules made on import. */
  readonly plugins: () => readonly Plugin[]
  /** Code packed in one piece, not in many small ones. */
  readonly groups: readonly { readonly name: string; readonly priority: number; readonly test: RegExp }[]
}
