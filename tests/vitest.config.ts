import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'integration',
    include: ['**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 90_000,
    // As in packages/gateway/vitest.config.ts.
    execArgv: ['--liftoff-only'],
    globalSetup: ['../packages/gateway/test-support/postgres.setup.ts'],
  },
})
