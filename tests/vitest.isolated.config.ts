import { fileURLToPath } from 'node:url'
import { configDefaults, defineProject } from 'vitest/config'
import { LEFT_OUT, TIME_LIMITS } from '../scripts/lib/breadth.mjs'

/** Tests without a page that replace modules, and therefore need separate module instances. */
export default defineProject({
  test: {
    name: 'isolated',
    // Absolute, because Vitest resolves a relative path from the current folder.
    dir: fileURLToPath(new URL('..', import.meta.url)),
    include: ['**/*.isolated.*test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT, '**/packages/web/**'],
    environment: 'node',
    ...TIME_LIMITS,
    // As in packages/gateway/vitest.config.ts.
    execArgv: ['--liftoff-only'],
  },
})
