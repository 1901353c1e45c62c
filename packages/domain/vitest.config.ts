import { defineProject } from 'vitest/config'
import { TIME_LIMITS } from '../../scripts/lib/breadth.mjs'

// Pure modules have no state that a test could change, so one module graph serves all files: four times as fast.
export default defineProject({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    setupFiles: ['test-support/random.setup.ts'],
    environment: 'node',
    isolate: false,
    ...TIME_LIMITS,
  },
})
