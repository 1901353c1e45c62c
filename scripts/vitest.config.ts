import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'scripts', include: ['**/*.test.mjs'], environment: 'node', testTimeout: 120_000 },
})
