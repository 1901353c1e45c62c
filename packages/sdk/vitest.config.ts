import { defineProject } from 'vitest/config'

// Generous for a busy machine.
export default defineProject({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
  },
})
