import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT } from '../scripts/lib/left-out-tests.mjs'

export default defineProject({
  test: {
    name: 'integration',
    include: ['**/*.test.ts'],
    // As in packages/gateway/vitest.config.ts, as are the options below.
    exclude: [...configDefaults.exclude, ...LEFT_OUT, '**/*.isolated.*'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
    // The first file that needs the packed SDK builds it (15 s on an idle machine), the others wait for it.
    hookTimeout: 240_000,
    execArgv: ['--liftoff-only'],
  },
})
