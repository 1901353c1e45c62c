import { configDefaults, defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'integration',
    include: ['**/*.test.ts'],
    // As in packages/gateway/vitest.config.ts, as are the options below.
    exclude: [...configDefaults.exclude, '**/*.isolated.*'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
    // The first file that needs the packed SDK builds it (15 s on an idle machine), the others wait for it.
    hookTimeout: 240_000,
    execArgv: ['--liftoff-only'],
    globalSetup: ['../packages/gateway/test-support/postgres.setup.ts'],
  },
})
