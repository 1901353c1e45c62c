import { defineProject } from 'vitest/config'
import { TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// Files share the modules of their worker: the contract is loaded once for each.
export default defineProject({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    isolate: false,
    environment: 'node',
    ...TIME_LIMITS,
  },
})
