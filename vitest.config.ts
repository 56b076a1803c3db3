import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // The sources of this very tree, so that a copy of it (a mutation run) tests the copy.
    alias: [
      { find: '@sandtable/server', replacement: `${import.meta.dirname}/apps/server/src/index.ts` },
      { find: /^@sandtable\/([^/]+)$/, replacement: `${import.meta.dirname}/packages/$1/src/index.ts` },
    ],
  },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: `${import.meta.dirname}/tools/desks.ts`,
    exclude: ['**/node_modules/**', 'bench/**', '.stryker-tmp/**'],
    // Every core has a test file in hand: most of them wait for processes, sockets and dice more than they reckon.
    maxWorkers: '100%',
    // Where nobody watches, real processes on a busy machine get a second try; what is wrong is wrong again.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Slow machines pass too; nothing here is a measure of speed.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
