import type { Plugin } from 'vite'

/** What one game system needs of the build; its folder exports it from `build.ts`. */
export interface SystemBuild {
  /** Modules that are made when somebody imports them. */
  readonly plugins: () => readonly Plugin[]
  /** What is packed in one piece rather than in many small ones. */
  readonly groups: readonly { readonly name: string; readonly priority: number; readonly test: RegExp }[]
}
