import { defineProject } from 'vitest/config'

// Room for a machine that does other things as well.
export default defineProject({
  test: { name: 'sdk', include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
})
