import { fileURLToPath } from 'node:url'
import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT, TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// A single project for the gateway's own tests and for those in tests/: both run the whole program, and each project
// loads it again. Files share the modules of their worker: the program is loaded, and PGlite compiled, once for each
// worker instead of once for each of a hundred files. Tests that replace modules run apart
// (tests/vitest.isolated.config.ts).
export default defineProject({
  test: {
    name: 'gateway',
    // Absolute, because Vitest resolves a relative path from its start folder.
    dir: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/gateway/src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT, '**/*.isolated.*'],
    isolate: false,
    environment: 'node',
    ...TIME_LIMITS,
    // PGlite starts in half the time without the optimising compiler, and tests are too short to need it.
    execArgv: ['--liftoff-only'],
  },
})
