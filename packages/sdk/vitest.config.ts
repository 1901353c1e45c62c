import { defineProject } from 'vitest/config'

// Files share the modules of their worker: the contract is loaded once for each. The time is generous for a busy machine.
export default defineProject({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
  },
})
