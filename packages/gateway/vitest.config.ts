import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // PGlite is compiled for every test file: without the optimising compiler that costs half, and tests
    // are short.
    execArgv: ['--liftoff-only'],
    globalSetup: ['test-support/postgres.setup.ts'],
  },
})
