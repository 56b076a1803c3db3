import { availableParallelism, tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'
import { virtualModules } from './apps/web/virtual-modules.ts'

/** What every run of tests has in common: the daily one, the long one and the mutations. */
export const COMMON = {
  // The table in the browser imports them.
  plugins: virtualModules(),
  resolve: {
    // The sources of this very tree, so that a copy of it (a mutation run) tests the copy.
    alias: [
      { find: '@sandtable/server', replacement: `${import.meta.dirname}/apps/server/src/index.ts` },
      { find: /^@sandtable\/([^/]+)$/, replacement: `${import.meta.dirname}/packages/$1/src/index.ts` },
    ],
  },
  test: {
    globalSetup: `${import.meta.dirname}/tools/desks.ts`,
    exclude: ['**/node_modules/**', '.stryker-tmp/**'],
    // Three test files in hand for every two cores: one mostly waits for a server, a browser or a child. A number, because
    // more than 100 % is taken for 100 %.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Servers and the threads of their bots begin with what others before them have compiled.
    env: { NODE_COMPILE_CACHE: `${tmpdir()}/node-compile-cache` },
    // Where nobody watches, what starts real processes gets a second try on a busy machine; rules and laws get none.
    ...(process.env['CI'] === undefined ? {} : { runner: `${import.meta.dirname}/tools/runner.ts` }),
    // Slow machines pass too; nothing here is a measure of speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
}

export default defineConfig({
  ...COMMON,
  // What holds nothing between two tests shares its modules, which load slower than it runs.
  test: { ...COMMON.test, include: ['**/*.test.ts'], isolate: false },
})
