import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'integration',
    include: ['**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 90_000,
    globalSetup: ['../packages/gateway/test-support/postgres.setup.ts'],
  },
})
