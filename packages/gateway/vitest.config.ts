import { fileURLToPath } from 'node:url'
import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT, TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// One project for the gateway's own tests and for those in tests/: both run the whole program, and a project loads it
// for itself. Files share the modules of their worker: the program is loaded, and PGlite compiled, once for each worker
// instead of once for each of a hundred files. What replaces modules runs apart (tests/vitest.isolated.config.ts).
export default defineProject({
  test: {
    name: 'gateway',
    // Absolute: Vitest reads a relative one from where it was started.
    dir: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/gateway/src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT, '**/*.isolated.*'],
    isolate: false,
    environment: 'node',
    ...TIME_LIMITS,
    // Without the optimising compiler PGlite is ready in half the time, and tests are short.
    execArgv: ['--liftoff-only'],
  },
})
