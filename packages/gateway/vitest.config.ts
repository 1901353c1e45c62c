import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT } from '../../scripts/lib/left-out-tests.mjs'

// Files share the modules of their worker: the program is loaded, and PGlite compiled, once for each worker instead of
// once for each of a hundred files. What replaces modules runs apart (tests/vitest.isolated.config.ts).
export default defineProject({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT, '**/*.isolated.*'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Without the optimising compiler PGlite is ready in half the time, and tests are short.
    execArgv: ['--liftoff-only'],
  },
})
