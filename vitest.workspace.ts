import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.mjs'

keepTemporaryFilesInMemory()

/**
 * One run for every package. `*.db.test.ts` need a database: they bring their own
 * (PGlite and a real PostgreSQL) and fail, never skip, when it cannot start.
 */
export default defineConfig({
  test: {
    // Three at a time also on two cores, where one would be the rule: much of the time goes by waiting for databases.
    maxWorkers: 3,
    // Offers the databases of all projects, made when the first test asks.
    globalSetup: ['packages/gateway/test-support/postgres.setup.ts'],
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.isolated.config.ts',
      'scripts/vitest.config.ts',
      'tests/vitest.isolated.config.ts',
    ],
  },
})
