import type { RunnerTestFile } from 'vitest'
import { readFileSync } from 'node:fs'
import { TestRunner } from 'vitest'
import { getsSecondTry } from './second-try.ts'

/** Vitest's own runner, which in CI sets file by file how often a test is tried again. */
export default class extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    const { filepath } = file
    this.config.retry = getsSecondTry(filepath, readFileSync(filepath, 'utf8')) ? 1 : 0
    super.onCollectStart(file)
  }
}
